package games.arbiter.rulesets.talat;

import games.arbiter.engine.Action;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.Ruleset;
import games.arbiter.rulesets.Replays;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Boards to be proved open or frozen. */
public final class SampledBoards {

  private final List<Board> boards;

  private SampledBoards(List<Board> boards) {
    this.boards = boards;
  }

  /** Every board on which something was done in play, in random games of a seed. */
  public static SampledBoards ofRandomPlay(Ruleset ruleset, int games, long seed) {
    Random random = new Random(seed);
    List<Board> boards = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      TalatState now = ((TalatPosition) Replays.start(ruleset).position()).state();
      while (now.seatToMove() != TalatState.NOBODY) {
        List<Action> legal = LegalActions.of(now);
        TalatAction action = (TalatAction) legal.get(random.nextInt(legal.size()));
        now = Transitions.after(now, action);
        if (!now.isSetup() && action.type() != TalatAction.Type.PLACE) {
          boards.add(now.board(action.board()));
        }
      }
    }
    return new SampledBoards(boards);
  }

  /** The boards of the conformance data. */
  public static SampledBoards hard() {
    return new SampledBoards(FreezeBoards.all().stream().map(FreezeBoards::board).toList());
  }

  /** The one among these boards whose quickest of many decisions takes longest. */
  public int hardest(int decisions) {
    long longest = -1;
    int hardest = 0;
    for (int board = 0; board < size(); board++) {
      long quickest = Long.MAX_VALUE;
      for (int i = 0; i < decisions; i++) {
        long began = System.nanoTime();
        prove(board);
        quickest = Math.min(quickest, System.nanoTime() - began);
      }
      if (quickest > longest) {
        longest = quickest;
        hardest = board;
      }
    }
    return hardest;
  }

  public int size() {
    return boards.size();
  }

  /** Decides whether a board is frozen, and proves it. */
  public FreezeProof prove(int index) {
    return Freeze.proof(0, boards.get(index));
  }
}
