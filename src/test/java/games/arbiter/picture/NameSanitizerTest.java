package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
    assertEquals("\u2068אב\u2069", NameSanitizer.clean("אב\u2069"));
  }

  @Test
  void longTextsAreCutBetweenCharactersAsReadersCountThem() {
    assertEquals("abc", NameSanitizer.cut("abc", 3));
    assertEquals("ab…", NameSanitizer.cut("abcd", 3));
    assertEquals("e\u0301…", NameSanitizer.cut("e\u0301e\u0301e\u0301", 2));
    assertEquals("𝔊…", NameSanitizer.cut("𝔊𝔊𝔊", 2));
  }

  @Test
  void textsAreSetInLinesBetweenWords() {
    double width = NameSanitizer.width("aaa bbb");
    assertEquals(
        List.of("aaa bbb", "ccc ddd", "eee"), NameSanitizer.lines("aaa bbb ccc ddd eee", width, 9));
    assertEquals(
        List.of("aaa bbb", "ccc ddd …"), NameSanitizer.lines("aaa bbb ccc ddd eee", width, 2));
    assertEquals(List.of("aaaaaaaaaaaaaa"), NameSanitizer.lines("aaaaaaaaaaaaaa", width, 2));
  }

  @Test
  void wideLettersAreWiderThanNarrowOnes() {
    assertTrue(NameSanitizer.width("WWW") > NameSanitizer.width("iii"));
    assertTrue(NameSanitizer.width("漢字") > NameSanitizer.width("ab"));
  }
}
