package games.arbiter.rest.view;

import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.rest.schema.EffectJson;

/** Effects as clients see them. */
final class EffectView implements Effect.Cases<EffectJson> {

  static final EffectView CASES = new EffectView();

  private EffectView() {}

  @Override
  public EffectJson placed(Effect.Placed effect) {
    return at(effect, effect.piece(), effect.board(), effect.at());
  }

  @Override
  public EffectJson removed(Effect.Removed effect) {
    return at(effect, effect.piece(), null, null);
  }

  @Override
  public EffectJson playBegan(Effect.PlayBegan effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson moved(Effect.Moved e) {
    return new EffectJson(
        e.type(), e.piece(), e.board(), null, e.from(), e.to(), null, null, null, null);
  }

  @Override
  public EffectJson captured(Effect.Captured effect) {
    return at(effect, effect.piece(), effect.board(), effect.at());
  }

  @Override
  public EffectJson boardFrozen(Effect.BoardFrozen effect) {
    return at(effect, null, effect.board(), null);
  }

  @Override
  public EffectJson seatSkipped(Effect.SeatSkipped effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson offerMade(Effect.OfferMade effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson offerAccepted(Effect.OfferAccepted effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson offerDeclined(Effect.OfferDeclined effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson offerLapsed(Effect.OfferLapsed effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson takenBack(Effect.TakenBack e) {
    String to = Integer.toString(e.version());
    return new EffectJson(e.type(), null, null, null, null, to, null, null, null, null);
  }

  @Override
  public EffectJson resigned(Effect.Resigned effect) {
    return ofSeat(effect, effect.seat());
  }

  @Override
  public EffectJson gameEnded(Effect.GameEnded effect) {
    GameResult end = effect.result();
    return new EffectJson(
        effect.type(),
        null,
        null,
        null,
        null,
        null,
        null,
        end.rule(),
        end.winners(),
        end.decidedBy());
  }

  private static EffectJson at(Effect effect, String piece, String board, String space) {
    return new EffectJson(effect.type(), piece, board, space, null, null, null, null, null, null);
  }

  private static EffectJson ofSeat(Effect effect, String seat) {
    return new EffectJson(effect.type(), null, null, null, null, null, seat, null, null, null);
  }
}
