package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void ordinaryNamesStayAsTheyAre() {
    assertEquals("Zoë O’Hara & Söhne <3", Names.clean("Zoë O’Hara & Söhne <3"));
    assertEquals("👩‍👧 𝔊", Names.clean("👩‍👧 𝔊"));
  }

  @Test
  void whatXmlCannotHoldIsReplaced() {
    assertEquals("a\uFFFDb\uFFFDc\uFFFDd\uFFFD", Names.clean("a\u0000b\uD800c\uFFFFd\u0085"));
  }

  @Test
  void lineSeparatorsBecomeBlanks() {
    assertEquals("a b c", Names.clean("a\u2028b\u2029c"));
  }

  @Test
  void directionCannotLeakIntoTheTextAround() {
    assertEquals("abc", Names.clean("\u202Ea\u2066b\u2069c\u200F"));
    assertEquals("\u2068אב\u2069", Names.clean("אב\u2069"));
  }

  @Test
  void longTextsAreCutBetweenCharactersAsReadersCountThem() {
    assertEquals("abc", Names.cut("abc", 3));
    assertEquals("ab…", Names.cut("abcd", 3));
    assertEquals("e\u0301…", Names.cut("e\u0301e\u0301e\u0301", 2));
    assertEquals("𝔊…", Names.cut("𝔊𝔊𝔊", 2));
  }

  @Test
  void textsAreSetInLinesBetweenWords() {
    double width = Names.width("aaa bbb");
    assertEquals(
        List.of("aaa bbb", "ccc ddd", "eee"), Names.lines("aaa bbb ccc ddd eee", width, 9));
    assertEquals(List.of("aaa bbb", "ccc ddd …"), Names.lines("aaa bbb ccc ddd eee", width, 2));
    assertEquals(List.of("aaaaaaaaaaaaaa"), Names.lines("aaaaaaaaaaaaaa", width, 2));
  }

  @Test
  void wideLettersAreWiderThanNarrowOnes() {
    assertTrue(Names.width("WWW") > Names.width("iii"));
    assertTrue(Names.width("漢字") > Names.width("ab"));
  }
}
