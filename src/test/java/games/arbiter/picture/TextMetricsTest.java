package games.arbiter.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextMetricsTest {

  /** The widths are those of DejaVu Sans and DejaVu Sans Bold, as its files give them. */
  @ParameterizedTest
  @CsvSource({
    "white–black · frozen, 9.99, 11.28",
    "Weiß–schwarz · eingefroren, 13.84, 15.61",
    "WWWWWWWWWW, 9.88, 11.03",
    "MMMMMMMMMM, 8.62, 9.95",
    "mmmmmmmmmm, 9.74, 10.42",
    "wwwwwwwwww, 8.17, 9.23",
    "ŴŵŴŵŴŵŴŵŴŵ, 9.03, 10.13",
    "ЩЩЩЩЩЩЩЩЩЩ, 10.93, 12.19",
    "0123456789, 6.36, 6.95"
  })
  void noTextIsEstimatedNarrowerThanInAWideFont(String text, double plain, double bold) {
    assertTrue(TextMetrics.width(text) >= plain, () -> "" + TextMetrics.width(text));
    assertTrue(TextMetrics.boldWidth(text) >= bold, () -> "" + TextMetrics.boldWidth(text));
  }

  @Test
  void marksAndFormattingHaveNoWidth() {
    assertEquals(TextMetrics.width("a"), TextMetrics.width("a\u0301\u0302\u200D\uFE0F"));
    assertEquals(TextMetrics.width("e"), TextMetrics.width("é"));
  }

  @Test
  void longTextsAreCutBetweenCharactersAsReadersCountThem() {
    assertEquals("abc", TextMetrics.cut("abc", TextMetrics.width("abc")));
    assertEquals("aa…", TextMetrics.cut("aaaaaa", TextMetrics.width("aa…")));
    String accented = "e\u0301".repeat(6);
    assertEquals("e\u0301e\u0301…", TextMetrics.cut(accented, TextMetrics.width("ee…")));
    assertEquals("𝔊…", TextMetrics.cut("𝔊𝔊𝔊𝔊", TextMetrics.width("𝔊…")));
  }

  @Test
  void textsAreSetInLinesBetweenWords() {
    double width = TextMetrics.width("aaa bbb");
    assertEquals(
        List.of("aaa bbb", "ccc ddd", "eee"), TextMetrics.lines("aaa bbb ccc ddd eee", width, 9));
    assertEquals(
        List.of("aaa bbb", "ccc ddd …"), TextMetrics.lines("aaa bbb ccc ddd eee", width, 2));
    assertEquals(List.of("aaaaaaaaaaaaaa"), TextMetrics.lines("aaaaaaaaaaaaaa", width, 2));
  }
}
