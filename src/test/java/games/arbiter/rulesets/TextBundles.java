package games.arbiter.rulesets;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The texts of the product as they lie in its sources. */
final class TextBundles {

  static final List<String> LANGUAGES = List.of("en", "de", "fr");
  private static final List<Path> ROOTS =
      List.of(Path.of("src/main/resources"), Path.of("src/test/resources"));
  private static final String ENGLISH = "_en.properties";

  private TextBundles() {}

  /** The base names of all bundles, such as {@code games/arbiter/engine/texts}. */
  static List<String> all() {
    return ROOTS.stream().flatMap(root -> below(root).stream()).toList();
  }

  private static List<String> below(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(ENGLISH))
          .map(file -> file.substring(0, file.length() - ENGLISH.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static boolean exists(String base, String language) {
    return Files.exists(file(base, language));
  }

  /** Where the texts of a bundle in a language are or, if they are missing, should be. */
  private static Path file(String base, String language) {
    String name = base + "_" + language + ".properties";
    return ROOTS.stream()
        .map(root -> root.resolve(name))
        .filter(Files::exists)
        .findFirst()
        .orElse(ROOTS.get(0).resolve(name));
  }

  /** The texts of a bundle in a language by key. */
  static Map<String, String> texts(String base, String language) {
    Properties properties = new Properties();
    Path file = file(base, language);
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " is missing", e);
    }
    Map<String, String> texts = new LinkedHashMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  /** The keys of a bundle in English, sorted. */
  static Set<String> keys(String base) {
    return new TreeSet<>(texts(base, "en").keySet());
  }
}
