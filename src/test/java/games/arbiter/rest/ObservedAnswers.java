package games.arbiter.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** What answers have said so far: values by the name of their field, and games as they stand. */
final class ObservedAnswers {

  private static final int KEPT_OF_EACH = 400;
  private static final int GAMES_KEPT = 12;

  /** A game as it was last seen; the legal actions are those of its version, where known. */
  static final class ObservedGame {
    final String id;
    final Map<String, String> tokens = new HashMap<>();
    final List<String> legal = new ArrayList<>();
    int version;
    String toMove;

    ObservedGame(String id) {
      this.id = id;
    }
  }

  private final Map<String, List<JsonNode>> values = new HashMap<>();
  private final Set<String> distinct = new HashSet<>();
  private final List<ObservedGame> games = new ArrayList<>();
  private final List<JsonNode> answers = new ArrayList<>();
  private final Map<String, String> tags = new HashMap<>();
  private final Random random;

  ObservedAnswers(Random random) {
    this.random = random;
  }

  /** Learns from the body of an answer, or from an example. */
  void learnBody(JsonNode body) {
    keep(answers, body);
    learn(body);
  }

  private void learn(JsonNode node) {
    node.properties().forEach(field -> learn(field.getKey(), field.getValue()));
    if (node.has("access") && node.has("position")) {
      learnGame(node);
    }
  }

  private void learn(String name, JsonNode value) {
    List<JsonNode> known = values.computeIfAbsent(name, n -> new ArrayList<>());
    if (value.isContainerNode() || distinct.add(name + "=" + value)) {
      keep(known, value);
    }
    if (value.isArray()) {
      value.forEach(item -> learnItem(name, item));
    } else {
      learn(value);
    }
  }

  private void keep(List<JsonNode> known, JsonNode value) {
    if (known.size() < KEPT_OF_EACH) {
      known.add(value);
    } else {
      known.set(random.nextInt(KEPT_OF_EACH), value);
    }
  }

  private void learnItem(String name, JsonNode item) {
    if (item.isObject()) {
      learn(item);
    } else {
      learn(name + "[]", item);
    }
  }

  private void learnGame(JsonNode node) {
    ObservedGame game =
        games.stream().filter(g -> g.id.equals(node.get("id").asText())).findFirst().orElse(null);
    if (game == null) {
      game = new ObservedGame(node.get("id").asText());
      if (games.size() < GAMES_KEPT) {
        games.add(game);
      } else {
        games.set(random.nextInt(GAMES_KEPT), game);
      }
    }
    for (JsonNode token : node.path("seatTokens")) {
      game.tokens.put(token.get("seat").asText(), token.get("token").asText());
    }
    int version = node.get("version").asInt();
    if (version >= game.version) {
      game.version = version;
      game.toMove = node.path("toMove").asText(null);
      game.legal.clear();
    }
  }

  /** Learns what is legal in a game from an answer of {@code listLegalActions}. */
  void learnLegal(String id, JsonNode node) {
    for (ObservedGame game : games) {
      if (game.id.equals(id) && game.version == node.path("version").asInt(-1)) {
        game.legal.clear();
        node.path("items").forEach(a -> game.legal.add(a.get("action").asText()));
        node.path("seatActions").forEach(a -> game.legal.add(a.get("action").asText()));
      }
    }
  }

  void learnTag(String target, String tag) {
    tags.put(target, tag);
  }

  /** The tag that a target was last answered with; null if it was not. */
  String tag(String target) {
    return tags.get(target);
  }

  /** A value that a field of this name had; null if none is known. */
  JsonNode value(String name) {
    List<JsonNode> known = values.get(name);
    return known == null ? null : known.get(random.nextInt(known.size()));
  }

  /** The body of some answer. */
  JsonNode answer() {
    return answers.get(random.nextInt(answers.size()));
  }

  /** Some game; null if none is known. */
  ObservedGame game() {
    return games.isEmpty() ? null : games.get(random.nextInt(games.size()));
  }
}
