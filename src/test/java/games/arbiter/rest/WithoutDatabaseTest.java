package games.arbiter.rest;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** While PostgreSQL is down. */
@QuarkusTest
@TestProfile(WithoutDatabaseTest.OfItsOwn.class)
class WithoutDatabaseTest {

  private static final Path DATA = Path.of("target", "stopped-data");
  private static final String UNKNOWN_SETTING = "\nno_such_setting = 1\n";

  public static final class OfItsOwn implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "arbiter.data-dir",
          DATA.toString(),
          "quarkus.datasource.jdbc.acquisition-timeout",
          "500MS");
    }
  }

  private static Path file(String name) throws IOException {
    try (Stream<Path> files = Files.walk(DATA)) {
      return files.filter(f -> f.endsWith(name)).findFirst().orElseThrow();
    }
  }

  /** With a setting that PostgreSQL does not know, it cannot be started again. */
  private static void stopTheDatabase() throws Exception {
    Path lock = file("postmaster.pid");
    Files.writeString(file("postgresql.conf"), UNKNOWN_SETTING, APPEND);
    long pid = Long.parseLong(Files.readAllLines(lock).get(0));
    ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
    new ProcessBuilder("kill", "-INT", Long.toString(pid)).start().waitFor();
    server.onExit().get(30, TimeUnit.SECONDS);
  }

  @AfterAll
  static void letItStartAgain() throws IOException {
    Path settings = file("postgresql.conf");
    Files.writeString(settings, Files.readString(settings).replace(UNKNOWN_SETTING, ""));
  }

  private static void assertUnavailable(Response answer) {
    ProblemAssert.assertProblem("unavailable", 503, answer)
        .header("Retry-After", matchesPattern("[0-9]+"));
    assertTrue(!answer.asString().matches("(?i).*(sql|jdbc|postgres|connection).*"));
  }

  /** All at once, since each waits for a connection for a while. */
  private static void assertEveryOperationOnGamesIsUnavailable(GameClient table) throws Exception {
    List<Callable<Response>> operations = operationsOnGames(table);
    assertTrue(operations.size() > 10);
    ExecutorService clients = Executors.newFixedThreadPool(operations.size());
    try {
      for (Future<Response> answer : clients.invokeAll(operations)) {
        assertUnavailable(answer.get());
      }
    } finally {
      clients.shutdown();
    }
  }

  private static List<Callable<Response>> operationsOnGames(GameClient table) {
    List<Callable<Response>> operations = new ArrayList<>();
    JsonNode paths = Json.of(RestAssured.get("/q/openapi?format=json").asString()).get("paths");
    for (Map.Entry<String, JsonNode> path : paths.properties()) {
      if (path.getKey().startsWith("/v1/games")) {
        String target = path.getKey().replace("{id}", table.id()).replace("{board}", "wb");
        for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
          RequestSpecification request = table.as("black");
          JsonNode body = operation.getValue().path("requestBody").findValue("example");
          if (body != null) {
            request.body(body.toString());
          }
          String method = operation.getKey().toUpperCase(Locale.ROOT);
          operations.add(() -> request.request(method, target));
        }
      }
    }
    return operations;
  }

  @Test
  void theRulesAreStillThereAndTheLogIsUnavailable() throws Exception {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    stopTheDatabase();

    String position = "{\"ruleset\": \"talat\", \"actions\": [\"L3@gw:d5\", \"M3@wb:d5\"]}";
    GameClient.client()
        .body(position)
        .post("/v1/evaluations")
        .then()
        .statusCode(200)
        .body("version", equalTo(2))
        .body("toMove", equalTo("grey"));
    GameClient.client().get("/v1/rulesets").then().statusCode(200);
    table.get("?at=1").then().statusCode(200).body("version", equalTo(1));

    assertUnavailable(table.act("black", "M3@wb:d5", 1));
    assertEveryOperationOnGamesIsUnavailable(table);

    RestAssured.get("/q/health/live").then().statusCode(200);
    RestAssured.get("/q/health/ready").then().statusCode(503);
  }
}
