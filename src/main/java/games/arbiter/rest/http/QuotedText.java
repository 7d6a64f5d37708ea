package games.arbiter.rest.http;

/**
 * Quotes a client's text in an answer: shortened, and with a replacement for each control character
 * and unpaired surrogate. Lengths are in code points.
 */
public final class QuotedText {

  private static final int AT_MOST = 80;
  private static final int REPLACEMENT = 0xFFFD;

  private QuotedText() {}

  /** The text, or its beginning. */
  public static String of(String text) {
    return of(text, AT_MOST);
  }

  static String of(String text, int atMost) {
    int[] shown = text.codePoints().limit(atMost).map(QuotedText::shown).toArray();
    boolean cut = text.codePointCount(0, text.length()) > atMost;
    return new String(shown, 0, shown.length) + (cut ? "…" : "");
  }

  /** Half of a surrogate pair cannot be written in UTF-8, and a terminal obeys controls. */
  private static int shown(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.SURROGATE, Character.CONTROL -> REPLACEMENT;
      default -> codePoint;
    };
  }
}
