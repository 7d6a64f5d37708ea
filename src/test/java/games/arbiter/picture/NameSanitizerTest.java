package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;

class NameSanitizerTest {

  @Test
  void ordinaryNamesStayAsTheyAre() {
    assertEquals("Zoë O’Hara & Söhne <3", NameSanitizer.clean("Zoë O’Hara & Söhne <3"));
    assertEquals("👩‍👧 𝔊", NameSanitizer.clean("👩‍👧 𝔊"));
  }

  @Test
  void whatXmlCannotHoldIsReplaced() {
    assertEquals(
        "a\uFFFDb\uFFFDc\uFFFDd\uFFFD", NameSanitizer.clean("a\u0000b\uD800c\uFFFFd\u0085"));
  }

  @Test
  void lineSeparatorsBecomeBlanks() {
    assertEquals("a b c", NameSanitizer.clean("a\u2028b\u2029c"));
  }

  @Test
  void directionCannotLeakIntoTheTextAround() {
    assertEquals("abc", NameSanitizer.clean("\u202Ea\u2066b\u2069c\u200F"));
    assertEquals("אב", NameSanitizer.clean("אב\u2069"));
    assertEquals("\u2068אב\u2069", NameSanitizer.isolated("אב\u2069"));
    assertEquals("Ada", NameSanitizer.isolated("Ada"));
  }

  @Test
  void aLetterHasAtMostFourMarks() {
    String mark = "\u0301";
    assertEquals("a" + mark.repeat(4) + "b", NameSanitizer.clean("a" + mark.repeat(62) + "b"));
    assertEquals(mark.repeat(4), NameSanitizer.clean(mark.repeat(64)));
    assertEquals("e\u20DD" + mark.repeat(3), NameSanitizer.clean("e\u20DD" + mark.repeat(9)));
    assertEquals(
        "a" + mark.repeat(4), NameSanitizer.clean(("a" + mark.repeat(4)) + "\u200E" + mark));
    String vietnamese = Normalizer.normalize("Nguyễn Thị", Normalizer.Form.NFD);
    assertEquals(vietnamese, NameSanitizer.clean(vietnamese));
  }
}
