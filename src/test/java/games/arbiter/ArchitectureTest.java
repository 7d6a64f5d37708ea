package games.arbiter;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which package may use which, as the table in CONTRIBUTING.md says; and no cycles. */
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

  /** The rows of the table of packages: a package, and what it may use. */
  private static final Pattern ROW = Pattern.compile("^\\| `([a-z.<>]+)` \\|.*\\| ([^|]+) \\|$");

  private static final Pattern WORD = Pattern.compile("`([a-z]+)`");

  /** What each package may use, as CONTRIBUTING.md says. */
  private static Map<String, String> table() throws IOException {
    Map<String, String> table = new TreeMap<>();
    for (String line : Files.readAllLines(Path.of("CONTRIBUTING.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        table.put(row.group(1).replace(".<name>", ""), row.group(2));
      }
    }
    return table;
  }

  @Test
  void everyPackageIsInTheTable() throws IOException {
    Set<String> packages =
        CLASSES.stream()
            .map(type -> type.getPackageName().replaceFirst("games\\.arbiter\\.?", ""))
            .map(name -> name.replaceFirst("\\..*", ""))
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(packages, table().keySet());
  }

  @TestFactory
  Stream<DynamicTest> aPackageUsesWhatTheTableSaysAndNothingElse() throws IOException {
    return table().entrySet().stream()
        .map(row -> dynamicTest(row.getKey(), () -> assertUses(row.getKey(), row.getValue())));
  }

  private static void assertUses(String room, String uses) {
    List<String> known = new ArrayList<>(List.of("java..", ROOT + room + ".."));
    WORD.matcher(uses).results().forEach(word -> known.add(ROOT + word.group(1) + ".."));
    DescribedPredicate<JavaClass> allowed =
        JavaClass.Predicates.resideInAnyPackage(known.toArray(String[]::new));
    if (uses.contains("libraries")) {
      allowed = allowed.or(JavaClass.Predicates.resideOutsideOfPackage(ROOT + "."));
    }
    classes()
        .that()
        .resideInAPackage(ROOT + room + "..")
        .should()
        .onlyDependOnClassesThat(allowed)
        .check(CLASSES);
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching(ROOT + "(**)").should().beFreeOfCycles().check(CLASSES);
  }

  /**
   * A class and its nested classes count as one, and so do a sealed type and the classes of its
   * {@code permits} clause, which must name one another.
   */
  @Test
  void classesFormNoCycle() {
    slices().assignedFrom(new Families()).should().beFreeOfCycles().check(CLASSES);
  }

  private static final class Families implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return SliceIdentifier.of(family(type));
    }

    private static String family(JavaClass type) {
      JavaClass outermost = type;
      while (outermost.getEnclosingClass().isPresent()) {
        outermost = outermost.getEnclosingClass().get();
      }
      return Stream.concat(
              outermost.getRawInterfaces().stream(), outermost.getRawSuperclass().stream())
          .filter(parent -> parent.getName().startsWith(ROOT) && parent.reflect().isSealed())
          .map(Families::family)
          .findFirst()
          .orElse(outermost.getName());
    }

    @Override
    public String getDescription() {
      return "classes with what is nested in them and sealed types with what they permit";
    }
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
