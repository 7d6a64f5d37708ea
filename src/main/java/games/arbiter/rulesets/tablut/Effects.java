package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.OfferKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The effects of an action, from the states before and after it. */
final class Effects {

  private Effects() {}

  /** The effects of a legal action, in the order in which they apply. */
  static List<Effect> of(
      TablutState before, TablutAction action, TablutState after, Optional<GameResult> end) {
    List<Effect> effects = new ArrayList<>();
    effects.add(
        new Effect.Moved(
            Pieces.token(before.board(), action.from()),
            Pieces.BOARD,
            Spaces.name(action.from()),
            Spaces.name(action.to())));
    Side loser = before.side().opponent();
    for (int space : Captures.between(before.board(), after.board(), loser)) {
      effects.add(
          new Effect.Captured(
              Pieces.token(before.board(), space), Pieces.BOARD, Spaces.name(space)));
    }
    if (Transitions.lapses(before)) {
      effects.add(new Effect.OfferLapsed(OfferKind.DRAW, before.offeredBy().seat()));
    }
    end.map(Effect.GameEnded::new).ifPresent(effects::add);
    return effects;
  }
}
