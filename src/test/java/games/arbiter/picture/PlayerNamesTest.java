package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rest.text.Language;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Names that players chose neither break a picture nor leave their box. */
class PlayerNamesTest {

  private static final List<String> NAMES =
      List.of(
          "<script>alert(1)</script>",
          "\"'&amp;&#0;]]>--><!--",
          "👩‍👩‍👧‍👦 Zoë 𝔊",
          "\u202Eevil\u202C \u2067gnp.exe",
          "אבג דה",
          "\u2028\uFFFF\uD800",
          "W".repeat(64),
          "\uFDFD".repeat(64),
          "漢".repeat(64),
          "a" + "\u030D".repeat(63),
          "\u0E49".repeat(64));

  static List<Ruleset> rulesets() {
    return Rulesets.registered().all();
  }

  private static Document picture(Ruleset ruleset, String name) {
    Replay game = TestPictures.underWay(TestPictures.game(ruleset, 0), 30);
    String seat = ruleset.catalogue().seats().get(0);
    return TestPictures.parse(TestPictures.svg(game, Map.of(seat, name), Language.EN));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void theyCannotBreakThePicture(Ruleset ruleset) {
    int harmless = elements(picture(ruleset, "Ada"), "*").size();
    for (String name : NAMES) {
      Document picture = picture(ruleset, name);
      assertEquals(harmless, elements(picture, "*").size(), name);
      String description = TestPictures.textOf(picture, "picture-description");
      assertTrue(description.contains(NameSanitizer.isolated(name)), description);
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void nothingOfThemShowsOutsideABoxInThePanel(Ruleset ruleset) {
    for (String name : NAMES) {
      Element box = (Element) drawn(picture(ruleset, name), name).getParentNode();
      assertEquals("svg", box.getTagName());
      assertEquals("hidden", box.getAttribute("overflow"));
      Element side = (Element) box.getParentNode();
      Element panel = TestPictures.elements(side, "rect").get(0);
      assertInside(panel, box, "x", "width");
      assertInside(panel, box, "y", "height");
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void longOnesAreCutToWhatCanBeRead(Ruleset ruleset) {
    Element text = drawn(picture(ruleset, "W".repeat(64)), "W");
    assertTrue(text.getTextContent().matches("W{10,40}…"), text.getTextContent());
    assertTrue(number(text, "font-size") >= 11);
    assertTrue(
        TextMetrics.width(text.getTextContent()) * number(text, "font-size")
            <= number((Element) text.getParentNode(), "width") + 1);
  }

  /** The element that draws a name. */
  private static Element drawn(Document picture, String name) {
    String first = NameSanitizer.isolated(name).substring(0, 1);
    return elements(picture, "g").stream()
        .filter(side -> side.hasAttribute("data-side"))
        .flatMap(side -> TestPictures.elements(side, "svg").stream())
        .flatMap(box -> TestPictures.elements(box, "text").stream())
        .filter(text -> text.getTextContent().startsWith(first))
        .findFirst()
        .orElseThrow();
  }

  private static void assertInside(Element outer, Element inner, String from, String size) {
    assertTrue(number(inner, from) >= number(outer, from));
    assertTrue(
        number(inner, from) + number(inner, size) <= number(outer, from) + number(outer, size));
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static List<Element> elements(Document picture, String name) {
    return TestPictures.elements(picture.getDocumentElement(), name);
  }
}
