package games.arbiter.players;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The generated clients that have no companions, each with its player. */
enum PlainClients {
  GO {
    @Override
    List<String> command() {
      return List.of("target/clients/go/player");
    }
  },
  KOTLIN {
    @Override
    List<String> command() {
      return List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-Dfile.encoding=UTF-8",
          "-cp",
          System.getProperty("java.class.path"),
          "games.arbiter.kotlin.player.PlayerKt");
    }
  };

  private static final Set<String> STEPS =
      Set.of(
          "service",
          "rulesets",
          "ruleset",
          "evaluate",
          "create",
          "list",
          "game",
          "rematch",
          "legal",
          "act",
          "score",
          "record",
          "text",
          "events",
          "updates",
          "picture");

  abstract List<String> command();

  /** Does the steps of a script that need no companion and returns a line for each. */
  List<JsonNode> play(String base, JsonNode script, Path folder) throws Exception {
    return Clients.run(
            name(), folder, plain(script), base, Map.of(), command().toArray(String[]::new))
        .stream()
        .map(Clients::read)
        .filter(PlainClients::isDone)
        .toList();
  }

  /** Whether a line of a log is of a step that these clients do too. */
  static boolean isDone(JsonNode line) {
    JsonNode step = line.get("step");
    return STEPS.contains(step.get("do").asText()) && !step.has("of");
  }

  /** The steps without companions; of a poll the action that it waits for, so that play goes on. */
  private static JsonNode plain(JsonNode script) {
    ArrayNode plain = JsonNodeFactory.instance.arrayNode();
    for (JsonNode step : script) {
      if (step.get("do").asText().equals("poll")) {
        plain.add(step.get("act").<ObjectNode>deepCopy().put("do", "act").put("of", "poll"));
      } else if (STEPS.contains(step.get("do").asText())) {
        plain.add(step);
      }
    }
    return plain;
  }
}
