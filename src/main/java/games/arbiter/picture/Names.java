package games.arbiter.picture;

import java.text.Bidi;
import java.text.BreakIterator;
import java.util.Locale;

/** Names that people chose, made safe to stand in a picture beside other text. */
final class Names {

  private static final int REPLACEMENT = 0xFFFD;

  private Names() {}

  /**
   * The name without what XML cannot hold and without what would turn or break the text around it:
   * controls, lone surrogates and noncharacters become U+FFFD, line separators a blank, and
   * directional formatting is left out. A name with right-to-left letters is isolated.
   */
  static String clean(String name) {
    StringBuilder clean = new StringBuilder();
    name.codePoints()
        .filter(c -> !isDirectional(c))
        .map(Names::safe)
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

  /** About how wide a text is, in units of its font size; rather too wide than too narrow. */
  static double width(String text) {
    return text.codePoints().mapToDouble(Names::width).sum();
  }

  private static double width(int c) {
    if (Character.getType(c) == Character.FORMAT) {
      return 0;
    }
    if (c >= 0x2E80 || (c >= 0x1100 && c < 0x1200)) {
      return 1.1;
    }
    if (Character.isUpperCase(c) || c == 'm' || c == 'w' || c == '@' || c == '%') {
      return c == 'W' || c == 'M' || c == '@' ? 0.98 : 0.78;
    }
    return "ijl.,:;'|!()[] tfr-".indexOf(c) >= 0 ? 0.38 : 0.6;
  }
}
