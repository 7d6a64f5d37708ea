package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.ForeignDefaults;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rest.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;

/** What holds for the pictures of every registered ruleset. */
class SvgPictureTest {

  private static final int GAMES = 2;
  private static final Set<String> ELEMENTS =
      Set.of("svg", "title", "desc", "g", "rect", "polygon", "path", "circle", "text");

  static List<Ruleset> rulesets() {
    return Rulesets.registered().all();
  }

  /** Every version of some games, each in one language after another. */
  private static Stream<Replay> versions(Ruleset ruleset, int games) {
    return Stream.iterate(0, i -> i < games, i -> i + 1)
        .map(number -> TestPictures.game(ruleset, number))
        .flatMap(game -> Stream.iterate(game, replay -> replay != null, Replay::previous));
  }

  private static Language language(Replay replay) {
    return Language.values()[replay.version() % Language.values().length];
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyPositionOfAGameIsWellFormedAndNeedsNothingFromOutside(Ruleset ruleset) {
    assertWellFormed(versions(ruleset, 1));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  @Tag("long")
  void everyPositionIsWellFormedAndNeedsNothingFromOutside(Ruleset ruleset) {
    assertWellFormed(versions(ruleset, GAMES));
  }

  private static void assertWellFormed(Stream<Replay> versions) {
    versions.forEach(
        replay -> {
          String svg = TestPictures.svg(replay, Map.of(), language(replay));
          for (Element element :
              TestPictures.elements(TestPictures.parse(svg).getDocumentElement(), "*")) {
            assertTrue(ELEMENTS.contains(element.getTagName()), element.getTagName());
            attributes(element)
                .forEach(name -> assertTrue(!name.startsWith("on") && !name.endsWith("href")));
          }
        });
  }

  private static List<String> attributes(Element element) {
    NamedNodeMap attributes = element.getAttributes();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < attributes.getLength(); i++) {
      names.add(attributes.item(i).getNodeName());
    }
    return names;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyPieceIsDrawnOnceAndInItsSpace(Ruleset ruleset) {
    versions(ruleset, GAMES)
        .forEach(
            replay -> {
              Document picture =
                  TestPictures.parse(TestPictures.svg(replay, Map.of(), language(replay)));
              List<String> drawn = new ArrayList<>();
              for (Element board : groups(picture, "data-board")) {
                drawn.addAll(drawnOn(ruleset, board));
              }
              assertEquals(standing(replay.layout()), sorted(drawn), replay.layout().toString());
            });
  }

  /** The pieces in a layout's rows, as {@code board:c1 piece}, sorted. */
  private static List<String> standing(PositionText layout) {
    List<String> standing = new ArrayList<>();
    for (PositionText.BoardRows board : layout.boards()) {
      int row = board.rows().size();
      for (String tokens : board.rows()) {
        char column = 'a';
        for (String token : tokens.split(" ")) {
          if (!token.equals(".")) {
            standing.add(board.id() + ":" + column + row + " " + token);
          }
          column++;
        }
        row--;
      }
    }
    return sorted(standing);
  }

  /** The pieces that a drawn board names, each with the space that its outline lies in. */
  private static List<String> drawnOn(Ruleset ruleset, Element board) {
    double[][] corners = points(TestPictures.elements(board, "polygon").get(0));
    String id = board.getAttribute("data-board");
    var size =
        ruleset.catalogue().boards().stream()
            .filter(b -> b.id().equals(id))
            .findFirst()
            .orElseThrow();
    List<String> drawn = new ArrayList<>();
    for (Element placed : groups(board, "data-piece")) {
      double[] middle = middle(placed);
      int column = share(corners[0], corners[3], middle, size.width());
      int row = share(corners[0], corners[1], middle, size.height());
      String space = id + ":" + (char) ('a' + column) + (row + 1);
      assertEquals(space, placed.getAttribute("data-space"));
      drawn.add(space + " " + placed.getAttribute("data-piece"));
    }
    return drawn;
  }

  /** In which of equal parts of the way from one point to another a third one lies. */
  private static int share(double[] from, double[] to, double[] point, int parts) {
    double dx = to[0] - from[0];
    double dy = to[1] - from[1];
    double along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
    return (int) Math.floor(parts * along / (dx * dx + dy * dy));
  }

  private static double[] middle(Element placed) {
    List<Element> circles = TestPictures.elements(placed, "circle");
    if (!circles.isEmpty()) {
      Element circle = circles.get(0);
      return new double[] {number(circle, "cx"), number(circle, "cy")};
    }
    double[] sum = new double[2];
    double[][] corners = points(TestPictures.elements(placed, "polygon").get(0));
    for (double[] corner : corners) {
      sum[0] += corner[0] / corners.length;
      sum[1] += corner[1] / corners.length;
    }
    return sum;
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static double[][] points(Element polygon) {
    return Stream.of(polygon.getAttribute("points").split(" "))
        .map(p -> Stream.of(p.split(",")).mapToDouble(Double::parseDouble).toArray())
        .toArray(double[][]::new);
  }

  private static List<Element> groups(Document picture, String attribute) {
    return groups(picture.getDocumentElement(), attribute);
  }

  private static List<Element> groups(Element within, String attribute) {
    return TestPictures.elements(within, "g").stream()
        .filter(g -> g.hasAttribute(attribute))
        .toList();
  }

  private static List<String> sorted(List<String> list) {
    return list.stream().sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void theSamePositionGivesTheSameBytes(Ruleset ruleset) {
    Replay once = TestPictures.game(ruleset, 0);
    Replay again = TestPictures.game(ruleset, 0);
    assertEquals(
        TestPictures.svg(once, Map.of(), Language.DE),
        TestPictures.svg(again, Map.of(), Language.DE));
    assertNotEquals(
        TestPictures.svg(once, Map.of(), Language.DE),
        TestPictures.svg(once.previous(), Map.of(), Language.DE));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void titleAndDescriptionAreInTheReadersLanguage(Language language) {
    Set<String> titles = new TreeSet<>();
    for (Ruleset ruleset : rulesets()) {
      Replay game = TestPictures.underWay(TestPictures.game(ruleset, 0), 40);
      Document picture = TestPictures.parse(TestPictures.svg(game, Map.of(), language));
      Element root = picture.getDocumentElement();
      assertEquals("img", root.getAttribute("role"));
      assertEquals(language.tag(), root.getAttribute("lang"));
      assertEquals("picture-title picture-description", root.getAttribute("aria-labelledby"));
      Translator words = TestPictures.words(ruleset, language);
      String mover = words.say("seat." + game.toMove().orElseThrow());
      assertTrue(TestPictures.textOf(picture, "picture-title").contains(mover));
      titles.add(TestPictures.textOf(picture, "picture-title"));
      String description = TestPictures.textOf(picture, "picture-description");
      for (String standing : standing(game.layout())) {
        String[] parts = standing.split("[: ]");
        assertTrue(description.contains(words.say("piece." + parts[2])), description);
        assertTrue(description.contains(parts[1]), description);
      }
    }
    assertEquals(rulesets().size(), titles.size());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void noTextIsMissing(Ruleset ruleset) {
    for (Language language : Language.values()) {
      versions(ruleset, GAMES)
          .filter(replay -> replay.version() % 5 == 0 || replay.result().isPresent())
          .forEach(
              replay -> {
                String svg = TestPictures.svg(replay, Map.of(), language);
                String text = TestPictures.text(replay, Map.of(), language);
                for (String prefix : List.of("picture.", "seat.", "board.", "color.", "mark.")) {
                  assertTrue(!svg.contains(">" + prefix) && !text.contains(prefix), prefix);
                }
              });
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aBoardAloneHoldsItsOwnPiecesOnly(Ruleset ruleset) {
    Replay game = TestPictures.underWay(TestPictures.game(ruleset, 1), 50);
    Diagram diagram = Diagram.of(game, Map.of());
    for (Diagram.Board board : diagram.boards()) {
      String svg = SvgPicture.of(diagram, board, TestPictures.words(ruleset, Language.FR));
      List<Element> boards = groups(TestPictures.parse(svg), "data-board");
      assertEquals(1, boards.size());
      assertEquals(
          standing(game.layout()).stream().filter(s -> s.startsWith(board.id() + ":")).toList(),
          sorted(drawnOn(ruleset, boards.get(0))));
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void theBytesAreTheSameUnderEveryDefaultLocale(Ruleset ruleset) {
    Replay game = TestPictures.game(ruleset, 0);
    for (Language language : Language.values()) {
      ForeignDefaults.assertSame(() -> TestPictures.svg(game, Map.of(), language));
      ForeignDefaults.assertSame(() -> TestPictures.text(game, Map.of(), language));
    }
  }
}
