package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Status;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.play.CommandRejection.MalformedAction;
import games.arbiter.play.CommandRejection.Refused;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Plays lines of actions, given by name, from a position.
 *
 * @param path of the list in the request, such as {@code record.actions}
 * @param step plays one action
 * @param refusal why the line is rejected if the rules refuse its action of a number
 */
public record ActionSequence(
    String path,
    BiFunction<Replay, Action, Verdict<Replay>> step,
    BiFunction<Integer, Refused, Rejection> refusal) {

  /** The actions of a game record: they are as many as a game may have. */
  public static ActionSequence ofRecord(String path) {
    return new ActionSequence(path, Replay::follow, InputRejection.IllegalRecord::new);
  }

  /** Actions from a start that are evaluated: as many as a record may have. */
  public static ActionSequence evaluated(String path) {
    return new ActionSequence(
        path, Replay::follow, (number, refused) -> inLine(number, null, refused));
  }

  /**
   * Actions that are tried out in a game, where acting must accept them.
   *
   * @param version the newest version of the game, or null if the line begins at an older one
   */
  static ActionSequence previewed(String path, Integer version) {
    return new ActionSequence(
        path, Replay::play, (number, refused) -> inLine(number, version, refused));
  }

  private static Rejection inLine(int number, Integer version, Refused refused) {
    return new InputRejection.InLine(number, null, version, refused);
  }

  /** The game after a line. A record may have one action more than a game goes on, to end it. */
  public Checked<Replay> play(Replay start, List<String> names) {
    if (names.size() > Replay.MAX_VERSIONS + 1) {
      return Checked.rejected(tooMany());
    }
    Checked<Replay> played = Checked.valid(start);
    for (int i = 0; i < names.size(); i++) {
      int number = i + 1;
      played = played.then(before -> play(before, number, names.get(number - 1)));
    }
    return played.then(
        after ->
            names.size() > Replay.MAX_VERSIONS && after.status() != Status.FINISHED
                ? Checked.rejected(tooMany())
                : Checked.valid(after));
  }

  private Checked<Replay> play(Replay before, int number, String name) {
    Optional<Action> action = Replay.action(before.ruleset(), name);
    if (action.isEmpty()) {
      String field = path + "[" + (number - 1) + "]";
      return Checked.rejected(
          new InputRejection.InLine(number, field, null, new MalformedAction(name, before)));
    }
    return step.apply(before, action.get())
        .match(
            accepted -> Checked.valid(accepted.next()),
            refused ->
                Checked.rejected(
                    refusal.apply(number, new Refused(before, action.get(), refused))));
  }

  private Rejection tooMany() {
    return new InputRejection.InvalidField(
        path, Translatable.of("invalid.too-many", path, Integer.toString(Replay.MAX_VERSIONS)));
  }
}
