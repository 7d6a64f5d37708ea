package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.arbiter.PackagedService;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The logs of the container: lines of JSON that lead to a request and its game, and no secret. */
class LogsIT {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, String> AS_IN_THE_CONTAINER =
      Map.of(
          "QUARKUS_PROFILE", "prod,container",
          "QUARKUS_SHUTDOWN_DELAY", "0S",
          "QUARKUS_DATASOURCE_JDBC_ACQUISITION_TIMEOUT", "500MS",
          "QUARKUS_LOG_LEVEL", "DEBUG");

  @TempDir Path home;

  private PackagedService service;
  private String game;
  private final Map<String, String> tokens = new HashMap<>();

  @BeforeEach
  void sitDown() throws IOException, InterruptedException {
    service = PackagedService.start(home, AS_IN_THE_CONTAINER);
    JsonNode created =
        JSON.readTree(service.post("/v1/games", "{\"ruleset\":\"tablut\"}", Map.of()).body());
    game = created.get("id").asText();
    created
        .get("seatTokens")
        .forEach(s -> tokens.put(s.get("seat").asText(), s.get("token").asText()));
  }

  @AfterEach
  void end() throws InterruptedException {
    service.end();
  }

  private HttpResponse<String> act(String token, String key, String body)
      throws IOException, InterruptedException {
    return service.post(
        "/v1/games/" + game + "/actions",
        body,
        Map.of("Authorization", "Bearer " + token, "Idempotency-Key", key));
  }

  private static String action(String action, int version) {
    return "{\"action\":\"" + action + "\",\"version\":" + version + "}";
  }

  /** For good: without its directory it cannot be started again. */
  private void killTheDatabase() throws IOException {
    String pid = Files.readAllLines(home.resolve("cluster/postmaster.pid")).get(0);
    ProcessHandle server = ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
    Files.move(home.resolve("cluster"), home.resolve("moved"));
    server.destroyForcibly();
    server.onExit().join();
  }

  /** Requests that go well, and one of every kind that does not. */
  private List<HttpResponse<String>> play() throws IOException, InterruptedException {
    String attackers = tokens.get("attackers");
    String defenders = tokens.get("defenders");
    List<HttpResponse<String>> answers = new ArrayList<>();
    answers.add(act(attackers, "first", action("d1-d4", 0)));
    answers.add(act(attackers, "first", action("d1-d4", 0)));
    answers.add(act(attackers.substring(1), "a", action("d1-d4", 0)));
    answers.add(act(defenders, "b", action("attackers:resign", 1)));
    answers.add(act(attackers, "c", action("e1-e2", 1)));
    answers.add(act(attackers, "d", action("e2-e1", 0)));
    answers.add(act(defenders, "e", action("e4-a1", 1)));
    answers.add(act(attackers, "first", action("d1-d3", 1)));
    answers.add(act(attackers, "f", "{\"action\":\"e4-d4\",\"token\":\"" + attackers + "\"}"));
    killTheDatabase();
    answers.add(act(defenders, "g", action("e4-f4", 1)));
    answers.add(service.get("/v1/games/" + game + "/stream"));
    return answers;
  }

  @Test
  void linesLeadToARequestAndItsGameAndHaveNoSecret() throws Exception {
    List<HttpResponse<String>> answers = play();
    service.end();
    assertEquals(
        List.of(201, 201, 401, 403, 409, 412, 422, 422, 400, 503, 503),
        answers.stream().map(HttpResponse::statusCode).toList());

    List<JsonNode> lines = new ArrayList<>();
    for (String line : service.said()) {
      lines.add(JSON.readTree(line));
      tokens.values().forEach(token -> assertFalse(line.contains(token.substring(1)), line));
      assertFalse(line.matches("(?i).*(bearer|authorization).*"), line);
    }
    assertTrue(lines.stream().anyMatch(line -> line.get("level").asText().equals("DEBUG")));

    for (HttpResponse<String> failed : answers.subList(answers.size() - 2, answers.size())) {
      assertLeadToItsGame(JSON.readTree(failed.body()).get("traceId").asText(), lines);
    }
  }

  private void assertLeadToItsGame(String trace, List<JsonNode> lines) {
    List<JsonNode> ofTheFailure =
        lines.stream().filter(line -> line.at("/mdc/traceId").asText().equals(trace)).toList();
    assertTrue(
        ofTheFailure.stream()
            .anyMatch(
                line ->
                    line.get("level").asText().equals("WARN")
                        && line.at("/mdc/gameId").asText().equals(game)),
        ofTheFailure::toString);
  }
}
