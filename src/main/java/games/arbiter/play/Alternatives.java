package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Replay;
import java.util.List;

/** What a seat may do instead of an illegal action. */
public final class Alternatives {

  private static final int MAX = 12;

  private Alternatives() {}

  /** The names of legal actions of the piece that the illegal action is about, at most 12. */
  public static List<String> to(Action illegal, Replay before) {
    List<Action> legal = before.legalActions();
    if (legal.isEmpty() || before.details(illegal).piece() == null) {
      return List.of();
    }
    ActionDetails about = before.details(illegal);
    return legal.stream()
        .filter(action -> isOfSamePiece(about, before.details(action)))
        .map(Action::name)
        .limit(MAX)
        .toList();
  }

  private static boolean isOfSamePiece(ActionDetails one, ActionDetails other) {
    return one.piece().equals(other.piece())
        && (one.from() == null
            || one.from().equals(other.from()) && one.board().equals(other.board()));
  }
}
