package games.arbiter.rest;

import games.arbiter.engine.Layout;
import games.arbiter.engine.Message;
import games.arbiter.engine.Option;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
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
import java.util.Optional;

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
    Layout layout = PositionView.layout(wish.position());
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
            Message.of(Code.INVALID_POSITION.detailKey(), faults.violations().size()))
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
                if (!fits(wish.ruleset(), name, value)) {
                  String field = wish.path() + "options." + name;
                  throw Problem.inBody(field, Message.of("invalid.type", Shown.of(field))).thrown();
                }
                texts.put(name, value.toString());
              });
    }
    return texts;
  }

  private boolean fits(String ruleset, String name, Object value) {
    Optional<Option> option =
        rulesets.find(ruleset).stream()
            .flatMap(r -> r.catalogue().options().stream())
            .filter(o -> o.name().equals(name))
            .findFirst();
    if (option.isEmpty()) {
      return true;
    }
    return option.get().type().equals(Option.INTEGER)
        ? value instanceof Integer
        : value instanceof String;
  }

  private static Message shortened(Message message) {
    return new Message(
        message.key(),
        message.args().stream().<Object>map(a -> a instanceof String s ? Shown.of(s) : a).toList());
  }
}
