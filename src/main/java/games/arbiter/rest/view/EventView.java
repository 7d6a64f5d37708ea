package games.arbiter.rest.view;

import games.arbiter.engine.Effect;
import games.arbiter.engine.Replay;
import games.arbiter.play.Game;
import games.arbiter.rest.schema.EffectJson;
import games.arbiter.rest.schema.GameEventJson;
import java.time.Instant;
import java.util.List;

/** Events as clients see them. */
public final class EventView {

  private static final String CREATED = "created";

  private EventView() {}

  /** The event that made a game what it is at its version. */
  public static GameEventJson of(Game game) {
    Replay replay = game.replay();
    boolean created = replay.action() == null;
    Instant time = created ? game.created().createdAt() : game.event().time();
    return new GameEventJson(
        game.version(),
        created ? CREATED : replay.action().kind(),
        replay.seat(),
        created ? null : replay.action().name(),
        Timestamps.text(time),
        effects(replay.effects()),
        game.hash(),
        game.previousHash(),
        replay.status().id(),
        replay.toMove().orElse(null));
  }

  static List<EffectJson> effects(List<Effect> effects) {
    return effects.stream().map(effect -> effect.match(EffectView.CASES)).toList();
  }
}
