package games.arbiter.picture;

import games.arbiter.engine.Appearance;
import games.arbiter.picture.BoardPainter.Heading;
import games.arbiter.picture.BoardTransform.Point;
import games.arbiter.picture.SvgCanvas.Anchor;
import games.arbiter.picture.SvgCanvas.Style;

/** A diagram as an SVG document: scales to any size, needs nothing from outside, runs nothing. */
public final class SvgPicture {

  private static final int REASON_LINES = 4;

  private final Diagram diagram;
  private final Translator translator;
  private final Appearance look;
  private final Captions captions;
  private final XmlWriter svg = new XmlWriter();
  private final SvgCanvas canvas = new SvgCanvas(svg);

  private SvgPicture(Diagram diagram, Translator translator) {
    this.diagram = diagram;
    this.translator = translator;
    this.look = diagram.replay().ruleset().look();
    this.captions = new Captions(diagram, translator);
  }

  /** The whole game. */
  public static String of(Diagram diagram, Translator translator) {
    return new SvgPicture(diagram, translator).game();
  }

  /** One board of a game. */
  public static String of(Diagram diagram, Diagram.Board board, Translator translator) {
    return new SvgPicture(diagram, translator).board(board);
  }

  private String game() {
    PageLayout page = PageLayout.of(diagram);
    AlternativeText words = new AlternativeText(diagram, translator);
    begin(page.origin(), page.size(), words.title(), words.whole());
    heading(page.head());
    turn(page);
    Heading heading = headings();
    BoardPainter painter = new BoardPainter(canvas, look, translator);
    for (int i = 0; i < diagram.boards().size(); i++) {
      painter.board(diagram.boards().get(i), page.transforms().get(i), heading);
    }
    PlayerPanel panel = new PlayerPanel(canvas, look, translator, captions);
    page.panels().forEach((id, corner) -> panel.draw(diagram.side(id), corner));
    new Legend(canvas, translator).draw(diagram, page.legend());
    return svg.close().toString();
  }

  private Heading headings() {
    if (PageLayout.isTriangle(diagram.boards())) {
      return Heading.ASIDE;
    }
    return diagram.boards().size() == 1 ? Heading.NONE : Heading.ABOVE;
  }

  private String board(Diagram.Board board) {
    BoardTransform transform = PageLayout.alone(board);
    AlternativeText words = new AlternativeText(diagram, translator);
    Point size = new Point(2 * transform.x(), 2 * transform.y());
    begin(new Point(0, 0), size, words.title(board), words.of(board));
    new BoardPainter(canvas, look, translator).board(board, transform, Heading.ABOVE);
    return svg.close().toString();
  }

  private void begin(Point origin, Point size, String title, String description) {
    root((origin + "," + size).replace(',', ' '));
    svg.words("title", title, "id", "picture-title");
    svg.words("desc", description, "id", "picture-description");
    canvas.roundedRectangle(origin, size, 14, Palette.PAPER);
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
        translator.language(),
        "xml:lang",
        translator.language(),
        "font-family",
        "Helvetica, Arial, 'Liberation Sans', sans-serif",
        "stroke-linejoin",
        "round");
  }

  private void heading(Point at) {
    double most = PlayerPanel.WIDTH;
    canvas.text(at, captions.game(), Style.of(30, Anchor.START, most).heavy());
    String version = captions.version() + captions.lastAction().map(a -> " · " + a).orElse("");
    canvas.text(new Point(at.x(), at.y() + 32), version, Style.of(15, Anchor.START, most));
  }

  private void turn(PageLayout page) {
    Point middle = page.turn();
    diagram.replay().toMove().map(page.towards()::get).ifPresent(way -> pointer(middle, way));
    canvas.text(middle, captions.turn(), Style.of(20, Anchor.MIDDLE, page.turnWidth()).heavy());
    captions.reason().ifPresent(reason -> reason(reason, page));
  }

  private void reason(String reason, PageLayout page) {
    Style style = Style.of(14, Anchor.MIDDLE, page.turnWidth());
    double y = page.turn().y() + 24;
    for (String line : TextMetrics.lines(reason, page.turnWidth() / style.size(), REASON_LINES)) {
      canvas.text(new Point(page.turn().x(), y), line, style);
      y += 18;
    }
  }

  /** A small triangle in the middle of the boards that points at the side to move. */
  private void pointer(Point middle, Point way) {
    canvas.arrow(
        new Point(middle.x() + 34 * way.x(), middle.y() + 34 * way.y()),
        new Point(middle.x() + 78 * way.x(), middle.y() + 78 * way.y()),
        Palette.LINE);
  }
}
