package games.arbiter.picture;

import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Estimates how wide texts are, in units of the font size. The reader's font is not known, so the
 * estimate is that of DejaVu Sans, the widest of the usual fonts.
 */
final class TextMetrics {

  private static final double BOLD = 1.15;
  private static final double WIDEST = 1.1;
  private static final String NARROW = "ijlI.,:;'’|!()[]{}/\\\"`°· tfr-";
  private static final String WIDE = "WMm@%…—";

  private TextMetrics() {}

  /** The estimated width of a text in bold letters. */
  static double boldWidth(String text) {
    return width(text) * BOLD;
  }

  /** The estimated width of a text. */
  static double width(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .codePoints()
        .mapToDouble(TextMetrics::width)
        .sum();
  }

  private static double width(int c) {
    int type = Character.getType(c);
    if (type == Character.FORMAT
        || type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    if (NARROW.indexOf(c) >= 0) {
      return 0.43;
    }
    if (c >= 0x80 && c != '–' || WIDE.indexOf(c) >= 0) {
      return WIDEST;
    }
    return Character.isLetterOrDigit(c) && !Character.isUpperCase(c) && c != 'w' ? 0.65 : 0.84;
  }

  /** The text if it is no wider than that, else its beginning with an ellipsis. */
  static String cut(String text, double most) {
    if (width(text) <= most) {
      return text;
    }
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(text);
    int end = characters.first();
    int next = characters.next();
    while (next != BreakIterator.DONE && width(text.substring(0, next) + "…") <= most) {
      end = next;
      next = characters.next();
    }
    return text.substring(0, end) + "…";
  }

  /** The words of a text on lines of at most that width; the last may end in an ellipsis. */
  static List<String> lines(String text, double width, int most) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (line.isEmpty() || width(longer) <= width) {
        line = longer;
      } else if (lines.size() == most - 1) {
        lines.add(line + " …");
        return lines;
      } else {
        lines.add(line);
        line = word;
      }
    }
    lines.add(line);
    return lines;
  }
}
