package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Requests that are sent more than once or at the same time. */
@QuarkusTest
class RetriesTest {

  private static final int CLIENTS = 20;

  private static List<Response> atOnce(IntFunction<Response> request) {
    return IntStream.range(0, CLIENTS).parallel().mapToObj(request).toList();
  }

  private static long count(List<Response> answers, int status) {
    return answers.stream().filter(answer -> answer.statusCode() == status).count();
  }

  private static Response keyed(
      GameClient table, String seat, String key, String action, int version) {
    return table.send(table.as(seat).header("Idempotency-Key", key), action, version);
  }

  @Test
  void ofDifferentActionsAtOnceOneIsAcceptedAndTheOthersAreStale() {
    GameClient table = GameClient.open("tablut");
    List<String> actions =
        StreamSupport.stream(Json.of(table.get("/legal-actions")).get("items").spliterator(), false)
            .map(action -> action.get("action").asText())
            .toList();
    List<Response> answers = atOnce(i -> table.act(null, actions.get(i), 0));
    assertEquals(1, count(answers, 201));
    assertEquals(CLIENTS - 1, count(answers, 412));
    answers.stream()
        .filter(answer -> answer.statusCode() == 412)
        .forEach(stale -> stale.then().body("currentVersion", equalTo(1)));
    assertEquals(2, Json.of(table.get("/events")).get("items").size());
  }

  @Test
  void equalActionsAtOnceWithKeysOfTheirOwnAreOneActionAndStaleOnes() {
    GameClient table = GameClient.playing("talat");
    List<Response> answers = atOnce(i -> keyed(table, "white", "key-" + i, "L3@gw:d5", 0));
    assertEquals(1, count(answers, 201));
    assertEquals(CLIENTS - 1, count(answers, 412));
    assertEquals(1, table.version());
  }

  @Test
  void oneRequestSentManyTimesAtOnceIsOneAction() {
    GameClient table = GameClient.playing("talat");
    for (String key : new String[] {"once", null}) {
      int version = table.version();
      String seat = version == 0 ? "white" : "black";
      String action = version == 0 ? "L3@gw:d5" : "M3@wb:d5";
      List<Response> answers =
          atOnce(
              i ->
                  key == null
                      ? table.act(seat, action, version)
                      : keyed(table, seat, key, action, version));
      assertEquals(CLIENTS, count(answers, 201));
      assertEquals(1, answers.stream().map(Response::asString).collect(Collectors.toSet()).size());
      assertEquals(
          CLIENTS - 1,
          answers.stream().filter(a -> "true".equals(a.header("Idempotency-Replayed"))).count());
      assertEquals(version + 1, table.version());
    }
  }

  @Test
  void aKeyIsOneWhetherQuotedOrBareAndWhateverTheVersion() {
    GameClient table = GameClient.playing("talat");
    String first = keyed(table, "white", "\"a key\"", "L3@gw:d5", 0).asString();
    for (String key : new String[] {"a key", "\"a key\""}) {
      Response again = keyed(table, "white", key, "L3@gw:d5", 1);
      again.then().statusCode(201).header("Idempotency-Replayed", "true");
      assertEquals(first, again.asString());
    }
  }

  @Test
  void theVersionIsReadFromAnyFormOfETag() {
    GameClient table = GameClient.open("tablut");
    Set<String> forms =
        new TreeSet<>(Set.of("\"%d\"", "W/\"%d\"", "%d", "\"%d-de\"", "\"%d-gzip\""));
    int version = 0;
    String[] line = {"d1-d4", "e4-f4", "d4-d3", "f4-e4", "d3-d2"};
    for (String form : forms) {
      GameClient.client()
          .header("If-Match", form.formatted(version))
          .body("{\"action\": \"" + line[version] + "\"}")
          .post("/v1/games/" + table.id() + "/actions")
          .then()
          .statusCode(201)
          .header("ETag", "\"" + ++version + "\"");
    }
  }

  @Test
  void theVersionsOfHeaderAndBodyMustNotDiffer() {
    GameClient table = GameClient.playing("talat");
    table.send(table.as("white").header("If-Match", "0"), "L3@gw:d5", 0).then().statusCode(201);
    ProblemAssert.assertProblem(
        "malformed-request",
        400,
        "version",
        table.send(table.as("black").header("If-Match", "0"), "M3@wb:d5", 1));
  }
}
