package games.arbiter;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The service uses no default locale or time zone of its machine. (The compiler refuses default
 * charsets.)
 */
class DefaultsTest {

  private static final String CREATED = "<init>";

  /** What uses the default locale unless it is given one. */
  private static final Map<String, Set<String>> LOCALIZED =
      Map.ofEntries(
          Map.entry(
              "java.lang.String", Set.of("format", "formatted", "toLowerCase", "toUpperCase")),
          Map.entry("java.io.PrintStream", Set.of("format", "printf")),
          Map.entry("java.io.PrintWriter", Set.of("format", "printf")),
          Map.entry("java.io.Console", Set.of("format", "printf", "readLine", "readPassword")),
          Map.entry("java.util.Formatter", Set.of(CREATED)),
          Map.entry("java.util.Scanner", Set.of(CREATED)),
          Map.entry("java.util.Calendar", Set.of("getInstance")),
          Map.entry("java.util.ResourceBundle", Set.of("getBundle")),
          Map.entry("java.text.MessageFormat", Set.of(CREATED, "format")),
          Map.entry("java.text.DecimalFormat", Set.of(CREATED)),
          Map.entry("java.text.DecimalFormatSymbols", Set.of(CREATED, "getInstance")),
          Map.entry("java.text.SimpleDateFormat", Set.of(CREATED)),
          Map.entry("java.text.NumberFormat", Set.of("getInstance", "getIntegerInstance")),
          Map.entry("java.text.Collator", Set.of("getInstance")),
          Map.entry("java.time.format.DateTimeFormatter", Set.of("ofPattern")));

  private static final Map<String, Set<String>> DEFAULTS =
      Map.of(
          "java.util.Locale", Set.of("getDefault"),
          "java.util.TimeZone", Set.of("getDefault"),
          "java.time.ZoneId", Set.of("systemDefault"),
          "java.time.LocalDate", Set.of("now"),
          "java.time.LocalDateTime", Set.of("now"),
          "java.time.ZonedDateTime", Set.of("now"),
          "java.time.OffsetDateTime", Set.of("now"));

  /** Loggers write the numbers of a pattern in the digits of the default locale, texts as given. */
  private static final Pattern LOGGED_NUMBER =
      Pattern.compile(
          "LOG\\s*\\.\\s*(log|trace|debug|info|warn|error|fatal)f\\([^;]*?(?<!%)%[^sn%][^;]*;");

  private static final ArchRule RULE =
      noClasses()
          .should()
          .accessTargetWhere(
              DescribedPredicate.describe("it uses a default", DefaultsTest::usesDefault));

  private static boolean usesDefault(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    String name = access.getTarget().getName();
    if (DEFAULTS.getOrDefault(owner, Set.of()).contains(name)) {
      return true;
    }
    return LOCALIZED.getOrDefault(owner, Set.of()).contains(name)
        && access.getTarget() instanceof CodeUnitAccessTarget target
        && target.getRawParameterTypes().stream().noneMatch(t -> t.isEquivalentTo(Locale.class));
  }

  @Test
  void noCodeUsesTheDefaultLocaleOrTimeZone() {
    RULE.check(
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("games.arbiter"));
  }

  @Test
  void noLoggerFormatsNumbers() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      List<String> found =
          files.filter(f -> f.toString().endsWith(".java")).flatMap(DefaultsTest::numbers).toList();
      assertEquals(List.of(), found);
    }
  }

  private static Stream<String> numbers(Path file) {
    try {
      return LOGGED_NUMBER.matcher(Files.readString(file)).results().map(MatchResult::group);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Code that uses defaults, called and as a method reference. */
  static final class Careless {
    static final Function<String, String> LOWER = String::toLowerCase;

    static String number(int number) {
      return "%d".formatted(number);
    }
  }

  @Test
  void theRuleFindsCallsAndMethodReferences() {
    JavaClasses careless = new ClassFileImporter().importClasses(Careless.class);
    AssertionError error = assertThrows(AssertionError.class, () -> RULE.check(careless));
    assertEquals(
        2,
        error.getMessage().lines().filter(l -> l.contains("Careless")).count(),
        error::getMessage);
  }

  @Test
  void thePatternFindsNumbersOnly() {
    assertEquals(1, LOGGED_NUMBER.matcher("LOG.warnf(e, \"%s %d\", a, b);").results().count());
    assertEquals(0, LOGGED_NUMBER.matcher("LOG.warnf(\"%s, 100 %%\", a);").results().count());
  }
}
