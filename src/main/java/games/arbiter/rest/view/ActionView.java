package games.arbiter.rest.view;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Replay;
import games.arbiter.rest.schema.ActionJson;
import games.arbiter.rest.schema.LegalActionsJson;
import games.arbiter.rest.text.Texts;
import java.util.List;
import java.util.function.Predicate;

/** Actions as clients see them, in the reader's language. */
public final class ActionView {

  private ActionView() {}

  /** What can be done; {@code wanted} chooses among the actions on boards. */
  public static LegalActionsJson legalActions(
      Replay replay, Predicate<ActionDetails> wanted, Texts texts) {
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
        .map(action -> of(replay, action, texts))
        .toList();
  }

  static List<ActionJson> ofSeats(Replay replay, Texts texts) {
    return replay.seatActions().stream().map(action -> of(replay, action, texts)).toList();
  }

  private static ActionJson of(Replay replay, Action action, Texts texts) {
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
}
