package games.arbiter.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.arbiter.Readme;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's first game gets the answers that it shows, and its bot plays. */
@QuarkusTest
class ReadmeTest {

  private static final Path README = Path.of("README.md");
  private static final String ANSWER = "# ";

  @TestHTTPResource("/")
  URI service;

  @Test
  void theReadmeIsShort() throws IOException {
    assertTrue(Files.readAllLines(README).size() <= 150);
  }

  @Test
  void everyCommandOfTheFirstGameGetsTheAnswerBelowIt() throws Exception {
    assumeTrue(Readme.isInstalled("curl"), "the first game is played with curl");
    List<String> block = Readme.block(README, "A first game");
    List<String> shown = block.stream().filter(line -> line.startsWith(ANSWER)).toList();
    List<String> commands = block.stream().filter(line -> !line.startsWith(ANSWER)).toList();

    List<String> answers = run(commands);

    assertEquals(shown.size(), answers.size());
    for (int i = 0; i < shown.size(); i++) {
      assertShows(shown.get(i).substring(ANSWER.length()), answers.get(i));
    }
    assertEquals(answers.get(3), answers.get(4), "the retry");
  }

  /** The parts between ellipses stand in the answer, in their order. */
  private static void assertShows(String shortened, String answer) {
    int from = 0;
    for (String part : shortened.split("…")) {
      int at = answer.indexOf(part, from);
      assertTrue(at >= 0 && (from > 0 || at == 0), () -> part + " is not shown by " + answer);
      from = at + part.length();
    }
  }

  private List<String> run(List<String> commands) throws Exception {
    String script =
        commands.stream()
            .map(c -> c.replace(Readme.SERVICE, here()))
            .collect(Collectors.joining("\n"));
    return lines(new ProcessBuilder("bash", "-e", "-c", script));
  }

  private String here() {
    return service.toString().replaceAll("/$", "");
  }

  private static List<String> lines(ProcessBuilder command) throws Exception {
    Process process = command.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue());
    return lines;
  }

  @Test
  void theBotPlaysBothSeatsToTheEnd(@TempDir Path directory) throws Exception {
    assumeTrue(Readme.isInstalled("python3"), "the bot is written in Python");
    List<String> code = Readme.block(README, "A bot in 30 lines");
    assertTrue(code.size() <= 32, "a bot in 30 lines");
    Path bot = Files.write(directory.resolve("bot.py"), code);
    JsonNode game = game();
    List<Process> seats = new ArrayList<>();
    for (JsonNode seat : game.get("seatTokens")) {
      seats.add(
          new ProcessBuilder(
                  "python3",
                  bot.toString(),
                  here() + "/v1/games/" + game.get("id").asText(),
                  seat.get("seat").asText(),
                  seat.get("token").asText())
              .redirectErrorStream(true)
              .start());
    }
    for (Process seat : seats) {
      String said = new String(seat.getInputStream().readAllBytes(), UTF_8);
      assertTrue(seat.waitFor(60, TimeUnit.SECONDS));
      assertEquals(0, seat.exitValue(), said);
      assertTrue(said.contains("'rule': 'tablut.end."), said);
    }
  }

  /** A game with tokens in which the first move of either side can end it. */
  private JsonNode game() throws Exception {
    String empty = "\". . . . . . . . .\"";
    String rows = String.join(",", empty, "\"a . . . . . . k .\"", empty, empty, empty, empty);
    String body =
        "{\"ruleset\":\"tablut\",\"position\":{\"phase\":\"play\",\"toMove\":\"attackers\","
            + "\"boards\":[{\"id\":\"board\",\"rows\":["
            + String.join(",", rows, empty, empty, empty)
            + "]}]}}";
    HttpResponse<String> answer =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create(here() + "/v1/games"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build(),
                HttpResponse.BodyHandlers.ofString());
    assertEquals(201, answer.statusCode(), answer::body);
    return new ObjectMapper().readTree(answer.body());
  }
}
