package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A diagram as lines of text for a fixed-width font, boards side by side where they fit. */
public final class TextPicture {

  private static final int WIDEST = 100;
  private static final String BETWEEN = "   ";

  private final Diagram diagram;
  private final Translator translator;
  private final Captions captions;
  private final TextBoard boards;

  private TextPicture(Diagram diagram, Translator translator) {
    this.diagram = diagram;
    this.translator = translator;
    this.captions = new Captions(diagram, translator);
    Appearance look = diagram.replay().ruleset().look();
    boolean stateful = diagram.boards().stream().anyMatch(b -> b.frozenAt().isPresent());
    this.boards = new TextBoard(look, translator, captions, stateful);
  }

  /** The whole game; every line ends in LF. */
  public static String of(Diagram diagram, Translator translator) {
    return new TextPicture(diagram, translator).text();
  }

  private String text() {
    List<String> lines = new ArrayList<>();
    lines.add(captions.game() + " · " + captions.version());
    lines.add(captions.turn() + captions.reason().map(r -> " (" + r + ")").orElse(""));
    captions.lastAction().ifPresent(lines::add);
    lines.add("");
    lines.addAll(beside(diagram.boards().stream().map(boards::lines).toList()));
    lines.add("");
    diagram.sides().forEach(side -> lines.addAll(side(side)));
    lines.addAll(legend());
    return lines.stream().map(line -> line.stripTrailing() + "\n").collect(Collectors.joining());
  }

  /** Blocks of lines side by side, or beneath each other if they are too wide together. */
  private static List<String> beside(List<List<String>> blocks) {
    int widest = blocks.stream().mapToInt(TextPicture::width).sum();
    List<String> lines = new ArrayList<>();
    if (widest + BETWEEN.length() * (blocks.size() - 1) > WIDEST) {
      blocks.forEach(
          block -> {
            lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
            lines.addAll(block);
          });
      return lines;
    }
    int height = blocks.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < height; i++) {
      int row = i;
      lines.add(
          blocks.stream()
              .map(block -> TextBoard.pad(row < block.size() ? block.get(row) : "", width(block)))
              .collect(Collectors.joining(BETWEEN)));
    }
    return lines;
  }

  private static int width(List<String> block) {
    return block.stream().mapToInt(line -> line.codePointCount(0, line.length())).max().orElse(0);
  }

  private List<String> side(Diagram.Side side) {
    List<String> lines = new ArrayList<>();
    lines.add((side.toMove() ? "> " : "  ") + captions.sideWithPoints(side));
    pieces("picture.in-hand", side.hand(), lines);
    pieces("picture.captured", side.captured(), lines);
    return lines;
  }

  private void pieces(String caption, List<String> pieces, List<String> lines) {
    if (!pieces.isEmpty()) {
      lines.add(
          "    "
              + translator.say("picture.list", translator.say(caption), String.join(" ", pieces)));
    }
  }

  private List<String> legend() {
    List<String> lines = new ArrayList<>();
    List<Diagram.Board> drawn = diagram.boards();
    if (drawn.stream().anyMatch(b -> b.lastAction().isPresent())) {
      lines.add(translator.say("picture.text.trace"));
    }
    drawn.stream()
        .flatMap(b -> b.marks().stream())
        .forEach(
            mark -> lines.add(TextBoard.sign(mark.sign()) + " " + translator.say(mark.meaning())));
    if (diagram.replay().ruleset().catalogue().pieces().size() <= 6) {
      diagram.replay().ruleset().catalogue().pieces().forEach(p -> lines.add(piece(p.piece())));
    }
    return lines.isEmpty() ? lines : prepend("", lines);
  }

  private String piece(String piece) {
    return piece + " " + translator.say("piece." + piece);
  }

  private static List<String> prepend(String first, List<String> rest) {
    List<String> lines = new ArrayList<>(List.of(first));
    lines.addAll(rest);
    return lines;
  }
}
