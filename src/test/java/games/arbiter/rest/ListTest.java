package games.arbiter.rest;

import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list of games that want to be found. */
@QuarkusTest
class ListTest {

  private static GameClient listed(String ruleset) {
    return GameClient.of("{\"ruleset\": \"%s\", \"listed\": true}".formatted(ruleset));
  }

  private static Response list(String query) {
    Response answer = GameClient.client().get("/v1/games" + query);
    answer.then().statusCode(200).header("Cache-Control", "no-store");
    return answer;
  }

  private static List<String> ids(Response page) {
    List<String> ids = new ArrayList<>();
    Json.of(page).get("items").forEach(item -> ids.add(item.get("id").asText()));
    return ids;
  }

  @Test
  void onlyListedGamesAreThereNewestFirst() {
    GameClient first = listed("talat");
    GameClient hidden = GameClient.playing("talat");
    GameClient second = listed("tablut");
    List<String> ids = ids(list(""));
    assertFalse(ids.contains(hidden.id()));
    assertTrue(ids.indexOf(second.id()) < ids.indexOf(first.id()));
  }

  @Test
  void aFinishedGameIsSummedUpAsInTheExample() {
    JsonNode record = Json.example("13-record");
    GameClient.of("{\"ruleset\": \"talat\", \"listed\": true, \"record\": " + record + "}");
    GameClient.of("{\"ruleset\": \"talat\", \"listed\": true, \"record\": " + record + "}");
    Response page = list("?ruleset=talat&finished=true&limit=1");
    assertEquals(
        Json.comparable(Json.example("19-list")).toPrettyString(),
        Json.comparable(Json.of(page)).toPrettyString());
    String next = Json.of(page).get("next").asText();
    assertEquals(
        "</v1/games?ruleset=talat&finished=true&limit=1&cursor=" + next + ">; rel=\"next\"",
        page.header("Link"));
  }

  @Test
  void gamesAreFilteredByRulesetAndEnd() {
    listed("talat");
    GameClient over = listed("tablut").play("attackers:resign");
    list("?ruleset=talat").then().body("items.ruleset", everyItem(is("talat")));
    list("?finished=false").then().body("items.finished", everyItem(is(false)));
    assertTrue(ids(list("?ruleset=tablut&finished=true")).contains(over.id()));
    assertFalse(ids(list("?finished=false")).contains(over.id()));
  }

  @Test
  void pagesDoNotShiftWhileGamesAreCreated() {
    List<String> created = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      created.add(listed("talat-duo").id());
    }
    Collections.reverse(created);
    List<String> read = new ArrayList<>();
    Response page = list("?ruleset=talat-duo&limit=2");
    read.addAll(ids(page));
    while (read.size() < created.size()) {
      listed("talat-duo");
      page = list("?ruleset=talat-duo&limit=2&cursor=" + Json.of(page).get("next").asText());
      read.addAll(ids(page));
    }
    assertEquals(created, read.subList(0, created.size()));
  }
}
