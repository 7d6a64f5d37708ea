package games.arbiter.rest;

import static io.restassured.RestAssured.get;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import games.arbiter.Await;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Alert rules and dashboard ask for what the service gives. */
@QuarkusTest
class MonitoringTest {

  private static final Path MONITORING = Path.of("deploy", "monitoring");
  private static final String WITHOUT_A_METRIC =
      "\"[^\"]*\"|\\{[^}]*}|\\[[^]]*]|\\b(by|without) *\\([^)]*\\)";
  private static final Pattern NAME =
      Pattern.compile("\\b(?!(?:and|or|unless)\\b)[a-z][a-z_]*\\b(?! *\\()");

  /** Prometheus's own: whether the service could be scraped. */
  private static final String UP = "up";

  private static Set<String> askedFor() throws IOException {
    JsonNode alerts = new YAMLMapper().readTree(MONITORING.resolve("alerts.yaml").toFile());
    JsonNode board = new ObjectMapper().readTree(MONITORING.resolve("dashboard.json").toFile());
    Set<String> names = new TreeSet<>();
    for (JsonNode file : List.of(alerts, board)) {
      for (String expression : file.findValuesAsText("expr")) {
        NAME.matcher(expression.replaceAll(WITHOUT_A_METRIC, ""))
            .results()
            .forEach(name -> names.add(name.group()));
      }
    }
    assertTrue(names.remove(UP) && names.contains("arbiter_actions_total"), names::toString);
    return names;
  }

  private static Set<String> given() {
    return get("/q/metrics")
        .asString()
        .lines()
        .map(line -> line.split("[{ ]")[0])
        .collect(Collectors.toSet());
  }

  @Test
  void everyMetricThatIsAskedForIsThereOnceAGameIsPlayed() throws Exception {
    Set<String> missing = askedFor();
    GameClient table = GameClient.playing("tablut").play("d1-d4");
    ProblemAssert.assertProblem("illegal-action", 422, table.act("defenders", "e4-a1", 1));
    table.get("/analysis?strength=1").then().statusCode(200);
    System.gc();
    Await.until(
        () -> "there are " + missing,
        () -> {
          missing.removeAll(given());
          return missing.isEmpty();
        });
  }
}
