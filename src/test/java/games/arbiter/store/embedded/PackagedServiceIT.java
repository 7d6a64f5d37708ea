package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.PackagedService;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.ConformanceData;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service with its own PostgreSQL, and with another's. */
class PackagedServiceIT {

  private static final String ELSEWHERE =
      "-Duser.language=fa -Duser.country=IR -Duser.timezone=Asia/Tehran"
          + " -Dfile.encoding=ISO-8859-1";
  private static final Predicate<String> FOREIGN_DIGIT =
      line -> line.chars().anyMatch(c -> c > 127 && Character.isDigit(c));

  private static final int SOON = 10;
  private static final int MIDDLE = 40;
  private static final List<String> READS =
      List.of(
          "",
          "/legal-actions",
          "/boards",
          "/score",
          "/events",
          "/record",
          "/record.txt",
          "/picture.svg",
          "/picture.txt");

  @TempDir static Path directory;

  private static Path home;

  /** The one that runs at home, its own PostgreSQL with it. */
  private static PackagedService service;

  @BeforeAll
  static void start() throws IOException {
    home = directory.resolve("own");
    service = PackagedService.start(home, Map.of());
  }

  @AfterAll
  static void end() throws InterruptedException {
    service.end();
  }

  /**
   * Open games of every ruleset that the service names, one soon after its start and one in the
   * middle.
   */
  private static List<String> underWay(PackagedService service) throws Exception {
    List<String> games = new ArrayList<>();
    HttpResponse<String> rulesets = service.get("/v1/rulesets");
    for (JsonNode named : new ObjectMapper().readTree(rulesets.body()).get("items")) {
      Ruleset ruleset = Rulesets.registered().find(named.get("ruleset").asText()).orElseThrow();
      JsonNode recorded = ConformanceData.line(ruleset, "games.jsonl", 0);
      List<String> actions = ConformanceData.strings(recorded.get("actions"));
      ObjectNode request = JsonNodeFactory.instance.objectNode();
      request.put("ruleset", ruleset.id()).put("access", "open");
      if (recorded.has("firstSeat")) {
        request.set("firstSeat", recorded.get("firstSeat"));
      }
      games.add(played(service, request.toString(), first(SOON, actions)));
      games.add(played(service, request.toString(), first(MIDDLE, actions)));
    }
    return games;
  }

  /** The first actions, but never the last of a game. */
  private static List<String> first(int count, List<String> actions) {
    return actions.subList(0, Math.min(count, actions.size() - 1));
  }

  private static String played(PackagedService service, String request, List<String> actions)
      throws Exception {
    String game = service.create(request);
    for (int version = 0; version < actions.size(); version++) {
      HttpResponse<String> answer =
          service.post(
              "/v1/games/" + game + "/actions",
              "{\"action\":\"%s\",\"version\":%d}".formatted(actions.get(version), version),
              Map.of());
      assertEquals(201, answer.statusCode(), answer::body);
    }
    return game;
  }

  /** What is read of games, by path. */
  private static Map<String, String> reads(PackagedService service, List<String> games)
      throws Exception {
    Map<String, String> bodies = new LinkedHashMap<>();
    for (String game : games) {
      for (String read : READS) {
        String path = "/v1/games/" + game + read;
        HttpResponse<String> answer = service.get(path);
        assertEquals(200, answer.statusCode(), answer::body);
        bodies.put(path, answer.body());
      }
    }
    return bodies;
  }

  @Test
  void gamesOutliveTheServiceHoweverItEnds() throws Exception {
    List<String> games = underWay(service);
    Map<String, String> before = reads(service, games);
    service.kill();

    start();
    assertEquals(before, reads(service, games));
    int logged = Files.readString(home.resolve("postgresql.log")).length();
    service.end();
    assertFalse(Files.exists(home.resolve("cluster/postmaster.pid")));
    assertFalse(
        Files.readString(home.resolve("postgresql.log"))
            .substring(logged)
            .contains("terminating connection"),
        "PostgreSQL ends after the service has let go of it");

    start();
    assertEquals(before, reads(service, games));
  }

  /** The second service runs where digits, calendar, encoding and time are different. */
  @Test
  void withADatabaseOfItsOwnItStartsNoneAndSaysTheSameEverywhere() throws Exception {
    Path unused = directory.resolve("unused");
    String port = Files.readAllLines(home.resolve("cluster/postmaster.pid")).get(3).strip();
    PackagedService second =
        PackagedService.start(
            unused,
            Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL",
                LocalConnection.url(Integer.parseInt(port)),
                "QUARKUS_DATASOURCE_USERNAME",
                LocalConnection.USER,
                "QUARKUS_DATASOURCE_PASSWORD",
                new DataDirectory(home).password(),
                "JAVA_TOOL_OPTIONS",
                ELSEWHERE));
    try {
      List<String> games = underWay(service);
      assertEquals(reads(service, games), reads(second, games));
      assertTrue(second.said().stream().noneMatch(FOREIGN_DIGIT), second.said()::toString);
      assertFalse(Files.exists(unused));
    } finally {
      second.end();
    }
  }
}
