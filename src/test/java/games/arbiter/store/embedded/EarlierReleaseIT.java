package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.arbiter.PackagedService;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The service on a database that release 1.0.0 wrote. Every read of every version says what it said
 * then (fields may have been added, texts reworded), every hash chain holds, and play goes on.
 */
class EarlierReleaseIT {

  private static final Path RELEASE = Path.of("src", "test", "resources", "releases", "1.0.0");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Texts for people, which a release may reword. */
  private static final Set<String> TEXTS = Set.of("label", "text");

  /** Lists to which a release may add: games, and what else a seat may do. */
  private static final Set<String> GROWING = Set.of("seatActions");

  @TempDir static Path home;

  private static PostgresServer database;
  private static PackagedService service;

  @BeforeAll
  static void start() throws Exception {
    database = PostgresServer.start(home, true);
    String url = LocalConnection.url(database.port());
    String password = new DataDirectory(home).password();
    try (Connection connection = DriverManager.getConnection(url, LocalConnection.USER, password);
        Statement statement = connection.createStatement()) {
      statement.execute(String.join("\n", lines("database.sql.gz")));
    }
    service =
        PackagedService.start(
            home,
            Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL", url,
                "QUARKUS_DATASOURCE_USERNAME", LocalConnection.USER,
                "QUARKUS_DATASOURCE_PASSWORD", password));
  }

  @AfterAll
  static void stop() throws Exception {
    service.end();
    database.stop();
  }

  private static List<JsonNode> answers() throws IOException {
    List<JsonNode> answers = new ArrayList<>();
    for (String line : lines("answers.jsonl.gz")) {
      answers.add(JSON.readTree(line));
    }
    return answers;
  }

  private static List<String> lines(String file) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(RELEASE.resolve(file))),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  private static JsonNode get(String path) throws Exception {
    HttpResponse<String> answer = service.get(path);
    assertEquals(200, answer.statusCode(), () -> path + ": " + answer.body());
    return JSON.readTree(answer.body());
  }

  @Test
  void everyReadSaysWhatTheEarlierReleaseSaid() throws Exception {
    List<JsonNode> answers = answers();
    assertTrue(answers.size() > 1_900, () -> answers.size() + " answers");
    for (JsonNode then : answers) {
      String path = then.get("path").asText();
      if (path.contains("?at=")) { // what was current then may have gone on
        assertContains(path, JSON.readTree(then.get("body").asText()), get(path));
      }
    }
  }

  /** All that was said is said still; more may be said. */
  private static void assertContains(String where, JsonNode then, JsonNode now) {
    if (then.isObject()) {
      then.properties()
          .forEach(
              field -> {
                String name = field.getKey();
                JsonNode next = now.path(name);
                if (GROWING.contains(name)) {
                  assertIncludes(where + " " + name, field.getValue(), next);
                } else if (!TEXTS.contains(name)) {
                  assertContains(where + " " + name, field.getValue(), next);
                }
              });
    } else if (then.isArray()) {
      assertEquals(then.size(), now.size(), where);
      for (int i = 0; i < then.size(); i++) {
        assertContains(where + "[" + i + "]", then.get(i), now.get(i));
      }
    } else {
      assertEquals(then, now, where);
    }
  }

  private static void assertIncludes(String where, JsonNode then, JsonNode now) {
    Iterator<JsonNode> rest = now.elements();
    for (JsonNode wanted : then) {
      JsonNode found = null;
      while (rest.hasNext() && found == null) {
        JsonNode next = rest.next();
        found = next.get("action").equals(wanted.get("action")) ? next : null;
      }
      assertTrue(found != null, () -> where + " lacks " + wanted);
      assertContains(where, wanted, found);
    }
  }

  /** Each hash is computed here anew, from the hash before and the event's own line. */
  @Test
  void everyChainHolds() throws Exception {
    int games = 0;
    for (JsonNode then : answers()) {
      String path = then.get("path").asText();
      if (path.endsWith("/events")) {
        games++;
        JsonNode said = JSON.readTree(then.get("body").asText()).get("items");
        JsonNode items = get(path).get("items");
        assertEquals(said.get(0).get("hash"), items.get(0).get("hash"), path);
        for (int i = 1; i < said.size(); i++) {
          JsonNode event = items.get(i);
          String text =
              "%s\n%d %s %s\n"
                  .formatted(
                      items.get(i - 1).get("hash").asText(),
                      event.get("version").asInt(),
                      event.get("seat").asText(),
                      event.get("action").asText());
          assertEquals(sha256(text), event.get("hash").asText(), path + " version " + i);
          assertContains(path, said.get(i), event);
        }
      }
    }
    assertEquals(28, games);
  }

  private static String sha256(String text) throws Exception {
    return HexFormat.of()
        .formatHex(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void playGoesOnWithTheTokensOfThen() throws Exception {
    int played = 0;
    JsonNode seats = JSON.readTree(Files.readString(RELEASE.resolve("seat-tokens.json")));
    for (Map.Entry<String, JsonNode> entry : seats.properties()) {
      JsonNode legal = get("/v1/games/" + entry.getKey() + "/legal-actions");
      if (legal.has("toMove")) {
        played++;
        String body =
            "{\"action\":%s,\"version\":%d}"
                .formatted(legal.get("items").get(0).get("action"), legal.get("version").asInt());
        String token = entry.getValue().get(legal.get("toMove").asText()).asText();
        Map<String, String> authorized = Map.of("Authorization", "Bearer " + token);
        String actions = "/v1/games/" + entry.getKey() + "/actions";
        HttpResponse<String> first = service.post(actions, body, authorized);
        HttpResponse<String> again = service.post(actions, body, authorized);
        assertEquals(201, first.statusCode(), first::body);
        assertEquals(first.body(), again.body());
      }
    }
    assertTrue(played >= 6, played + " games were open");
  }

  /** An event written by 1.0.0 with a key answers its retry, and its key is taken for good. */
  @Test
  void keysOfThenAreStillTaken() throws Exception {
    String path = null;
    for (JsonNode then : answers()) {
      String body = then.get("body").asText();
      if (path == null && body.contains("\"access\":\"open\"") && body.contains("finished")) {
        path = then.get("path").asText().replaceAll("\\?.*", "");
      }
    }
    JsonNode first = get(path + "/events").get("items").get(1);
    String action = first.get("action").asText();
    String body = "{\"action\":\"%s\",\"version\":0}";
    HttpResponse<String> retry =
        service.post(path + "/actions", body.formatted(action), Map.of("Idempotency-Key", "k0"));
    assertEquals(201, retry.statusCode(), retry::body);
    assertEquals("true", retry.headers().firstValue("Idempotency-Replayed").orElse(""));
    String other = get(path + "/events").get("items").get(2).get("action").asText();
    HttpResponse<String> reused =
        service.post(path + "/actions", body.formatted(other), Map.of("Idempotency-Key", "k0"));
    assertEquals(422, reused.statusCode(), reused::body);
  }
}
