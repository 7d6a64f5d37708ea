package games.arbiter.picture;

import java.text.Bidi;

/** Makes names that players chose safe to stand beside other text. */
public final class NameSanitizer {

  /**
   * Nonspacing marks kept after one letter; more are a mistake or an attack by the Unicode Security
   * Mechanisms (UTS #39, 5.4).
   */
  private static final int MARKS = 4;

  private static final int REPLACEMENT = 0xFFFD;

  private NameSanitizer() {}

  /**
   * The name on one line: controls, lone surrogates and noncharacters become U+FFFD, line
   * separators become blanks, directional formatting is dropped, and so are marks beyond the fourth
   * on one letter.
   */
  public static String clean(String name) {
    StringBuilder clean = new StringBuilder();
    int marks = 0;
    for (int c : name.codePoints().toArray()) {
      if (!isDirectional(c)) {
        marks = isMark(c) ? marks + 1 : 0;
        if (marks <= MARKS) {
          clean.appendCodePoint(safe(c));
        }
      }
    }
    return clean.toString();
  }

  /** The cleaned name; if it has right-to-left letters they cannot reorder the text around it. */
  static String isolated(String name) {
    String clean = clean(name);
    char[] chars = clean.toCharArray();
    return Bidi.requiresBidi(chars, 0, chars.length) ? "\u2068" + clean + "\u2069" : clean;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
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
}
