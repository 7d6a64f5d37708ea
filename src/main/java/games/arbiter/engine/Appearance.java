package games.arbiter.engine;

import java.util.List;
import java.util.Optional;

/**
 * How pieces and boards of a ruleset look, beyond what its catalogue says. Pictures are drawn from
 * this, the catalogue and the layout.
 *
 * @param figures one for every piece of the catalogue
 * @param marks the spaces that differ from others; none in most rulesets
 */
public record Appearance(List<Figure> figures, List<Mark> marks) {
  public Appearance {
    figures = List.copyOf(figures);
    marks = List.copyOf(marks);
  }

  /** How light a figure is. */
  public enum Shade {
    LIGHT("light"),
    MIDDLE("middle"),
    DARK("dark");

    private final String id;

    Shade(String id) {
      this.id = id;
    }

    /** The name that clients see. */
    public String id() {
      return id;
    }
  }

  /** The sign on a marked space. */
  public enum Sign {
    CROSS("cross"),
    DOT("dot");

    private final String id;

    Sign(String id) {
      this.id = id;
    }

    /** The name that clients see. */
    public String id() {
      return id;
    }
  }

  /**
   * How a piece looks.
   *
   * @param color whose it is, as in the catalogue
   * @param label the few characters written on it
   * @param corners of its outline; 0 for a disc
   * @param size 1 small, 2 medium, 3 large
   * @param crowned whether it bears a crown
   */
  public record Figure(
      String piece,
      String color,
      String label,
      int corners,
      int size,
      Shade shade,
      boolean crowned) {

    /** The same with something else written on it. */
    public Figure labelled(String other) {
      return new Figure(piece, color, other, corners, size, shade, crowned);
    }
  }

  /** Spaces of a board that bear a sign; the meaning is in the ruleset's texts. */
  public record Mark(Sign sign, String board, List<String> spaces, Translatable meaning) {}

  /** The look of a piece; empty if the ruleset has no such piece. */
  public Optional<Figure> figure(String piece) {
    return figures.stream().filter(f -> f.piece().equals(piece)).findFirst();
  }

  /** The shade of the pieces of a color; in between if it has none. */
  public Shade shade(String color) {
    return figures.stream()
        .filter(f -> f.color().equals(color))
        .map(Figure::shade)
        .findFirst()
        .orElse(Shade.MIDDLE);
  }

  /** The corners that all uncrowned pieces of a color have; 0 where they differ. */
  public int corners(String color) {
    List<Integer> corners =
        figures.stream()
            .filter(f -> f.color().equals(color) && !f.crowned())
            .map(Figure::corners)
            .distinct()
            .toList();
    return corners.size() == 1 ? corners.get(0) : 0;
  }

  /** The look that a catalogue alone suggests: outline by sides, shade by color, no marks. */
  public static Appearance of(Catalogue catalogue) {
    return new Appearance(catalogue.pieces().stream().map(Appearance::figure).toList(), List.of());
  }

  private static Figure figure(Catalogue.Piece p) {
    int corners = p.sides() == null ? 0 : p.sides();
    int size = p.size() == null ? 2 : p.size();
    Shade shade =
        switch (p.color()) {
          case "white" -> Shade.LIGHT;
          case "black" -> Shade.DARK;
          default -> Shade.MIDDLE;
        };
    return new Figure(p.piece(), p.color(), p.piece(), corners, size, shade, false);
  }
}
