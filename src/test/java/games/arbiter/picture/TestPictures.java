package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Pictures of games from the conformance data, and what stands in them. */
final class TestPictures {

  private TestPictures() {}

  /** The words of a ruleset's pictures in a language. */
  static Translator words(Ruleset ruleset, Language language) {
    return Texts.of(ruleset, language);
  }

  /** A whole game of the conformance data, at its end. */
  static Replay game(Ruleset ruleset, int number) {
    var game = ConformanceData.line(ruleset, "games.jsonl", number);
    String first = game.has("firstSeat") ? game.get("firstSeat").asText() : null;
    String[] actions = ConformanceData.strings(game.get("actions")).toArray(String[]::new);
    return Replays.play(Replays.start(ruleset, Map.of(), first), actions);
  }

  /** The game at a version, or before its last action if it is not that long. */
  static Replay underWay(Replay game, int version) {
    return game.at(Math.min(version, game.version() - 1));
  }

  static String svg(Replay replay, Map<String, String> players, Language language) {
    return SvgPicture.of(Diagram.of(replay, players), words(replay.ruleset(), language));
  }

  static String text(Replay replay, Map<String, String> players, Language language) {
    return TextPicture.of(Diagram.of(replay, players), words(replay.ruleset(), language));
  }

  /** The document of a text that must be well-formed XML without a document type. */
  static Document parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      factory.setNamespaceAware(true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return builder.parse(new InputSource(new StringReader(svg)));
    } catch (Exception notWellFormed) {
      throw new AssertionError(svg, notWellFormed);
    }
  }

  /** The elements of a name within an element, in their order. */
  static List<Element> elements(Element within, String name) {
    NodeList nodes = within.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** The text of the one element with that id. */
  static String textOf(Document picture, String id) {
    List<Element> found =
        elements(picture.getDocumentElement(), "*").stream()
            .filter(e -> e.getAttribute("id").equals(id))
            .toList();
    assertEquals(1, found.size(), id);
    return found.get(0).getTextContent();
  }
}
