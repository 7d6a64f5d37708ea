package games.arbiter.rest;

import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Opening;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Shown;
import games.arbiter.rest.schema.GameOptionsJson;
import games.arbiter.rest.schema.PositionJson;
import games.arbiter.rest.view.PositionView;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.Map;

/** Begins games and plays lines from what clients send; a problem says what is wrong with it. */
@Singleton
final class Beginnings {

  private final Rulesets rulesets;
  private final Opening opening;

  Beginnings(Rulesets rulesets, Opening opening) {
    this.rulesets = rulesets;
    this.opening = opening;
  }

  /**
   * What a game is to begin with, as requests have it.
   *
   * @param path of the object that has these fields, such as {@code record.}, or empty
   */
  record Wish(
      String path,
      String ruleset,
      GameOptionsJson options,
      String firstSeat,
      PositionJson position) {}

  /** The game at version 0. */
  Replay open(Wish wish) {
    PositionText layout = PositionView.layout(wish.position());
    Opening.Outcome outcome = opening.open(wish.ruleset(), options(wish), wish.firstSeat(), layout);
    if (outcome instanceof Opening.Outcome.Opened opened) {
      return opened.replay();
    }
    if (outcome instanceof Opening.Outcome.Invalid invalid) {
      throw Problem.inBody(wish.path() + invalid.field(), shortened(invalid.why())).thrown();
    }
    Ruleset ruleset = rulesets.find(wish.ruleset()).orElseThrow();
    var faults = ((Opening.Outcome.InvalidPosition) outcome).faults();
    throw Problem.of(
            Code.INVALID_POSITION,
            Translatable.of(Code.INVALID_POSITION.detailKey(), faults.violations().size()))
        .withField(wish.path() + "position")
        .withViolations(ruleset, faults.violations())
        .thrown();
  }

  /** Values as text, once they are known to have the type of their option. */
  private Map<String, String> options(Wish wish) {
    Map<String, String> texts = new LinkedHashMap<>();
    if (wish.options() != null) {
      wish.options()
          .values()
          .forEach(
              (name, value) -> {
                String type = type(wish.ruleset(), name);
                boolean number = RulesetOption.INTEGER.equals(type);
                if (type != null
                    && !(number ? value instanceof Integer : value instanceof String)) {
                  String field = wish.path() + "options." + name;
                  String wrong = number ? "invalid.type.number" : "invalid.type.text";
                  throw Problem.inBody(field, Translatable.of(wrong, Shown.of(field))).thrown();
                }
                texts.put(name, value.toString());
              });
    }
    return texts;
  }

  /** The type of an option; null if there is no such option. */
  private String type(String ruleset, String name) {
    return rulesets.find(ruleset).stream()
        .flatMap(r -> r.catalogue().options().stream())
        .filter(o -> o.name().equals(name))
        .map(RulesetOption::type)
        .findFirst()
        .orElse(null);
  }

  private static Translatable shortened(Translatable message) {
    return new Translatable(
        message.key(),
        message.args().stream().<Object>map(a -> a instanceof String s ? Shown.of(s) : a).toList());
  }
}
