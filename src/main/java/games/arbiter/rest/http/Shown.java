package games.arbiter.rest.http;

/** Text of a client as it is shown in an answer: no longer than needed to recognise it. */
public final class Shown {

  private static final int AT_MOST = 80;

  private Shown() {}

  /** The text, or its beginning. */
  public static String of(String text) {
    return of(text, AT_MOST);
  }

  static String of(String text, int atMost) {
    return text.length() <= atMost ? text : text.substring(0, atMost) + "…";
  }
}
