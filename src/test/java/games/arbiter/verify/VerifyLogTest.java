package games.arbiter.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.ForeignDefaults;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.Access;
import games.arbiter.play.ActionSequence;
import games.arbiter.play.Game;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.Player;
import games.arbiter.rest.http.StrictJson;
import games.arbiter.rest.schema.GameEventJson;
import games.arbiter.rest.schema.GameEventPageJson;
import games.arbiter.rest.schema.GameRecordJson;
import games.arbiter.rest.view.RecordText;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The offline check of logs, fed with what the service answers. */
class VerifyLogTest {

  private static final Instant TIME = Instant.parse("2026-11-29T18:00:02.000Z");
  private static final int EVENTS = 1000;
  private static final ObjectMapper STRICT =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /** What the check says of an input. */
  private record Answer(int exitCode, String out, String err) {}

  private static Answer verify(byte[] input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        VerifyLog.run(
            new ByteArrayInputStream(input),
            new PrintStream(out, true),
            new PrintStream(err, true));
    return new Answer(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static Answer verify(String input) {
    return verify(input.getBytes(StandardCharsets.UTF_8));
  }

  private static Game game(Ruleset ruleset, int number) {
    JsonNode data = ConformanceData.line(ruleset, "games.jsonl", number);
    String first = data.has("firstSeat") ? data.get("firstSeat").asText() : null;
    GameCreated created =
        new GameCreated(
            "some-id",
            Replays.start(ruleset, Map.of(), first).beginning(),
            Access.OPEN,
            false,
            TIME,
            ruleset.catalogue().seats().stream().map(s -> new Player(s, "Ada")).toList(),
            List.of(),
            null);
    Game start = Game.begin(created);
    Game played =
        ActionSequence.evaluated("actions")
            .play(start.replay(), ConformanceData.strings(data.get("actions")))
            .match(line -> start.followedBy(line, TIME), why -> fail(why.toString()));
    return start.fold(
        played.versions(1, played.version()).stream().map(VerifyLogTest::timed).toList());
  }

  private static GameEvent timed(Game game) {
    GameEvent e = game.event();
    Instant time = TIME.plusMillis(7137L * e.version());
    return new GameEvent(
        e.gameId(), e.version(), e.seat(), e.action(), time, e.hash(), e.keyScope(), null);
  }

  private static Game talat() {
    return game(Rulesets.registered().find("talat").orElseThrow(), 0);
  }

  private static String json(Object shown) {
    return new String(StrictJson.write(shown), StandardCharsets.UTF_8);
  }

  private static String record(Game game) {
    return json(GameRecordJson.of(game));
  }

  private static String page(Game game, int first, int last) {
    return json(
        new GameEventPageJson(
            game.version(),
            game.replay().status().id(),
            game.versions(first, last).stream().map(GameEventJson::of).toList()));
  }

  private static String log(Game game) {
    StringBuilder log = new StringBuilder(record(game));
    for (int first = 0; first <= game.version(); first += 50) {
      log.append(page(game, first, first + 49));
    }
    return log.toString();
  }

  private static void assertFault(String expected, String input) {
    Answer answer = verify(input);
    assertEquals(1, answer.exitCode());
    assertEquals("", answer.out());
    assertTrue(answer.err().contains(expected), answer.err());
  }

  @Test
  void whatTheServiceAnswersIsRight() {
    for (Ruleset ruleset : Rulesets.registered().all()) {
      for (int number = 0; number < 3; number++) {
        Game game = game(ruleset, number);
        Answer answer = verify(log(game));
        assertEquals(
            "%d events are right, hash %s%n".formatted(game.version() + 1, game.hash()),
            answer.out());
        assertEquals(0, answer.exitCode(), answer.err());
      }
    }
  }

  @Test
  void everyChangedByteOfSomeEventsIsFound() throws Exception {
    assertChangesAreFound(1);
  }

  @Test
  @Tag("long")
  void everyChangedByteOfAThousandEventsIsFound() throws Exception {
    assertChangesAreFound(EVENTS);
  }

  private static void assertChangesAreFound(int events) throws Exception {
    Random random = new Random(4711);
    int checked = 0;
    for (int number = 0; checked < events; number++) {
      for (Ruleset ruleset : Rulesets.registered().all()) {
        Game game = game(ruleset, number);
        RecordCheck check = RecordCheck.of((ObjectNode) STRICT.readTree(record(game)));
        for (Game version : game.versions(0, game.version())) {
          byte[] event = StrictJson.write(GameEventJson.of(version));
          check.event(version.version(), STRICT.readTree(event));
          for (int at : beyondTime(event)) {
            byte[] changed = changed(event, at, random);
            assertTrue(
                isFound(check, version.version(), changed),
                () -> new String(changed, StandardCharsets.UTF_8));
          }
          checked++;
        }
      }
    }
  }

  /** Every place in an event but for those of its time. */
  private static int[] beyondTime(byte[] event) {
    String text = new String(event, StandardCharsets.ISO_8859_1);
    int from = text.indexOf(":", text.indexOf("\"time\"")) + 1;
    int to = text.indexOf('"', from + 1);
    return IntStream.range(0, event.length).filter(at -> at <= from || at >= to).toArray();
  }

  private static byte[] changed(byte[] bytes, int at, Random random) {
    byte[] changed = bytes.clone();
    changed[at] ^= (byte) (1 + random.nextInt(255));
    return changed;
  }

  private static boolean isFound(RecordCheck check, int version, byte[] event) {
    try {
      check.event(version, STRICT.readTree(event));
      return false;
    } catch (LogException | IOException found) {
      return true;
    }
  }

  @Test
  void aChangedByteIsFoundAmongAllOthers() {
    Random random = new Random(17);
    Game game = talat();
    byte[] log = log(game).getBytes(StandardCharsets.UTF_8);
    String text = new String(log, StandardCharsets.ISO_8859_1);
    int start = text.indexOf("\"items\":[") + 9;
    int end = text.indexOf("]}", text.indexOf("\"version\":49,")) + 2;
    for (int i = 0; i < 60; i++) {
      int at = start + random.nextInt(end - start);
      byte[] changed = changed(log, at, random);
      boolean inTime =
          text.substring(Math.max(0, at - 32), at + 1).matches("(?s).*\"time\":\"[^\"]*");
      Answer answer = verify(changed);
      assertTrue(answer.exitCode() == 1 || inTime, () -> text.substring(at - 40, at + 40));
    }
  }

  @Test
  void timesMayDiffer() {
    Game game = talat();
    assertEquals(0, verify(log(game).replace("T18:0", "T19:0")).exitCode());
    assertFault("Version 0 has no time", log(game).replace("T18:00:02", "T18:00:0x"));
    assertFault("Version 0 has no time", log(game).replace("T18:00:02", "T18:00:62"));
  }

  @Test
  void aFaultSaysWhereItIsAndWhatIsWrong() {
    Game game = talat();
    Game at = game.at(17);
    String action = at.event().action();
    assertFault(
        "Version 17: `action` is \"L3@wb:b1\", but should be \"" + action + "\"",
        record(game)
            + page(game, 0, game.version())
                .replace("\"action\":\"" + action, "\"action\":\"L3@wb:b1"));
    assertFault(
        "Version 17: `hash` is ",
        record(game)
            + page(game, 0, game.version())
                .replaceFirst("\"hash\":\"" + at.hash(), "\"hash\":\"" + game.hash()));
    assertFault(
        "What follows version 16 is not JSON",
        log(game).replace("\"version\":17,", "\"version\":17;"));
  }

  @Test
  void aRecordThatIsNotLegalIsFound() {
    Game game = talat();
    String first = game.at(1).event().action();
    String second = game.at(2).event().action();
    assertFault(
        "The record, version 1: ",
        log(game)
            .replaceFirst("\\[\"" + first + "\",\"" + second, "[\"" + second + "\",\"" + first));
    assertFault("The record: `hash` is ", record(game).replace(game.hash(), "0".repeat(64)));
    assertFault(
        "The record: `rulesetVersion` is 2",
        log(game).replace("\"rulesetVersion\":1", "\"rulesetVersion\":2"));
  }

  @Test
  void whatIsMissingOrTooMuchIsFound() {
    Game game = talat();
    int last = game.version();
    assertFault("The record is missing", page(game, 0, last));
    assertFault(
        "The events end at version 40, the record at version " + last,
        record(game) + page(game, 0, 40));
    assertFault("Version 41: `", record(game) + page(game, 0, 40) + page(game, 42, last));
    assertFault("Version 41: `", record(game) + page(game, 0, 40) + page(game, 40, last));
    assertFault("Version 41 is not in the record", record(game.at(40)) + page(game, 0, 41));
    assertFault("Neither a record nor a page", log(game) + "{\"code\":\"not-found\"}");
    assertFault("Neither a record nor a page", log(game) + record(game));
    assertFault("is no JSON object", "[]");
    assertFault("The record is missing", "");
  }

  @Test
  void itSaysTheSameUnderEveryDefaultLocale() {
    for (Ruleset ruleset : Rulesets.registered().all()) {
      Game game = game(ruleset, 0);
      String whole = record(game) + page(game, 0, game.version());
      String cut = record(game) + page(game, 0, game.version() - 1);
      ForeignDefaults.assertSame(() -> verify(whole) + "\n" + verify(cut));
      ForeignDefaults.assertSame(() -> RecordText.of(game));
    }
  }
}
