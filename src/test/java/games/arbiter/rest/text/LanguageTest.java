package games.arbiter.rest.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers as long as the server takes them, so often that only a linear parser ever ends. */
class LanguageTest {

  private static final int LENGTH = 8_000;
  private static final int TIMES = 200;

  @ParameterizedTest
  @ValueSource(
      strings = {"-x", "_", ",", ";", " ", "q=", ";q=", "; q =", "0", ";q=0.0", "*-", "de-"})
  void aLongHeaderIsReadInLinearTime(String part) {
    String header = "a" + part.repeat(LENGTH / part.length());
    for (int i = 0; i < TIMES; i++) {
      assertEquals(Language.EN, Language.of(List.of(header)));
      assertEquals(Language.FR, Language.of(List.of(header, "fr;q=0.5")));
    }
  }
}
