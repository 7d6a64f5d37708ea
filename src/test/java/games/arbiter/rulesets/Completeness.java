package games.arbiter.rulesets;

import games.arbiter.engine.Ruleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A ruleset is a package, a line in the registry and a folder of conformance data. Says what is
 * missing of the three.
 */
record Completeness(List<Ruleset> registered, List<Path> packages, Path conformance) {

  private static final String PACKAGE = "games.arbiter.rulesets.";
  private static final Path TEST_DATA = Path.of("src", "test", "resources");
  private static final List<String> FILES = List.of("games.jsonl", "perft.jsonl");

  /** What one ruleset lacks beside its code, and where to put it. */
  static List<String> missingOf(Ruleset ruleset) {
    List<String> missing = new ArrayList<>();
    Path data = TEST_DATA.resolve("conformance").resolve(ruleset.id());
    for (String file : FILES) {
      if (!hasLines(data.resolve(file))) {
        missing.add("no conformance data: write " + data.resolve(file));
      }
    }
    for (String language : TextBundles.LANGUAGES) {
      if (!TextBundles.exists(ruleset.texts(), language)) {
        missing.add(
            "no texts in %s: write %s_%s.properties, or %s.properties with all languages in a line"
                .formatted(language, ruleset.texts(), language, ruleset.texts()));
      }
    }
    return missing;
  }

  List<String> missing() {
    List<String> missing = new ArrayList<>();
    for (Ruleset ruleset : registered) {
      if (!allPackages().contains(folder(ruleset))) {
        missing.add(ruleset.id() + " has no package of its own");
      }
      for (String file : FILES) {
        if (!hasLines(conformance.resolve(ruleset.id()).resolve(file))) {
          missing.add(ruleset.id() + " has no " + file);
        }
      }
    }
    for (String folder : allPackages()) {
      if (registered.stream().noneMatch(ruleset -> folder(ruleset).equals(folder))) {
        missing.add("nothing of package " + folder + " is registered");
      }
    }
    for (String folder : folders(conformance)) {
      if (registered.stream().noneMatch(ruleset -> ruleset.id().equals(folder))) {
        missing.add("conformance data of " + folder + " is of no registered ruleset");
      }
    }
    return missing;
  }

  private List<String> allPackages() {
    return packages.stream().flatMap(root -> folders(root).stream()).toList();
  }

  private static String folder(Ruleset ruleset) {
    String name = ruleset.getClass().getPackageName();
    return name.startsWith(PACKAGE) ? name.substring(PACKAGE.length()) : "";
  }

  private static boolean hasLines(Path file) {
    try {
      return Files.isRegularFile(file) && !Files.readString(file).isBlank();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> folders(Path root) {
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
