package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.BoardPainter.Heading;
import games.arbiter.picture.Frame.Point;
import games.arbiter.picture.Pen.Anchor;
import games.arbiter.picture.Pen.Style;

/** A diagram as an SVG document: scales to any size, needs nothing from outside, runs nothing. */
public final class SvgPicture {

  private static final int REASON_LINES = 4;

  private final Diagram diagram;
  private final Wording wording;
  private final Appearance look;
  private final Telling telling;
  private final Svg svg = new Svg();
  private final Pen pen = new Pen(svg);

  private SvgPicture(Diagram diagram, Wording wording) {
    this.diagram = diagram;
    this.wording = wording;
    this.look = diagram.replay().ruleset().look();
    this.telling = new Telling(diagram, wording);
  }

  /** The whole game. */
  public static String of(Diagram diagram, Wording wording) {
    return new SvgPicture(diagram, wording).game();
  }

  /** One board of a game. */
  public static String of(Diagram diagram, Diagram.Board board, Wording wording) {
    return new SvgPicture(diagram, wording).board(board);
  }

  private String game() {
    Arrangement page = Arrangement.of(diagram);
    Description words = new Description(diagram, wording);
    begin(page.origin(), page.size(), words.title(), words.whole());
    heading(page.head());
    turn(page);
    Heading heading = headings();
    BoardPainter painter = new BoardPainter(pen, look, wording);
    for (int i = 0; i < diagram.boards().size(); i++) {
      painter.board(diagram.boards().get(i), page.frames().get(i), heading);
    }
    SidePlate plate = new SidePlate(pen, look, wording, telling);
    page.plates().forEach((id, corner) -> plate.draw(diagram.side(id), corner));
    new Legend(pen, wording).draw(diagram, page.legend());
    return svg.close().toString();
  }

  private Heading headings() {
    if (Arrangement.isTriangle(diagram.boards())) {
      return Heading.ASIDE;
    }
    return diagram.boards().size() == 1 ? Heading.NONE : Heading.ABOVE;
  }

  private String board(Diagram.Board board) {
    Frame frame = Arrangement.alone(board);
    Description words = new Description(diagram, wording);
    Point size = new Point(2 * frame.x(), 2 * frame.y());
    begin(new Point(0, 0), size, words.title(board), words.of(board));
    new BoardPainter(pen, look, wording).board(board, frame, Heading.ABOVE);
    return svg.close().toString();
  }

  private void begin(Point origin, Point size, String title, String description) {
    root((origin + "," + size).replace(',', ' '));
    svg.words("title", title, "id", "picture-title");
    svg.words("desc", description, "id", "picture-description");
    pen.plate(origin, size, 14, Ink.PAPER);
  }

  private void root(String box) {
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        box,
        "role",
        "img",
        "aria-labelledby",
        "picture-title picture-description",
        "lang",
        wording.language(),
        "xml:lang",
        wording.language(),
        "font-family",
        "Helvetica, Arial, 'Liberation Sans', sans-serif",
        "stroke-linejoin",
        "round");
  }

  private void heading(Point at) {
    double most = Arrangement.PLATE;
    pen.text(at, telling.game(), Style.of(30, Anchor.START, most).heavy());
    String version = telling.version() + telling.lastAction().map(a -> " · " + a).orElse("");
    pen.text(new Point(at.x(), at.y() + 32), version, Style.of(15, Anchor.START, most));
  }

  private void turn(Arrangement page) {
    Point middle = page.turn();
    diagram.replay().toMove().map(page.towards()::get).ifPresent(way -> pointer(middle, way));
    pen.text(middle, telling.turn(), Style.of(20, Anchor.MIDDLE, page.turnWidth()).heavy());
    telling.reason().ifPresent(reason -> reason(reason, page));
  }

  private void reason(String reason, Arrangement page) {
    Style style = Style.of(14, Anchor.MIDDLE, page.turnWidth());
    double y = page.turn().y() + 24;
    for (String line : Names.lines(reason, page.turnWidth() / style.size(), REASON_LINES)) {
      pen.text(new Point(page.turn().x(), y), line, style);
      y += 18;
    }
  }

  /** A small triangle in the middle of the boards that points at the side to move. */
  private void pointer(Point middle, Point way) {
    pen.arrow(
        new Point(middle.x() + 34 * way.x(), middle.y() + 34 * way.y()),
        new Point(middle.x() + 78 * way.x(), middle.y() + 78 * way.y()),
        Ink.LINE);
  }
}
