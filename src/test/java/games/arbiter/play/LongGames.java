package games.arbiter.play;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.Replays;
import java.time.Instant;
import java.util.List;

/** Games that go on for ever: a draw is offered and declined again and again. */
final class LongGames {

  static final String END = "attackers:resign";

  private static final Replay START =
      Replays.start(Rulesets.registered().find("tablut").orElseThrow());

  private LongGames() {}

  /** The action that such a game goes on with. */
  static String next(Game game) {
    return next(game.replay());
  }

  private static String next(Replay replay) {
    return replay.version() % 2 == 0 ? "attackers:offer-draw" : "defenders:decline-draw";
  }

  static Game of(int versions, Access access) {
    Replay replay = START;
    for (int version = 0; version < versions; version++) {
      Replay before = replay;
      replay =
          before
              .follow(Replay.action(before.ruleset(), next(before)).orElseThrow())
              .match(accepted -> accepted.next(), refused -> before);
    }
    GameCreated created =
        new GameCreated(
            Samples.id(),
            START.beginning(),
            access,
            false,
            Instant.EPOCH,
            List.of(),
            List.of(),
            null);
    return Game.begin(created, START).followedBy(replay, Instant.EPOCH);
  }
}
