package games.arbiter.store;

/** What text PostgreSQL can store. */
final class StorableText {

  private StorableText() {}

  /**
   * @throws IllegalArgumentException for NUL and for half a surrogate pair
   */
  static void check(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || (Character.isSurrogate(c) && !Character.isSurrogatePair(c, at(text, ++i)))) {
        throw new IllegalArgumentException("text that cannot be stored");
      }
    }
  }

  private static char at(String text, int index) {
    return index < text.length() ? text.charAt(index) : 0;
  }
}
