package games.arbiter.rest;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Game;
import games.arbiter.play.HashChain;
import games.arbiter.play.Opening;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.schema.GameRecordJson;
import games.arbiter.rest.schema.GameResultJson;
import games.arbiter.rest.view.GameView;
import jakarta.inject.Singleton;
import java.util.List;

/** Plays records through; a problem says what is wrong with one. */
@Singleton
final class Records {

  private static final int ACTIONS_AT_MOST = Game.MAX_VERSIONS;

  private final Beginnings beginnings;

  Records(Beginnings beginnings) {
    this.beginnings = beginnings;
  }

  /** The game of a record, after its last action. */
  Replay replay(GameRecordJson json) {
    checkLength("record.actions", json.actions());
    Replay start =
        beginnings.open(
            new Beginnings.Wish(
                "record.", json.ruleset(), json.options(), json.firstSeat(), json.position()));
    check(
        "record.rulesetVersion", json.rulesetVersion(), Integer.valueOf(start.ruleset().version()));
    Opening.Outcome outcome = Opening.play(start, json.actions());
    if (outcome instanceof Opening.Outcome.IllegalLine line) {
      throw Refusals.inRecord(line.number(), line.name(), line.before(), line.verdict()).thrown();
    }
    Replay replay = ((Opening.Outcome.Opened) outcome).replay();
    if (json.result() != null) {
      GameResultJson result = GameView.result(replay);
      check("record.result", json.result(), result);
    }
    check("record.hash", json.hash(), HashChain.of(replay));
    return replay;
  }

  /** What a record says beside its actions must be what they lead to. */
  private static void check(String field, Object said, Object right) {
    if (said != null && !said.equals(right)) {
      throw Problem.of(Code.ILLEGAL_RECORD, Translatable.of("problem.illegal-record.field", field))
          .withField(field)
          .thrown();
    }
  }

  /** A line that is not too long. */
  static void checkLength(String field, List<String> actions, int atMost) {
    if (actions.size() > atMost) {
      throw Problem.inBody(
              field, Translatable.of("invalid.too-many", field, Integer.toString(atMost)))
          .thrown();
    }
  }

  /** A line of evaluations and records. */
  static void checkLength(String field, List<String> actions) {
    checkLength(field, actions, ACTIONS_AT_MOST);
  }
}
