package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts by the reader's language; codes, rules and ids in none. */
@QuarkusTest
class LanguagesTest {

  private static final Pattern KEY = Pattern.compile("\"(invalid\\.[a-z.-]+)\"");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5 | fr",
        "de-AT | de",
        "DE | de",
        "es, de;q=0.5 | de",
        "en;q=0.1, fr;q=0.9 | fr",
        "de;q=0, fr;q=0.1 | fr",
        "es | en",
        "* | en",
        "q=;;, | en",
        "x | en",
        "de, x_y;q=0.5 | de",
        "de_DE, fr;q=0.5 | de",
        "de,,fr | de",
        ",de | de",
        "fr ; Q = 0.5 , de ; Q = 0.75 | de",
        "fr;q=.5, de;q=1. | de",
        "fr;q=0.1, de;q=abc | fr",
        "de;q= | de",
        "dede, deutsch, fr | fr"
      })
  void theBestLanguageIsChosen(String header, String language) {
    GameClient.client()
        .header("Accept-Language", header)
        .get("/v1/rulesets/talat")
        .then()
        .statusCode(200)
        .header("Content-Language", language)
        .header("ETag", startsWith("\"talat-1-" + language + "-"));
  }

  @Test
  void twoLinesAreOneList() {
    GameClient.client()
        .header("Accept-Language", "fr;q=0.5")
        .header("Accept-Language", "de")
        .get("/v1/rulesets/talat")
        .then()
        .header("Content-Language", "de");
    ProblemAssert.assertProblem(
            "not-found",
            404,
            GameClient.client()
                .header("Accept-Language", "es")
                .header("Accept-Language", "fr;q=0.1")
                .get("/v1/games/nope"))
        .header("Content-Language", "fr");
  }

  @Test
  void withoutAWishTheTextsAreEnglish() {
    GameClient.client().get("/v1/rulesets/talat").then().header("Content-Language", "en");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | The rules forbid this action | L6@wb:d5 breaks 2 rules.",
        "de | Die Regeln verbieten diese Aktion | L6@wb:d5 verletzt 2 Regeln.",
        "fr | Les règles interdisent cette action | L6@wb:d5 enfreint 2 règles."
      })
  void aRefusalIsInTheLanguageOfItsReader(String language, String title, String detail) {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5", "M3@wb:d5", "M3@bg:b5");
    ProblemAssert.assertProblem(
            "illegal-action",
            422,
            table.send(table.as("white").header("Accept-Language", language), "L6@wb:d5", 3))
        .header("Content-Language", language)
        .body("title", equalTo(title))
        .body("detail", equalTo(detail))
        .body(
            "violations.rule",
            equalTo(List.of("talat.setup.start-line", "talat.setup.unoccupied")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"en | Black is to move.", "de | Am Zug: Schwarz.", "fr | À jouer : Noir."})
  void aSeatHasAName(String language, String detail) {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    ProblemAssert.assertProblem(
            "not-your-turn",
            409,
            table.send(table.as("grey").header("Accept-Language", language), "M3@bg:b5", 1))
        .body("detail", equalTo(detail));
  }

  @Test
  void aSeatOfSeveralIsSpokenOfAsSuch() {
    ProblemAssert.assertProblem(
            "not-your-turn", 409, GameClient.playing("tablut").act("defenders", "e4-f4", 0))
        .body("detail", equalTo("Attackers are to move."));
  }

  @Test
  void everyProblemHasATitleAndADetail() {
    for (Language language : Language.values()) {
      Texts texts = Texts.of(null, language);
      for (ProblemCode code : ProblemCode.values()) {
        for (String key : List.of(code.titleKey(), code.detailKey())) {
          assertNotEquals(key, texts.text(key), language.tag());
        }
      }
    }
  }

  @Test
  void everyTextOnFaultsOfRequestsIsThereAndUsed() throws IOException {
    Set<String> used = new TreeSet<>();
    for (String folder : List.of("rest", "play")) {
      try (Stream<Path> sources = Files.walk(Path.of("src/main/java/games/arbiter", folder))) {
        for (Path source : sources.filter(Files::isRegularFile).toList()) {
          Matcher key = KEY.matcher(Files.readString(source));
          while (key.find()) {
            used.add(key.group(1));
          }
        }
      }
    }
    for (Language language : Language.values()) {
      Set<String> there = new TreeSet<>();
      ResourceBundle.getBundle("games.arbiter.rest.texts", language.locale()).keySet().stream()
          .filter(key -> key.startsWith("invalid."))
          .forEach(there::add);
      assertEquals(used, there, language.tag());
    }
  }
}
