package games.arbiter;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rooms of the house and who may know whom. */
class ArchitectureTest {

  private static final String ROOT = "games.arbiter.";
  private static final Path JAVA = Path.of("src/main/java");
  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Path REGISTERED =
      RESOURCES.resolve("META-INF/services/games.arbiter.engine.Ruleset");

  /** Examples in the documentation of the API name rulesets; nothing is decided by them. */
  private static final Path EXAMPLES = RESOURCES.resolve("games/arbiter/rest/examples");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("games.arbiter");

  @Test
  void engineKnowsNobody() {
    onlyKnows("engine");
  }

  @Test
  void rulesetsKnowTheEngine() {
    onlyKnows("rulesets", "engine");
  }

  @Test
  void gamesAsLogsKnowTheEngine() {
    onlyKnows("play", "engine");
  }

  @Test
  void analysisKnowsTheEngine() {
    onlyKnows("analysis", "engine");
  }

  @Test
  void picturesKnowTheEngine() {
    onlyKnows("picture", "engine");
  }

  private static void onlyKnows(String room, String... others) {
    String[] known =
        Stream.concat(
                Stream.of("java..", ROOT + room + ".."),
                Stream.of(others).map(other -> ROOT + other + ".."))
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(ROOT + room + "..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(known)
        .check(CLASSES);
  }

  @Test
  void logOnDiskAndApiDoNotKnowEachOther() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "store..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + "rest..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage(ROOT + "rest..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + "store..")
        .check(CLASSES);
  }

  @Test
  void nobodyKnowsTheClassesOfARuleset() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "rulesets.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + "rulesets.*..")
        .check(CLASSES);
  }

  @Test
  void rulesetsDoNotKnowOneAnother() {
    slices().matching(ROOT + "rulesets.(*)..").should().notDependOnEachOther().check(CLASSES);
  }

  @Test
  void nothingOutsideItsPackageNamesARuleset() {
    assertFalse(Rulesets.registered().all().isEmpty());
    for (Ruleset ruleset : Rulesets.registered().all()) {
      String home = ruleset.getClass().getPackageName().replace('.', '/');
      assertEquals(
          List.of(),
          Stream.concat(files(JAVA), files(RESOURCES))
              .filter(file -> !file.toString().contains(home))
              .filter(file -> !file.equals(REGISTERED) && !file.startsWith(EXAMPLES))
              .filter(file -> names(file, ruleset.id()))
              .toList(),
          "files that name " + ruleset.id());
    }
  }

  /** Whether code or a resource says the word; comments and examples in annotations may. */
  private static boolean names(Path file, String id) {
    boolean java = file.toString().endsWith(".java");
    String word = "(?<![\\w-])" + Pattern.quote(id) + "(?![\\w-])";
    Pattern pattern = Pattern.compile(java ? "\"[^\"]*" + word + "[^\"]*\"" : word);
    return text(file)
        .lines()
        .map(line -> line.replace("\\\"", "'"))
        .filter(line -> !java || !line.contains("examples = "))
        .anyMatch(line -> pattern.matcher(line).find());
  }

  private static Stream<Path> files(Path root) {
    try (Stream<Path> walk = Files.walk(root)) {
      return walk
          .filter(file -> Files.isRegularFile(file) && !file.toString().endsWith(".md"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}
