package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of settings in deploy/README.md says all there is to set, and the truth. */
class SettingsTableTest {

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `([A-Z][A-Z_]+)` \\| (?:`([^`]*)`)? ?\\|");
  private static final Pattern FIXED = Pattern.compile("`((?:quarkus|arbiter)\\.[a-zA-Z0-9.-]+)`");
  private static final Pattern OWN =
      Pattern.compile("ConfigProperty\\(name = \"(arbiter\\.[a-z-]+)\"");

  private final String page = read(Path.of("deploy/README.md"));
  private final Map<String, String> table = table();
  private final Map<String, String> properties = properties();

  @Test
  void theTableGivesTheDefaultsThatHold() {
    Map<String, String> documented = new TreeMap<>(table);
    documented.keySet().retainAll(variables(properties.keySet()));
    Map<String, String> real = new TreeMap<>();
    properties.forEach((name, value) -> real.put(variable(name), value));
    real.keySet().retainAll(table.keySet());
    assertEquals(real, documented);
  }

  @Test
  void everyPropertyIsInTheTableOrAmongTheFixedOnes() {
    Set<String> listed = new TreeSet<>(table.keySet());
    fixed().forEach(name -> listed.add(variable(name)));
    Set<String> missing = variables(properties.keySet());
    missing.removeAll(listed);
    assertEquals(Set.of(), missing);
  }

  @Test
  void whatIsFixedExists() {
    Set<String> stale = fixed();
    stale.removeAll(properties.keySet());
    assertEquals(Set.of(), stale);
  }

  @Test
  void everySettingThatTheCodeReadsHasItsDefaultAmongTheProperties() throws IOException {
    Set<String> read = readByTheCode();
    assertFalse(read.isEmpty());
    read.removeAll(properties.keySet());
    assertEquals(Set.of(), read);
  }

  @Test
  void theServicesOwnSettingsInTheTableExist() {
    Set<String> own = new TreeSet<>(table.keySet());
    own.removeIf(name -> !name.startsWith("ARBITER_"));
    own.removeAll(variables(properties.keySet()));
    assertEquals(Set.of(), own);
  }

  private static Set<String> readByTheCode() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      return files
          .filter(f -> f.toString().endsWith(".java"))
          .flatMap(f -> OWN.matcher(read(f)).results())
          .map(r -> r.group(1))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private Map<String, String> table() {
    return ROW.matcher(page)
        .results()
        .collect(
            Collectors.toMap(
                r -> r.group(1), r -> r.group(2) == null ? "" : r.group(2), (a, b) -> a + b));
  }

  private Set<String> fixed() {
    String list = page.substring(page.indexOf("Fixed in `application.properties`"));
    return FIXED
        .matcher(list.substring(0, list.indexOf("\n\n")))
        .results()
        .map((MatchResult r) -> r.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The properties that hold in every profile. */
  private static Map<String, String> properties() {
    Properties all = new Properties();
    try (Reader reader =
        Files.newBufferedReader(Path.of("src/main/resources/application.properties"))) {
      all.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> general = new TreeMap<>();
    all.stringPropertyNames().stream()
        .filter(name -> !name.startsWith("%"))
        .forEach(name -> general.put(name, all.getProperty(name)));
    return general;
  }

  private static Set<String> variables(Set<String> names) {
    return names.stream()
        .map(SettingsTableTest::variable)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String variable(String property) {
    return property.toUpperCase(java.util.Locale.ROOT).replaceAll("[^A-Z0-9]", "_");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
