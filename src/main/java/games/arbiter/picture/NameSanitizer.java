package games.arbiter.picture;

import java.text.Bidi;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names that people chose, made safe to stand in a picture beside other text. */
final class NameSanitizer {

  private static final int REPLACEMENT = 0xFFFD;

  private NameSanitizer() {}

  /**
   * The name without what XML cannot hold and without what would turn or break the text around it:
   * controls, lone surrogates and noncharacters become U+FFFD, line separators a blank, and
   * directional formatting is left out. A name with right-to-left letters is isolated.
   */
  static String clean(String name) {
    StringBuilder clean = new StringBuilder();
    name.codePoints()
        .filter(c -> !isDirectional(c))
        .map(NameSanitizer::safe)
        .forEach(clean::appendCodePoint);
    char[] chars = clean.toString().toCharArray();
    boolean turns = Bidi.requiresBidi(chars, 0, chars.length);
    return turns ? "\u2068" + clean + "\u2069" : clean.toString();
  }

  private static boolean isDirectional(int c) {
    return c == 0x61C
        || (c >= 0x200E && c <= 0x200F)
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069);
  }

  private static int safe(int c) {
    int type = Character.getType(c);
    if (type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR) {
      return ' ';
    }
    boolean unsafe =
        type == Character.CONTROL || type == Character.SURROGATE || (c & 0xFFFE) == 0xFFFE;
    return unsafe ? REPLACEMENT : c;
  }

  /** The text cut to so many characters as readers count them, the last an ellipsis if cut. */
  static String cut(String text, int most) {
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(text);
    int end = characters.first();
    for (int count = 1; count < most && end != BreakIterator.DONE; count++) {
      end = characters.next();
    }
    if (end == BreakIterator.DONE || end == text.length()) {
      return text;
    }
    int last = characters.next();
    return last == text.length() ? text : text.substring(0, end) + "…";
  }

  /** The words of a text on lines of that width, in units of the font size; the last may be cut. */
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

  /** About how wide a text is in a plain sans-serif font, in units of its size. */
  static double width(String text) {
    return text.codePoints().mapToDouble(NameSanitizer::width).sum();
  }

  private static double width(int c) {
    if (Character.getType(c) == Character.FORMAT) {
      return 0;
    }
    if (c >= 0x2E80 || (c >= 0x1100 && c < 0x1200)) {
      return 1.1;
    }
    if (c == 'W' || c == 'M' || c == 'm' || c == '@' || c == '%' || c == '…') {
      return 0.95;
    }
    if (Character.isUpperCase(c) || c == 'w') {
      return 0.73;
    }
    return "ijl.,:;'’|!()[] tfr-".indexOf(c) >= 0 ? 0.3 : 0.56;
  }
}
