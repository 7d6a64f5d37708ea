package games.arbiter.rest.view;

import games.arbiter.engine.Replay;
import games.arbiter.play.Game;
import games.arbiter.rest.schema.GameRecordJson;
import java.util.List;

/** Games as records, to be carried away. */
public final class RecordView {

  private RecordView() {}

  public static GameRecordJson of(Game game) {
    Replay replay = game.replay();
    Replay.Beginning beginning = replay.beginning();
    return new GameRecordJson(
        beginning.ruleset().id(),
        beginning.ruleset().version(),
        RulesetTraits.options(beginning.ruleset(), beginning.options()),
        beginning.firstSeat(),
        beginning.layout() == null ? null : PositionView.of(beginning.layout()),
        beginning.takeBacks() ? true : null,
        GameView.players(game.created().players()),
        actions(game),
        GameView.result(replay),
        game.hash());
  }

  static List<String> actions(Game game) {
    return game.versions(1, game.version()).stream().map(g -> g.replay().action().name()).toList();
  }
}
