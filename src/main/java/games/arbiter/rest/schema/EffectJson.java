package games.arbiter.rest.schema;

import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Effect",
    description = "A change that an action made. The type decides which fields are present.",
    requiredProperties = {"type"})
public record EffectJson(
    @Schema(
            description =
                "`placed`, `removed`, `play-began`, `moved`, `captured`, `board-frozen`, `seat-skipped`, `draw-offered`, `draw-accepted`, `draw-declined`, `draw-lapsed`, `take-back-asked`, `take-back-accepted`, `take-back-declined`, `take-back-lapsed`, `taken-back`, `resigned` or `game-ended`. New types may come.")
        String type,
    @Schema(description = "The piece concerned.") String piece,
    @Schema(description = "The board concerned.") String board,
    @Schema(description = "The space concerned.") String at,
    @Schema(description = "The space that a piece left.") String from,
    @Schema(
            description =
                "The space that a piece came to; of `taken-back` the version that the game went back to.")
        String to,
    @Schema(description = "The seat concerned.") String seat,
    @Schema(description = "The rule that ended the game.") String rule,
    @Schema(description = "The winners; empty for a draw.") List<String> winners,
    @Schema(description = "`points`, `tie-break` or `shared`.") String decidedBy) {
  private static final Cases CASES = new Cases();

  static List<EffectJson> of(List<Effect> effects) {
    return effects.stream().map(effect -> effect.match(CASES)).toList();
  }

  private static final class Cases implements Effect.Cases<EffectJson> {

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
}
