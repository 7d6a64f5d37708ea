package games.arbiter.play;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Checks how games are to start. */
public final class StartChecker {

  private final Rulesets rulesets;

  public StartChecker(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  /** The game at version 0. */
  public Checked<Replay> start(StartRequest request) {
    Optional<Ruleset> ruleset = rulesets.find(request.ruleset());
    if (ruleset.isEmpty()) {
      return invalid(
          request,
          "ruleset",
          Translatable.of("invalid.ruleset", request.ruleset(), rulesets.ids()));
    }
    return options(request, ruleset.get().catalogue())
        .then(
            options ->
                firstSeat(request, ruleset.get().catalogue())
                    .then(first -> start(request, ruleset.get(), options, first.orElse(null))))
        .map(start -> request.takeBacks() ? start.withTakeBacks() : start);
  }

  private static Checked<GameOptions> options(StartRequest request, Catalogue catalogue) {
    Map<String, String> texts = new TreeMap<>();
    for (Map.Entry<String, Object> given : request.options().entrySet()) {
      String field = "options." + given.getKey();
      Optional<RulesetOption> option =
          catalogue.options().stream().filter(o -> o.name().equals(given.getKey())).findFirst();
      if (option.isEmpty()) {
        return invalid(
            request, field, Translatable.of("invalid.option", given.getKey(), request.ruleset()));
      }
      Optional<Translatable> wrong = wrong(request.path() + field, option.get(), given.getValue());
      if (wrong.isPresent()) {
        return invalid(request, field, wrong.get());
      }
      texts.put(given.getKey(), given.getValue().toString());
    }
    return Checked.valid(GameOptions.of(catalogue, texts));
  }

  /** What is wrong with the value of an option; empty if nothing is. */
  private static Optional<Translatable> wrong(String field, RulesetOption option, Object value) {
    boolean number = option.type().equals(RulesetOption.INTEGER);
    if (!(number ? value instanceof Integer : value instanceof String)) {
      return Optional.of(
          Translatable.of(number ? "invalid.type.number" : "invalid.type.text", field));
    }
    return option.allows(value.toString())
        ? Optional.empty()
        : Optional.of(range(option, value.toString()));
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

  /** Empty where the ruleset leaves no choice. */
  private static Checked<Optional<String>> firstSeat(StartRequest request, Catalogue catalogue) {
    List<String> choices = catalogue.firstSeats();
    String wanted = request.firstSeat();
    if (wanted == null) {
      return Checked.valid(choices.stream().findFirst());
    }
    return choices.contains(wanted)
        ? Checked.valid(Optional.of(wanted))
        : invalid(
            request,
            "firstSeat",
            choices.isEmpty()
                ? Translatable.of("invalid.first-seat.none", request.ruleset())
                : Translatable.of("invalid.word", wanted, String.join(", ", choices)));
  }

  private static Checked<Replay> start(
      StartRequest request, Ruleset ruleset, GameOptions options, String firstSeat) {
    if (request.layout() == null) {
      return Checked.valid(Replay.start(ruleset, options, firstSeat));
    }
    return Replay.set(ruleset, options, firstSeat, request.layout())
        .match(
            accepted -> Checked.valid(accepted.next()),
            refused ->
                Checked.rejected(
                    new InputRejection.InvalidPosition(
                        request.path() + "position", ruleset, refused)));
  }

  private static <T> Checked<T> invalid(StartRequest request, String field, Translatable why) {
    return Checked.rejected(new InputRejection.InvalidField(request.path() + field, why));
  }
}
