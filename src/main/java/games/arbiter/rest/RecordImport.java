package games.arbiter.rest;

import games.arbiter.engine.Replay;
import games.arbiter.play.ActionSequence;
import games.arbiter.play.Checked;
import games.arbiter.play.HashChain;
import games.arbiter.play.InputRejection;
import games.arbiter.play.StartChecker;
import games.arbiter.rest.schema.GameJson;
import games.arbiter.rest.schema.GameRecordJson;
import jakarta.inject.Singleton;

/** Replays game records and checks their other fields against the outcome. */
@Singleton
final class RecordImport {

  private static final String PATH = "record.";
  private static final ActionSequence ACTIONS = ActionSequence.ofRecord(PATH + "actions");

  private final StartChecker starts;

  RecordImport(StartChecker starts) {
    this.starts = starts;
  }

  /** The game of a record, after its last action. */
  Checked<Replay> replay(GameRecordJson json) {
    return starts
        .start(StartRequests.of(PATH, json))
        .then(
            start ->
                agrees("rulesetVersion", json.rulesetVersion(), start.ruleset().version(), start))
        .then(start -> ACTIONS.play(start, json.actions()))
        .then(replay -> agrees("result", json.result(), GameJson.result(replay), replay))
        .then(replay -> agrees("hash", json.hash(), HashChain.of(replay), replay));
  }

  /** Rejects a field that differs from what the actions lead to. */
  private static Checked<Replay> agrees(String field, Object claimed, Object right, Replay replay) {
    return claimed == null || claimed.equals(right)
        ? Checked.valid(replay)
        : Checked.rejected(new InputRejection.WrongClaim(PATH + field));
  }
}
