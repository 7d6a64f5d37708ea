package games.arbiter.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.PackagedService;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every generated client plays whole games of every ruleset on the packaged service. */
@TestInstance(Lifecycle.PER_CLASS)
class GamesIT {

  private static final int BOARDS_TO_PROVE = 500;

  private final HttpClient http = HttpClient.newHttpClient();
  private final Map<Clients, List<JsonNode>> logs = new EnumMap<>(Clients.class);
  private final Map<PlainClients, List<JsonNode>> plainLogs = new EnumMap<>(PlainClients.class);
  private JsonNode rulesets;
  private PackagedService service;

  @BeforeAll
  void play() throws Exception {
    Path folder =
        Files.createTempDirectory(Files.createDirectories(Path.of("target", "clients")), "games");
    service =
        PackagedService.start(
            folder.resolve("data"), Map.of("QUARKUS_HTTP_HOST", "127.0.0.1", "TZ", "Asia/Kolkata"));
    rulesets = Clients.read(get("/v1/rulesets"));
    JsonNode script = Script.games(rulesets).steps();
    for (Clients client : Clients.values()) {
      List<String> log = client.play(service.address(), script, folder);
      logs.put(client, log.stream().map(Clients::read).toList());
    }
    for (PlainClients client : PlainClients.values()) {
      plainLogs.put(client, client.play(service.address(), script, folder));
    }
  }

  @AfterAll
  void stop() throws InterruptedException {
    if (service != null) {
      service.end();
    }
  }

  private String get(String path) throws IOException, InterruptedException {
    URI uri = URI.create(service.address() + path);
    return http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString()).body();
  }

  @ParameterizedTest
  @EnumSource
  void everyClientHasTheSameLog(Clients client) {
    List<JsonNode> expected = logs.get(Clients.JAVA);
    List<JsonNode> log = logs.get(client);
    assertEquals(expected.size(), log.size());
    for (int i = 0; i < log.size(); i++) {
      assertEquals(expected.get(i), log.get(i));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aClientWithoutCompanionsHasTheSameLogButForThem(PlainClients client) {
    List<JsonNode> expected = logs.get(Clients.JAVA).stream().filter(PlainClients::isDone).toList();
    List<JsonNode> log = plainLogs.get(client);
    assertEquals(expected.size(), log.size());
    for (int i = 0; i < log.size(); i++) {
      assertEquals(expected.get(i), log.get(i));
    }
  }

  @Test
  void everyRulesetIsPlayedToItsEnd() {
    Set<String> finished =
        steps("game")
            .filter(line -> line.at("/result/status").asText().equals("finished"))
            .map(line -> line.at("/step/game").asText())
            .collect(Collectors.toSet());
    Set<String> all =
        StreamSupport.stream(rulesets.get("items").spliterator(), false)
            .map(ruleset -> ruleset.get("ruleset").asText())
            .collect(Collectors.toSet());
    assertEquals(all, finished);
  }

  @Test
  void newsOfSeveralGamesNamesWhatIsNewAndWhatIsUnknown() {
    List<JsonNode> updates = steps("updates").map(line -> line.get("result")).toList();
    assertEquals(rulesets.get("items").size(), updates.size());
    for (JsonNode update : updates) {
      assertEquals("finished", update.at("/items/0/status").asText(), update.toString());
      assertEquals("[\"nobody\"]", update.get("unknown").toString());
    }
  }

  @Test
  void everyProofHolds() {
    List<JsonNode> boards = steps("boards").flatMap(line -> children(line.get("result"))).toList();
    assertTrue(boards.size() >= BOARDS_TO_PROVE, "only " + boards.size());
    boards.forEach(board -> assertTrue(board.get("holds").asBoolean(), board.toString()));
  }

  @Test
  void everyChainHoldsAndAChangedActionIsFound() {
    steps("follow")
        .forEach(
            line -> {
              JsonNode result = line.get("result");
              JsonNode versions = result.get("versions");
              assertEquals(-1, result.get("broken").asInt(), line.toString());
              assertEquals(
                  versions.get(versions.size() / 2),
                  result.get("brokenWhenChanged"),
                  line.toString());
            });
    assertEquals(rulesets.get("items").size() + 3, steps("follow").count());
  }

  @Test
  void aLongPollBringsTheNextEventAndEndsWithoutOne() {
    steps("poll")
        .forEach(
            line -> {
              assertEquals(1, line.at("/result/items").size(), line.toString());
              assertEquals(
                  line.at("/step/act/action"), line.at("/result/items/0/action"), line.toString());
            });
    steps("idle")
        .forEach(
            line -> {
              assertEquals(0, line.at("/result/items").size(), line.toString());
              assertTrue(line.at("/result/waited").asBoolean(), line.toString());
            });
    assertEquals(rulesets.get("items").size(), steps("poll").count());
    assertEquals(rulesets.get("items").size(), steps("idle").count());
  }

  @Test
  void aRetryIsAnsweredLikeTheFirstRequest() {
    List<JsonNode> acts = steps("act").toList();
    int replayed = 0;
    for (int i = 1; i < acts.size(); i++) {
      if (acts.get(i).at("/result/replayed").asBoolean()) {
        assertEquals(acts.get(i - 1).at("/result/event"), acts.get(i).at("/result/event"));
        replayed++;
      }
    }
    assertEquals(2 * rulesets.get("items").size(), replayed);
  }

  @Test
  void everyPictureIsRead() {
    steps("picture")
        .forEach(
            line -> {
              for (String drawn : List.of("svg", "board")) {
                String picture = line.at("/result/" + drawn).asText();
                assertTrue(picture.startsWith("<svg ") && picture.endsWith("</svg>\n"), picture);
              }
              String text = line.at("/result/text").asText();
              assertTrue(text.lines().findFirst().orElseThrow().contains("version"), text);
            });
    assertEquals(rulesets.get("items").size(), steps("picture").count());
  }

  @Test
  void everyKindOfRefusalIsRead() {
    Set<String> codes = new TreeSet<>();
    logs.get(Clients.JAVA).forEach(line -> codes.add(line.at("/problem/code").asText("")));
    codes.remove("");
    assertEquals(
        new TreeSet<>(
            Set.of(
                "game-not-over",
                "game-over",
                "idempotency-key-reused",
                "illegal-action",
                "illegal-record",
                "invalid-position",
                "malformed-action",
                "no-such-offer",
                "not-found",
                "not-your-turn",
                "nothing-to-take-back",
                "offer-open",
                "stale-version",
                "unauthorized",
                "wrong-seat")),
        codes);
  }

  @Test
  void timesAreInUtcWhateverTheZoneOfTheService() throws Exception {
    String list = get("/v1/games?ruleset=talat");
    JsonNode games = Clients.read(list).get("items");
    String id = games.get(games.size() - 1).get("id").asText();
    Matcher times =
        Pattern.compile("\"(?:time|createdAt)\":\"([^\"]*)\"")
            .matcher(list + get("/v1/games/" + id) + get("/v1/games/" + id + "/events"));
    int found = 0;
    for (; times.find(); found++) {
      assertTrue(
          times.group(1).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z"),
          times.group());
    }
    assertTrue(found > games.size() + 10);
  }

  private Stream<JsonNode> steps(String what) {
    return logs.get(Clients.JAVA).stream()
        .filter(line -> line.at("/step/do").asText().equals(what) && line.has("result"));
  }

  private static Stream<JsonNode> children(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }
}
