package games.arbiter.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.arbiter.engine.Action;
import games.arbiter.play.EventStore;
import games.arbiter.play.Game;
import games.arbiter.play.GameRepository;
import games.arbiter.play.NoCache;
import games.arbiter.rest.schema.GameJson;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.TimeZone;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is served is what the log says, now and earlier, here and elsewhere. */
@QuarkusTest
class ReplayTest {

  @Inject EventStore log;

  private static GameClient imported(String ruleset, String example) {
    return GameClient.of(
        "{\"ruleset\": \"%s\", \"record\": %s}".formatted(ruleset, Json.example(example)));
  }

  private Game replayed(String id) {
    GameRepository restarted = new GameRepository(log, new NoCache());
    return restarted.find(id).toCompletableFuture().join().orElseThrow();
  }

  private static JsonNode json(Game game) {
    return Json.of(new String(games.arbiter.rest.http.StrictJson.write(GameJson.of(game)), UTF_8));
  }

  @Test
  void everyVersionIsWhatTheLogMakesOfIt() {
    GameClient table = imported("talat", "13-record");
    Game game = replayed(table.id());
    assertEquals(86, game.version());
    for (int version = 0; version <= game.version(); version++) {
      assertEquals(json(game.at(version)), Json.of(table.get("?at=" + version)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 30, 60})
  void aGameGoesOnAfterARestartAsItStood(int version) {
    JsonNode record = Json.example("13-record");
    GameClient table = GameClient.playing("talat");
    for (int i = 0; i < version; i++) {
      table.play(record.get("actions").get(i).asText());
    }
    assertGoesOn(table);
  }

  /** What is served of a game is what its log makes of it, and so is what can be done next. */
  private void assertGoesOn(GameClient table) {
    Game restarted = replayed(table.id());
    assertEquals(table.game(), json(restarted));
    assertEquals(
        StreamSupport.stream(Json.of(table.get("/legal-actions")).get("items").spliterator(), false)
            .map(action -> action.get("action").asText())
            .toList(),
        restarted.replay().legalActions().stream().map(Action::name).toList());
  }

  @Test
  void anOfferAndAKingSurviveARestart() {
    GameClient table = imported("tablut", "17-record");
    assertGoesOn(table);
    assertGoesOn(GameClient.playing("tablut").play("d1-d4", "attackers:offer-draw"));
  }

  @Test
  void theLogHasEachVersionOnceAndItsChainHolds() {
    GameClient table = imported("talat", "13-record");
    String hash = null;
    int version = 0;
    for (int after = -1; after < 86; after = version - 1) {
      JsonNode page = Json.of(table.get("/events?limit=20" + (after < 0 ? "" : "&after=" + after)));
      assertTrue(page.get("items").size() <= 20);
      for (JsonNode event : page.get("items")) {
        assertEquals(version++, event.get("version").asInt());
        assertEquals(hash, event.path("previousHash").asText(null));
        hash = event.get("hash").asText();
      }
    }
    assertEquals(87, version);
    assertEquals(hash, table.game().get("hash").asText());
  }

  @Test
  void answersAreTheSameBytesWhereverTheServiceRuns() {
    GameClient table = GameClient.playing("talat").play("L3@gw:d5");
    List<String> reads = List.of("", "/events", "/record", "/score", "/legal-actions");
    List<String> here = reads.stream().map(read -> table.get(read).asString()).toList();
    TimeZone zone = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
    try {
      assertEquals(here, reads.stream().map(read -> table.get(read).asString()).toList());
      Instant created =
          Instant.parse(GameClient.playing("talat").created().get("createdAt").asText());
      Duration age = Duration.between(created, Instant.now());
      assertTrue(!age.isNegative() && age.toHours() < 1, age::toString);
    } finally {
      TimeZone.setDefault(zone);
    }
  }
}
