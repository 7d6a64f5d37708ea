package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.arbiter.PackagedService;
import games.arbiter.Readme;
import java.io.File;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The offline check as the README tells to do it: a log fetched and given to the packaged jar. */
class VerifyLogIT {

  /** More than two pages of events. */
  private static final int ACTIONS = 430;

  @TempDir Path directory;

  @Test
  void theRecipeOfTheReadmeFindsAGoodLogGoodAndAChangedByteByItsVersion() throws Exception {
    assumeTrue(Readme.isInstalled("curl"), "the recipe uses curl");
    Path log = directory.resolve("log.json");
    PackagedService service = PackagedService.start(directory.resolve("home"), Map.of());
    try {
      Answer good = recipe(service, game(service));
      assertEquals("", good.err);
      assertEquals(0, good.code);
      assertTrue(good.out.matches("(?s)" + (ACTIONS + 1) + " events .*[0-9a-f]{64}\\s*"), good.out);
    } finally {
      service.end();
    }
    String right = Files.readString(log);
    int place = right.indexOf("\"version\":317,");
    int seat = right.indexOf("\"seat\":\"a", place) + "\"seat\":\"".length();
    Files.writeString(log, right.substring(0, seat) + 'b' + right.substring(seat + 1));

    Answer bad = run(PackagedService.java("verify-log"), log.toFile());

    assertEquals(1, bad.code);
    assertTrue(bad.err.startsWith("Version 317: `seat` is \"bttackers\""), bad.err);
  }

  @Test
  void argumentsThatAreNotUnderstoodStartNothing() throws Exception {
    Answer answer = run(PackagedService.java("verify-log", "log.json"), null);

    assertEquals(2, answer.code);
    assertTrue(answer.err.contains("verify-log < LOG"), answer.err);
    assertEquals("", answer.out);
  }

  private static String game(PackagedService service) throws Exception {
    String game = service.create("{\"ruleset\":\"tablut\",\"access\":\"open\"}");
    for (int version = 0; version < ACTIONS; version++) {
      String action = version % 2 == 0 ? "attackers:offer-draw" : "defenders:decline-draw";
      HttpResponse<String> answer =
          service.post(
              "/v1/games/" + game + "/actions",
              "{\"action\":\"%s\",\"version\":%d}".formatted(action, version),
              Map.of());
      assertEquals(201, answer.statusCode(), answer::body);
    }
    return game;
  }

  /** What a process said until it ended. */
  private record Answer(int code, String out, String err) {}

  private Answer recipe(PackagedService service, String game) throws Exception {
    String commands =
        String.join("\n", Readme.block(Path.of("openapi", "EVENTS.md"), "Check a game offline"))
            .replace(Readme.SERVICE, service.address())
            .replace(
                PackagedService.JAR.toString(), PackagedService.JAR.toAbsolutePath().toString());
    return run(new ProcessBuilder("bash", "-e", "-c", "game=" + game + "\n" + commands), null);
  }

  private Answer run(ProcessBuilder builder, File input) throws IOException, InterruptedException {
    Path err = directory.resolve("err");
    if (input != null) {
      builder.redirectInput(input);
    }
    Process process = builder.directory(directory.toFile()).redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    return new Answer(process.exitValue(), out, Files.readString(err));
  }
}
