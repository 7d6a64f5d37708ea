package games.arbiter.rest.schema;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Replay;
import games.arbiter.rest.text.Texts;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "LegalActions",
    description = "What can be done in a game.",
    requiredProperties = {"version", "status", "items", "seatActions"})
public record LegalActionsJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "The actions on boards of the seat to move, sorted by name.")
        List<ActionJson> items,
    @Schema(description = "The actions that a seat may do at any time, sorted by name.")
        List<ActionJson> seatActions) {
  /** What can be done; {@code wanted} chooses among the actions on boards. */
  public static LegalActionsJson of(Replay replay, Predicate<ActionDetails> wanted, Texts texts) {
    return new LegalActionsJson(
        replay.version(),
        replay.status().id(),
        replay.toMove().orElse(null),
        onBoards(replay, wanted, texts),
        ofSeats(replay, texts));
  }

  static List<ActionJson> onBoards(Replay replay, Predicate<ActionDetails> wanted, Texts texts) {
    return replay.legalActions().stream()
        .filter(action -> wanted.test(replay.details(action)))
        .map(action -> action(replay, action, texts))
        .toList();
  }

  static List<ActionJson> ofSeats(Replay replay, Texts texts) {
    return replay.seatActions().stream().map(action -> action(replay, action, texts)).toList();
  }

  private static ActionJson action(Replay replay, Action action, Texts texts) {
    ActionDetails details = replay.details(action);
    return new ActionJson(
        action.name(),
        action.kind(),
        details.seat(),
        details.piece(),
        details.board(),
        details.from(),
        details.to(),
        details.captures().isEmpty() ? null : details.captures(),
        texts.text(details.label()));
  }

  @Schema(
      name = "Action",
      description = "A legal action.",
      requiredProperties = {"action", "kind", "seat", "label"})
  public record ActionJson(
      @Schema(description = "The name of the action.", examples = "wb:e5xd5") String action,
      @Schema(
              description =
                  "`place`, `move`, `capture`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back` or `decline-take-back`. New kinds may come.")
          String kind,
      @Schema(description = "The seat that acts.") String seat,
      @Schema(description = "The piece; absent for an action of a seat.") String piece,
      @Schema(description = "The board; absent for an action of a seat.") String board,
      @Schema(description = "The space that the piece leaves; absent if it comes from a hand.")
          String from,
      @Schema(description = "The space that the piece goes to; absent for an action of a seat.")
          String to,
      @Schema(description = "The spaces of the captured pieces; absent if it captures none.")
          List<String> captures,
      @Schema(description = "The action in words, in the reader's language.") String label) {}
}
