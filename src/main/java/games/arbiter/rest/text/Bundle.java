package games.arbiter.rest.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The texts of one language by key. They are in {@code <base>_<language>.properties}, or in {@code
 * <base>.properties} with all languages in a line: {@code seat.x = Crosses | Kreuze | Croix}.
 */
final class Bundle {

  private static final Pattern BETWEEN = Pattern.compile("\\s*\\|\\s*");

  private Bundle() {}

  static Map<String, String> of(String base, Language language) {
    String own = base + "_" + language.tag() + ".properties";
    String shared = base + ".properties";
    Map<String, String> texts = new TreeMap<>();
    if (read(own, texts)) {
      return texts;
    }
    if (!read(shared, texts)) {
      throw new IllegalStateException("texts are missing: write " + own + " or " + shared);
    }
    texts.replaceAll((key, line) -> column(shared + ", " + key, line, language));
    return texts;
  }

  private static String column(String where, String line, Language language) {
    String[] columns = BETWEEN.split(line);
    if (columns.length != Language.values().length) {
      throw new IllegalStateException(where + ": write one text for each language: en | de | fr");
    }
    return columns[language.ordinal()];
  }

  /** Adds what a file says; whether there is such a file. */
  private static boolean read(String file, Map<String, String> texts) {
    try (InputStream in = Bundle.class.getClassLoader().getResourceAsStream(file)) {
      if (in == null) {
        return false;
      }
      Properties read = new Properties();
      read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      read.stringPropertyNames().forEach(key -> texts.put(key, read.getProperty(key)));
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }
}
