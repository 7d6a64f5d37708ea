package games.arbiter.rulesets;

import games.arbiter.engine.Action;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Grid;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Every action that has a name in a ruleset, found by trying all forms that a name can have with
 * the boards, pieces and seats of its catalogue.
 */
final class ActionNames {

  private final Ruleset ruleset;
  private final Set<String> names = new LinkedHashSet<>();

  private ActionNames(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** The actions of all names, legal or not. */
  static List<Action> of(Ruleset ruleset) {
    ActionNames found = new ActionNames(ruleset);
    for (Catalogue.Board board : ruleset.catalogue().boards()) {
      found.onBoard(board);
    }
    found.ofSeats();
    return found.names.stream().flatMap(n -> Replay.action(ruleset, n).stream()).toList();
  }

  private void onBoard(Catalogue.Board board) {
    List<String> spaces = spaces(board);
    for (String to : spaces) {
      for (String from : spaces) {
        for (String move : List.of(from + "-" + to, from + "x" + to)) {
          names.add(move);
          names.add(board.id() + ":" + move);
        }
      }
      for (Catalogue.Piece piece : ruleset.catalogue().pieces()) {
        for (String token : List.of(piece.piece(), piece.piece().substring(1))) {
          names.add(token + "@" + to);
          names.add(token + "@" + board.id() + ":" + to);
        }
      }
    }
  }

  /** The names of a board's spaces. */
  static List<String> spaces(Catalogue.Board board) {
    return new Grid(board.width(), board.height()).names();
  }

  /** The kinds that seats can do at the start or after one another there, with every seat. */
  private void ofSeats() {
    Set<String> kinds = new LinkedHashSet<>();
    Replay start = Replays.start(ruleset);
    for (Action first : start.seatActions()) {
      kinds.add(first.kind());
      if (start.play(first) instanceof Verdict.Accepted<Replay> accepted) {
        accepted.next().seatActions().forEach(second -> kinds.add(second.kind()));
      }
    }
    for (String seat : ruleset.catalogue().seats()) {
      kinds.forEach(kind -> names.add(seat + ":" + kind));
    }
  }
}
