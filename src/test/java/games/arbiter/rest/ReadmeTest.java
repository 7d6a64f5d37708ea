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
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The first game of the README, command by command as a newcomer types it. */
@QuarkusTest
class ReadmeTest {

  @TestHTTPResource("/")
  URI service;

  @Test
  void everyCommandOfTheFirstGameDoesWhatTheReadmeSays() throws Exception {
    assumeTrue(Readme.isInstalled("curl"), "the first game is played with curl");
    List<String> commands = Readme.commands("A first game");
    assertTrue(commands.size() <= 10, "a first game in ten lines");

    List<JsonNode> answers = run(commands);

    assertEquals(commands.size() - 2, answers.size(), "all but the assignments answer");
    assertTrue(answers.get(0).get("items").size() > 0);
    assertEquals(1, answers.get(1).at("/event/version").asInt());
    assertEquals("illegal-action", answers.get(2).get("code").asText());
    assertEquals(2, answers.get(3).at("/event/version").asInt());
    assertEquals(answers.get(3), answers.get(4), "the retry");
    assertEquals("board", answers.get(5).at("/items/0/id").asText());
    assertEquals(2, answers.get(6).at("/items/0/version").asInt());
    assertEquals(2, answers.get(7).get("actions").size());
  }

  private List<JsonNode> run(List<String> commands) throws Exception {
    String here = service.toString().replaceAll("/$", "");
    String script =
        commands.stream()
            .map(c -> c.replace(Readme.SERVICE, here))
            .collect(Collectors.joining("\n"));
    Process bash =
        new ProcessBuilder("bash", "-e", "-c", script)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<JsonNode> answers = new ArrayList<>();
    for (String line : new String(bash.getInputStream().readAllBytes(), UTF_8).split("\n")) {
      if (!line.isBlank()) {
        answers.add(new ObjectMapper().readTree(line));
      }
    }
    assertTrue(bash.waitFor(30, TimeUnit.SECONDS));
    assertEquals(0, bash.exitValue());
    return answers;
  }
}
