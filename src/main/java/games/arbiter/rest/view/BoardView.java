package games.arbiter.rest.view;

import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.rest.schema.BoardJson;
import games.arbiter.rest.schema.BoardPairJson;
import games.arbiter.rest.schema.BoardsJson;
import java.util.ArrayList;
import java.util.List;

/** Boards with their proofs as clients see them. */
public final class BoardView {

  private BoardView() {}

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
}
