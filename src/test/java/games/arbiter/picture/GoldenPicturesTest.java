package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rest.text.Language;
import games.arbiter.rulesets.RulesetsUnderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions of every ruleset in words and letters, read and approved by people. {@code ./mvnw test
 * -Dtest=GoldenPicturesTest -Dpictures.refresh} writes them anew, to be read again.
 */
@Tag("ruleset")
class GoldenPicturesTest {

  private static final Path APPROVED = Path.of("src", "test", "resources", "pictures");

  static Stream<Arguments> pictures() {
    return RulesetsUnderTest.all().stream()
        .flatMap(r -> Stream.of(Language.values()).map(l -> Arguments.of(r, l)));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void textAndDescriptionAreAsApproved(Ruleset ruleset, Language language) throws IOException {
    Replay drawn = version(TestPictures.game(ruleset, 0), language);
    Map<String, String> players = players(ruleset);
    String description =
        TestPictures.textOf(
            TestPictures.parse(TestPictures.svg(drawn, players, language)), "picture-description");
    String actual = description + "\n\n" + TestPictures.text(drawn, players, language);
    assertApproved(ruleset.id() + "-" + language.tag() + ".txt", actual);
  }

  /** The picture of the README: a game's end, with boards that are frozen. */
  @Test
  void drawingIsAsApproved() throws IOException {
    Ruleset talat = Rulesets.registered().find("talat").orElseThrow();
    assertApproved(
        "talat.svg", TestPictures.svg(TestPictures.game(talat, 0), players(talat), Language.EN));
  }

  private static void assertApproved(String name, String actual) throws IOException {
    Path file = APPROVED.resolve(name);
    if (System.getProperty("pictures.refresh") != null) {
      Files.createDirectories(APPROVED);
      Files.writeString(file, actual);
    }
    assertTrue(Files.exists(file), () -> file + " is missing: see the comment of this class");
    assertEquals(Files.readString(file), actual);
  }

  /** The beginning, the middle and the end of a game. */
  private static Replay version(Replay game, Language language) {
    return switch (language) {
      case FR -> TestPictures.underWay(game, 10);
      case EN -> TestPictures.underWay(game, 60);
      case DE -> game;
    };
  }

  private static Map<String, String> players(Ruleset ruleset) {
    Iterator<String> names = List.of("Ada", "Blaise", "Grace").iterator();
    Map<String, String> players = new TreeMap<>();
    ruleset.catalogue().seats().stream().limit(3).forEach(seat -> players.put(seat, names.next()));
    return players;
  }
}
