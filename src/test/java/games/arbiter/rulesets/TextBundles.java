package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The texts of the product as they lie in its sources. */
final class TextBundles {

  static final List<String> LANGUAGES = List.of("en", "de", "fr");
  private static final List<Path> ROOTS =
      List.of(Path.of("src/main/resources"), Path.of("src/test/resources"));
  private static final Pattern FILE = Pattern.compile("(.*/texts)(_en)?\\.properties");
  private static final String BETWEEN = "\\s*\\|\\s*";

  private TextBundles() {}

  /** The base names of all bundles, such as {@code games/arbiter/engine/texts}. */
  static List<String> all() {
    return ROOTS.stream().flatMap(root -> below(root).stream()).toList();
  }

  private static List<String> below(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> FILE.matcher(root.relativize(file).toString()))
          .filter(Matcher::matches)
          .map(file -> file.group(1))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static boolean exists(String base, String language) {
    return find(base + "_" + language).or(() -> find(base)).isPresent();
  }

  private static Optional<Path> find(String name) {
    return ROOTS.stream()
        .map(root -> root.resolve(name + ".properties"))
        .filter(Files::exists)
        .findFirst();
  }

  /** The texts of a bundle in a language by key, from its own file or its column of the shared. */
  static Map<String, String> texts(String base, String language) {
    Optional<Path> own = find(base + "_" + language);
    Path file =
        own.or(() -> find(base))
            .orElseThrow(() -> new AssertionError("no " + language + " texts: write " + base));
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
    Map<String, String> texts = new LinkedHashMap<>();
    for (String key : properties.stringPropertyNames()) {
      String line = properties.getProperty(key);
      texts.put(key, own.isPresent() ? line : column(file + ", " + key, line, language));
    }
    return texts;
  }

  private static String column(String where, String line, String language) {
    List<String> columns = List.of(line.split(BETWEEN));
    assertEquals(LANGUAGES.size(), columns.size(), where + ": one text for each language");
    return columns.get(LANGUAGES.indexOf(language));
  }

  /** The keys of a bundle in English, sorted. */
  static Set<String> keys(String base) {
    return new TreeSet<>(texts(base, "en").keySet());
  }
}
