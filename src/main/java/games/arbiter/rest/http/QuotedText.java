package games.arbiter.rest.http;

/**
 * Text of a client as it is shown in an answer: no longer than needed to recognise it, and nothing
 * in it that is no text. Lengths are in code points.
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
