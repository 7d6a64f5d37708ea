package games.arbiter.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page to play on as files: who is sent there, and what browsers may keep of it. */
@QuarkusTest
class PageTest {

  private static final Path FOLDER = Path.of("src/main/resources/META-INF/resources/play");
  private static final String BROWSER =
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  private static final Pattern NAMED =
      Pattern.compile("href=\"([0-9a-f]{16})/([a-z-]+\\.[a-z]+)\"");
  private static final Pattern IMPORT = Pattern.compile("(?:from|import) ?\\(?'(\\.[^']+\\.js)'");
  private static final int BYTES_OF_SCRIPTS = 85_000;

  @Test
  void browsersAreSentToThePage() {
    given()
        .redirects()
        .follow(false)
        .accept(BROWSER)
        .get("/")
        .then()
        .statusCode(303)
        .header("Location", "play/")
        .header("Vary", containsString("Accept"));
    given().redirects().follow(false).get("/play").then().header("Location", "play/");
  }

  @Test
  void programsGetTheService() {
    for (String accept : new String[] {"*/*", "application/json", "application/json, text/html"}) {
      given()
          .accept(accept)
          .get("/")
          .then()
          .statusCode(200)
          .header("Vary", containsString("Accept"))
          .body("play", equalTo("/play/"));
    }
  }

  @Test
  void everythingIsGuarded() {
    for (String path :
        new String[] {"/play/", "/play/boot.js", "/play/" + digest() + "/main.js", library()}) {
      Response answer = given().get(path);
      assertEquals(200, answer.statusCode(), path);
      assertEquals("no-referrer", answer.header("Referrer-Policy"), path);
      assertEquals("nosniff", answer.header("X-Content-Type-Options"), path);
      String policy = answer.header("Content-Security-Policy");
      assertTrue(policy.startsWith("default-src 'none'; script-src 'self';"), policy);
      assertTrue(!policy.contains("unsafe") && policy.contains("frame-ancestors 'none'"), policy);
    }
  }

  @Test
  void anUpgradeNeverMixesModules() {
    String digest = digest();
    for (String path : new String[] {"/play/", "/play/boot.js"}) {
      String tag =
          given().get(path).then().header("Cache-Control", "no-cache").extract().header("ETag");
      assertEquals('"' + digest + '"', tag);
      given().header("If-None-Match", tag).get(path).then().statusCode(304);
    }
    given()
        .get("/play/" + digest + "/main.js")
        .then()
        .header("Cache-Control", containsString("immutable"));
    given()
        .get("/play/0123456789abcdef/main.js")
        .then()
        .statusCode(404)
        .header("Cache-Control", "no-store");
    given().get("/play/main.js").then().statusCode(404);
    given().get("/play/" + digest + "/nothing.js").then().statusCode(404);
    given().post("/play/").then().statusCode(405).header("Allow", "GET, HEAD");
  }

  @Test
  void theIndexNamesEveryFile() throws IOException {
    Set<String> named = new TreeSet<>(Set.of("index.html", "boot.js"));
    Matcher found = NAMED.matcher(index());
    while (found.find()) {
      assertEquals(digest(), found.group(1));
      named.add(found.group(2));
      assertEquals(200, given().get("/play/" + found.group(1) + "/" + found.group(2)).statusCode());
    }
    assertEquals(
        files().map(file -> file.getFileName().toString()).collect(Collectors.toSet()), named);
  }

  @Test
  void scriptsAreSmallAndImportWhatExists() throws IOException {
    long bytes = 0;
    for (Path file : files().filter(name -> name.toString().endsWith(".js")).toList()) {
      bytes += Files.size(file);
      Matcher imported = IMPORT.matcher(Files.readString(file));
      while (imported.find()) {
        String path = imported.group(1);
        boolean exists =
            path.startsWith("./")
                ? Files.exists(FOLDER.resolve(path))
                : given().get(library()).statusCode() == 200;
        assertTrue(exists, file + " imports " + path);
      }
    }
    assertTrue(bytes < BYTES_OF_SCRIPTS, bytes + " bytes of scripts");
  }

  /** The path of the library that the page imports. */
  private static String library() {
    try {
      Matcher path = IMPORT.matcher(Files.readString(FOLDER.resolve("lit.js")));
      assertTrue(path.find());
      return path.group(1).replace("../..", "");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String index() {
    return given().get("/play/").asString();
  }

  private static String digest() {
    Matcher named = NAMED.matcher(index());
    assertTrue(named.find());
    return named.group(1);
  }

  private static Stream<Path> files() throws IOException {
    return Files.list(FOLDER);
  }
}
