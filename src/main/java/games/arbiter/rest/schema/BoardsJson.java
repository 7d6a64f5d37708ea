package games.arbiter.rest.schema;

import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Boards",
    description = "The boards of a game with their proofs.",
    requiredProperties = {"version", "items"})
public record BoardsJson(
    @Schema(description = "The version of the game.") int version,
    @Schema(description = "Every board.") List<BoardJson> items) {
  public static BoardsJson of(Replay replay) {
    return new BoardsJson(replay.version(), boards(replay));
  }

  static List<BoardJson> boards(Replay replay) {
    List<PositionText.BoardRows> rows = replay.layout().boards();
    List<FreezeProof> proofs = replay.position().boardProofs();
    List<BoardJson> boards = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      boards.add(board(replay, rows.get(i), proofs.get(i)));
    }
    return boards;
  }

  private static BoardJson board(Replay replay, PositionText.BoardRows board, FreezeProof proof) {
    return new BoardJson(
        board.id(),
        board.rows(),
        proof.frozen(),
        replay.frozenAtVersion(board.id()).orElse(null),
        proof.witness(),
        proof.pairs() == null
            ? null
            : proof.pairs().stream()
                .map(p -> new BoardPairJson(p.attacker(), p.target(), p.reason()))
                .toList());
  }

  @Schema(
      name = "Board",
      description = "A board with its proof.",
      requiredProperties = {"id", "rows"})
  public record BoardJson(
      @Schema(description = "Its id.") String id,
      @Schema(description = "The rows, the far row first.") List<String> rows,
      @Schema(
              description =
                  "Whether no capture is possible on it any more; absent if the boards of the ruleset do not freeze.")
          Boolean frozen,
      @Schema(description = "The version at which it froze.") Integer frozenAtVersion,
      @Schema(
              description =
                  "For an open board in play: a shortest line of actions, turns ignored, that ends in a capture.")
          List<String> witness,
      @Schema(
              description =
                  "For a frozen board: each tower with each opposing tower that it is strong enough to take, and why it never can.")
          List<BoardPairJson> pairs) {}

  @Schema(
      name = "BoardPair",
      description = "Two pieces: the first is strong enough to take the second and never can.",
      requiredProperties = {"attacker", "target", "reason"})
  public record BoardPairJson(
      @Schema(description = "The stronger piece.") String attacker,
      @Schema(description = "The piece that it is strong enough to take.") String target,
      @Schema(
              description =
                  "`passed`: the target is behind the attacker; `too-far`: it is too many columns aside; `blocked`: other pieces keep the two apart for ever.")
          String reason) {}
}
