package games.arbiter.rulesets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The string literals in the product's sources of some packages. */
record StringLiterals(Set<String> texts) {

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern KEY = Pattern.compile("[a-z]+(\\.[A-Za-z0-9-]+)+");

  /** The literals of every file below folders of {@code games/arbiter}. */
  static StringLiterals in(String... folders) {
    Set<String> texts = new TreeSet<>();
    for (String folder : folders) {
      Path product = Path.of("src/main/java/games/arbiter", folder);
      Path root = Files.exists(product) ? product : Path.of("src/test/java/games/arbiter", folder);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          LITERAL
              .matcher(Files.readString(file))
              .results()
              .forEach(found -> texts.add(found.group(1)));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new StringLiterals(texts);
  }

  /** The literals that look like keys beginning with one of some words. */
  List<String> keysOf(Set<String> words) {
    return texts.stream()
        .filter(text -> KEY.matcher(text).matches())
        .filter(text -> words.contains(text.substring(0, text.indexOf('.'))))
        .toList();
  }

  /** Whether a literal is the key, or its beginning up to one of some words. */
  boolean makes(String key, Set<String> words) {
    return texts.contains(key)
        || words.stream()
            .anyMatch(
                word ->
                    key.endsWith("." + word)
                        && texts.contains(key.substring(0, key.length() - word.length())));
  }
}
