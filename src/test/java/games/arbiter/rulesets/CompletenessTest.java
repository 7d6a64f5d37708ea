package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("ruleset")
class CompletenessTest {

  private static final List<Path> PACKAGES =
      List.of(
          Path.of("src/main/java/games/arbiter/rulesets"),
          Path.of("src/test/java/games/arbiter/rulesets"));
  private static final Path CONFORMANCE = Path.of("src/test/resources/conformance");

  @TempDir private Path empty;

  @Test
  void everyRulesetHasItsPackageItsLineAndItsData() {
    assertEquals(
        List.of(), new Completeness(Rulesets.registered().all(), PACKAGES, CONFORMANCE).missing());
  }

  @Test
  void rulesetWithoutConformanceDataIsFound() throws IOException {
    Ruleset ruleset = Rulesets.registered().all().get(0);
    Path packages = Files.createDirectories(empty.resolve("packages"));
    Path data = Files.createDirectories(empty.resolve("data"));
    String home = ruleset.getClass().getPackageName();
    Files.createDirectory(packages.resolve(home.substring(home.lastIndexOf('.') + 1)));
    Path games = Files.createDirectory(data.resolve(ruleset.id())).resolve("games.jsonl");
    Files.writeString(games, "\n");
    assertEquals(
        List.of(ruleset.id() + " has no games.jsonl", ruleset.id() + " has no perft.jsonl"),
        new Completeness(List.of(ruleset), List.of(packages), data).missing());
  }

  @Test
  void rulesetWithoutPackageIsFound() {
    BrokenRuleset stray =
        new BrokenRuleset(Rulesets.registered().all().get(0), new BrokenRuleset.Fault() {});
    assertEquals(
        List.of(
            stray.id() + " has no package of its own",
            stray.id() + " has no games.jsonl",
            stray.id() + " has no perft.jsonl"),
        new Completeness(List.of(stray), List.of(empty), empty).missing());
  }

  @Test
  void packageAndDataWithoutLineInTheRegistryAreFound() throws IOException {
    Path packages = Files.createDirectories(empty.resolve("packages"));
    Path data = Files.createDirectories(empty.resolve("data"));
    Files.createDirectory(packages.resolve("mill"));
    Files.createDirectory(data.resolve("mill"));
    assertEquals(
        List.of(
            "nothing of package mill is registered",
            "conformance data of mill is of no registered ruleset"),
        new Completeness(List.of(), List.of(packages), data).missing());
  }
}
