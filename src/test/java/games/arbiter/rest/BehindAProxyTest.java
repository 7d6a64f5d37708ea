package games.arbiter.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Links have the prefix under which a trusted proxy serves the API. */
@QuarkusTest
@TestProfile(OperatorSettings.class)
class BehindAProxyTest {

  private static RequestSpecification proxied() {
    return io.restassured.RestAssured.given()
        .contentType("application/json")
        .header("X-Forwarded-Host", "gw.example")
        .header("X-Forwarded-Proto", "https")
        .header("X-Forwarded-Prefix", "/games");
  }

  @Test
  void aNewGameIsUnderThePrefix() {
    String location =
        proxied()
            .body("{\"ruleset\": \"tablut\", \"access\": \"open\", \"listed\": true}")
            .post("/v1/games")
            .then()
            .statusCode(201)
            .header("Location", startsWith("/games/v1/games/"))
            .extract()
            .header("Location");
    proxied()
        .get(location.substring("/games".length()))
        .then()
        .statusCode(200)
        .body("version", equalTo(0));
  }

  @Test
  void soIsTheNextPage() {
    for (int i = 0; i < 2; i++) {
      proxied().body("{\"ruleset\": \"tablut\", \"listed\": true}").post("/v1/games");
    }
    proxied()
        .get("/v1/games?limit=1")
        .then()
        .statusCode(200)
        .header("Link", startsWith("</games/v1/games?limit=1&cursor="));
  }

  @Test
  void soAreTheLinksOfTheService() {
    proxied()
        .get("/")
        .then()
        .body("documentation", equalTo("/games/q/swagger-ui/"))
        .body("openapi", equalTo("/games/q/openapi"))
        .body("rulesets", equalTo("/games/v1/rulesets"));
  }

  @Test
  void everyLinkOfTheServiceLeadsSomewhere() {
    List<String> links =
        proxied().get("/").jsonPath().<String, Object>getMap("").values().stream()
            .map(Object::toString)
            .filter(link -> link.startsWith("/"))
            .toList();
    assertEquals(5, links.size());
    for (String link : links) {
      assertTrue(link.startsWith("/games/"), link);
      if (!link.contains("{")) { // not a template
        proxied().get(link.substring("/games".length())).then().statusCode(200);
      }
    }
  }

  @Test
  void theDocumentationPageFindsTheDocumentUnderThePrefix() {
    String page = proxied().get("/q/swagger-ui/").asString();
    Matcher document = Pattern.compile("\"?\\burl\"?: *[\"']([^\"']*)[\"']").matcher(page);
    assertTrue(document.find(), page);
    assertEquals(
        URI.create("https://gw.example/games/q/openapi"),
        URI.create("https://gw.example/games/q/swagger-ui/").resolve(document.group(1)));
  }

  @Test
  void soIsTheServerOfTheDocument() {
    proxied().get("/q/openapi?format=json").then().body("servers.url", contains("/games/"));
    proxied().get("/q/openapi").then().body(containsString("\n- url: /games/\n"));
  }

  @Test
  void aMethodThatAPathLacksIsStillNamed() {
    proxied().delete("/v1/games").then().statusCode(405).header("Allow", "GET, HEAD, POST");
  }
}
