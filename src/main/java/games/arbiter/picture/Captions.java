package games.arbiter.picture;

import games.arbiter.engine.Action;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells a diagram in words: the parts that pictures, texts and descriptions share. */
final class Captions {

  private final Diagram diagram;
  private final Translator translator;

  Captions(Diagram diagram, Translator translator) {
    this.diagram = diagram;
    this.translator = translator;
  }

  String game() {
    return translator.say("ruleset." + diagram.replay().ruleset().id());
  }

  String version() {
    return translator.say("picture.version", Integer.toString(diagram.replay().version()));
  }

  /** The name of a seat, or of a color that is nobody's. */
  String side(String id) {
    boolean seat = diagram.replay().ruleset().catalogue().seats().contains(id);
    return translator.say((seat ? "seat." : "color.") + id);
  }

  /** The side and, in brackets, who plays it. */
  String sideWithPlayer(Diagram.Side side) {
    return side.player() == null
        ? side(side.id())
        : translator.say(
            "picture.side.player", side(side.id()), NameSanitizer.isolated(side.player()));
  }

  /** The side, who plays it and its points if the game has any. */
  String sideWithPoints(Diagram.Side side) {
    String name = sideWithPlayer(side);
    return side.points() == null
        ? name
        : translator.say("picture.side.points", name, Integer.toString(side.points()));
  }

  /** Whose turn it is, or how the game ended. */
  String turn() {
    Replay replay = diagram.replay();
    return replay
        .toMove()
        .map(seat -> translator.say("picture.to-move", side(seat)))
        .orElseGet(() -> result(replay.result().orElseThrow()));
  }

  private String result(GameResult result) {
    List<String> winners = result.winners().stream().map(this::side).toList();
    return switch (winners.size()) {
      case 0 -> translator.say("picture.draw");
      case 1 -> translator.say("picture.winner", winners.get(0));
      default -> translator.say("picture.winners", String.join(", ", winners));
    };
  }

  /** What decided a finished game, or the rule that ended it. */
  Optional<String> reason() {
    return diagram
        .replay()
        .result()
        .map(
            result ->
                result.decidedBy() == null
                    ? translator.say("rule." + result.rule()).replaceFirst("\\.$", "")
                    : translator.say("picture.decided-by." + result.decidedBy()));
  }

  /** The last action by its name and who did it; empty at version 0. */
  Optional<String> lastAction() {
    Replay replay = diagram.replay();
    return Optional.ofNullable(replay.action())
        .map(Action::name)
        .map(name -> translator.say("picture.last", name, side(replay.seat())));
  }

  /** The last action in words, and what else happened; empty at version 0. */
  List<String> lastActionInWords() {
    Replay replay = diagram.replay();
    List<String> words = new ArrayList<>();
    if (replay.action() != null) {
      String label = translator.say(replay.previous().details(replay.action()).label());
      words.add(translator.say("picture.last-in-words", label, side(replay.seat())));
    }
    for (Effect.SeatSkipped skipped : replay.effects(Effect.SeatSkipped.class)) {
      words.add(translator.say("picture.skipped", side(skipped.seat())));
    }
    for (Effect.TakenBack back : replay.effects(Effect.TakenBack.class)) {
      words.add(translator.say("picture.taken-back", Integer.toString(back.version())));
    }
    return words;
  }

  String board(Diagram.Board board) {
    return translator.say("board." + board.id());
  }

  /** Since when a board is frozen; empty while it is open. */
  Optional<String> frozen(Diagram.Board board) {
    return board.frozenAt().map(at -> translator.say("picture.frozen-since", Integer.toString(at)));
  }

  /** The board's name and whether it is frozen. */
  String boardWithState(Diagram.Board board) {
    return board(board) + frozen(board).map(state -> ", " + state).orElse("");
  }

  /** Who stands where on a board: each kind of piece with its spaces. */
  String placedPieces(Diagram.Board board) {
    Map<String, List<String>> spaces = new LinkedHashMap<>();
    for (Diagram.PlacedPiece placed : board.placedPieces()) {
      spaces.computeIfAbsent(placed.piece(), p -> new ArrayList<>()).add(placed.space().name());
    }
    List<String> words = new ArrayList<>();
    spaces.forEach((piece, at) -> words.add(piece(piece) + " " + String.join(", ", at)));
    return words.isEmpty() ? translator.say("picture.empty") : String.join("; ", words);
  }

  private String piece(String piece) {
    return translator.say("piece." + piece);
  }

  /** Pieces one after the other, equal ones counted. */
  String pieces(List<String> pieces) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    pieces.forEach(piece -> counts.merge(piece, 1, Integer::sum));
    List<String> words = new ArrayList<>();
    counts.forEach(
        (piece, count) -> words.add(count == 1 ? piece(piece) : piece(piece) + " × " + count));
    return String.join(", ", words);
  }
}
