package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Begins games from what a client sends, or says what is wrong with it. */
public final class Opening {

  private final Rulesets rulesets;

  public Opening(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  /** A beginning or a line of play, or what is wrong with it. */
  public sealed interface Outcome {

    record Opened(Replay replay) implements Outcome {}

    /** A value that cannot be: the path of its field ({@code options.tieBreak}) and why. */
    record Invalid(String field, Translatable why) implements Outcome {}

    /** A set position that cannot be. */
    record InvalidPosition(Verdict.Refused<?> faults) implements Outcome {}

    /**
     * An action of the line that has no name in the ruleset ({@code verdict} null) or is illegal.
     */
    record IllegalLine(int number, String name, Replay before, Verdict.Refused<?> verdict)
        implements Outcome {}
  }

  /** A game at version 0. */
  public Outcome open(
      String rulesetId, Map<String, String> options, String firstSeat, PositionText layout) {
    Optional<Ruleset> found = rulesets.find(rulesetId);
    if (found.isEmpty()) {
      return new Outcome.Invalid(
          "ruleset", Translatable.of("invalid.ruleset", rulesetId, rulesets.ids()));
    }
    Ruleset ruleset = found.get();
    Catalogue catalogue = ruleset.catalogue();
    for (Map.Entry<String, String> given : options.entrySet()) {
      String field = "options." + given.getKey();
      Optional<RulesetOption> option =
          catalogue.options().stream().filter(o -> o.name().equals(given.getKey())).findFirst();
      if (option.isEmpty()) {
        return new Outcome.Invalid(
            field, Translatable.of("invalid.option", given.getKey(), rulesetId));
      }
      if (!option.get().allows(given.getValue())) {
        return new Outcome.Invalid(field, range(option.get(), given.getValue()));
      }
    }
    if (firstSeat != null && !catalogue.firstSeats().contains(firstSeat)) {
      return new Outcome.Invalid(
          "firstSeat",
          catalogue.firstSeats().isEmpty()
              ? Translatable.of("invalid.first-seat.none", rulesetId)
              : Translatable.of(
                  "invalid.word", firstSeat, String.join(", ", catalogue.firstSeats())));
    }
    return begin(ruleset, GameOptions.of(catalogue, options), firstSeat, layout);
  }

  private static Translatable range(RulesetOption option, String value) {
    return option.type().equals(RulesetOption.INTEGER)
        ? Translatable.of(
            "invalid.number",
            value,
            Integer.toString(option.minimum()),
            Integer.toString(option.maximum()))
        : Translatable.of("invalid.word", value, String.join(", ", option.values()));
  }

  private static Outcome begin(
      Ruleset ruleset, GameOptions options, String firstSeat, PositionText layout) {
    List<String> choices = ruleset.catalogue().firstSeats();
    String first = firstSeat == null && !choices.isEmpty() ? choices.get(0) : firstSeat;
    if (layout == null) {
      return new Outcome.Opened(Replay.start(ruleset, options, first));
    }
    Verdict<Replay> verdict = Replay.set(ruleset, options, first, layout);
    if (verdict instanceof Verdict.Accepted<Replay> accepted) {
      return new Outcome.Opened(accepted.next());
    }
    return new Outcome.InvalidPosition((Verdict.Refused<Replay>) verdict);
  }

  /** A line of actions, by name, from a beginning. */
  public static Outcome play(Replay start, List<String> names) {
    Replay replay = start;
    for (int i = 0; i < names.size(); i++) {
      Optional<Action> action = Replay.action(replay.ruleset(), names.get(i));
      if (action.isEmpty()) {
        return new Outcome.IllegalLine(i + 1, names.get(i), replay, null);
      }
      Verdict<Replay> verdict = replay.play(action.get());
      if (!(verdict instanceof Verdict.Accepted<Replay> accepted)) {
        return new Outcome.IllegalLine(
            i + 1, names.get(i), replay, (Verdict.Refused<Replay>) verdict);
      }
      replay = accepted.next();
    }
    return new Outcome.Opened(replay);
  }
}
