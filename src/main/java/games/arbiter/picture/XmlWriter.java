package games.arbiter.picture;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/** Writes well-formed SVG: elements are closed in order, texts and attributes are escaped. */
final class XmlWriter {

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /** Opens an element; {@code attributes} are names and values by turns. */
  XmlWriter open(String element, Object... attributes) {
    tag(element, attributes).append(">\n");
    open.push(element);
    return this;
  }

  /** Closes the element that was opened last. */
  XmlWriter close() {
    out.append("</").append(open.pop()).append(">\n");
    return this;
  }

  /** An element without content. */
  XmlWriter leaf(String element, Object... attributes) {
    tag(element, attributes).append("/>\n");
    return this;
  }

  /** An element with nothing but text in it. */
  XmlWriter words(String element, String text, Object... attributes) {
    tag(element, attributes).append('>').append(escape(text));
    out.append("</").append(element).append(">\n");
    return this;
  }

  private StringBuilder tag(String element, Object... attributes) {
    out.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      Object value = attributes[i + 1];
      String text = value instanceof Double number ? number(number) : value.toString();
      out.append(' ').append(attributes[i]).append("=\"").append(escape(text)).append('"');
    }
    return out;
  }

  /** A coordinate with at most one decimal. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    String trimmed = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    return trimmed.equals("-0") ? "0" : trimmed;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
