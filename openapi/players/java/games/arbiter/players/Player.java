package games.arbiter.players;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.client.ApiClient;
import games.arbiter.client.ApiException;
import games.arbiter.client.ApiResponse;
import games.arbiter.client.JSON;
import games.arbiter.client.api.GamesApi;
import games.arbiter.client.api.LogApi;
import games.arbiter.client.api.PicturesApi;
import games.arbiter.client.api.PlayApi;
import games.arbiter.client.api.RulesetsApi;
import games.arbiter.client.api.ServiceApi;
import games.arbiter.client.companion.GameLogs;
import games.arbiter.client.companion.Proofs;
import games.arbiter.client.model.ActRequest;
import games.arbiter.client.model.Acted;
import games.arbiter.client.model.Board;
import games.arbiter.client.model.EvaluationRequest;
import games.arbiter.client.model.Game;
import games.arbiter.client.model.GameEvent;
import games.arbiter.client.model.GameEventPage;
import games.arbiter.client.model.GameRecord;
import games.arbiter.client.model.GameRequest;
import games.arbiter.client.model.GameUpdate;
import games.arbiter.client.model.GameUpdates;
import games.arbiter.client.model.PreviewRequest;
import games.arbiter.client.model.SeatToken;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** Does what a script says with the generated Java client and logs what came of it. */
final class Player {

  private static final ObjectMapper JSON_OF_CLIENT = JSON.getDefault().getMapper();
  private static final Set<String> MADE_UP =
      Set.of("createdAt", "time", "seatTokens", "traceId", "next");

  private final GamesApi games;
  private final PlayApi play;
  private final LogApi log;
  private final PicturesApi pictures;
  private final RulesetsApi rulesets;
  private final ServiceApi service;
  private final Map<String, Game> created = new HashMap<>();
  private final Map<String, String> toMove = new HashMap<>();
  private final Map<String, String> lastSeat = new HashMap<>();

  Player(String base) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(base);
    games = new GamesApi(client);
    play = new PlayApi(client);
    log = new LogApi(client);
    pictures = new PicturesApi(client);
    rulesets = new RulesetsApi(client);
    service = new ServiceApi(client);
  }

  /** The lines of the log, one for each step. */
  List<String> play(JsonNode script) throws Exception {
    List<String> lines = new ArrayList<>();
    for (JsonNode step : script) {
      ObjectNode line = JSON_OF_CLIENT.createObjectNode();
      line.set("step", step);
      try {
        line.set("result", plain(JSON_OF_CLIENT.valueToTree(result(step))));
      } catch (ApiException failure) {
        line.set(
            "problem", plain(JSON_OF_CLIENT.valueToTree(GameLogs.problem(failure).orElse(null))));
      }
      lines.add(JSON_OF_CLIENT.writeValueAsString(sorted(line)));
    }
    return lines;
  }

  private Object result(JsonNode step) throws Exception {
    String id = step.has("game") ? id(step) : null;
    Integer at = number(step, "at");
    return switch (step.get("do").asText()) {
      case "service" -> service.getService();
      case "rulesets" -> rulesets.listRulesets();
      case "ruleset" -> rulesets.getRuleset(step.get("ruleset").asText());
      case "evaluate" -> rulesets.evaluate(as(step.get("body"), EvaluationRequest.class));
      case "create" -> create(step);
      case "list" -> games.listGames(null, null, 1, null).getItems().get(0).getId().equals(id);
      case "game" -> withoutId(games.getGame(id, at));
      case "rematch" -> withoutId(games.rematch(id, authorization(step)));
      case "legal" -> play.listLegalActions(id, at, text(step, "board"), null, null);
      case "act" -> act(step);
      case "preview" -> preview(id, step, at);
      case "boards" -> boards(id, at);
      case "score" -> log.getScore(id, at);
      case "record" -> log.getRecord(id, at);
      case "text" -> log.getRecordText(id, at).lines().reduce((a, b) -> b).orElseThrow();
      case "picture" -> pictures(id, at, text(step, "board"));
      case "events" -> log.listEvents(id, number(step, "after"), number(step, "limit"), 0);
      case "updates" -> updates(id, number(step, "after"));
      case "times" -> times(log.listEvents(id, null, null, null));
      case "poll" -> poll(id, step);
      case "idle" -> idle(id, step);
      case "follow" -> follow(id, step);
      case "chain" ->
          firstBroken(text(step, "known"), log.listEvents(id, null, null, 0).getItems());
      default -> throw new IllegalArgumentException(step.toString());
    };
  }

  private Object create(JsonNode step) throws ApiException {
    Game game = games.createGame(as(step.get("body"), GameRequest.class));
    created.put(step.get("as").asText(), game);
    toMove.put(step.get("as").asText(), game.getToMove());
    return withoutId(game);
  }

  private Object act(JsonNode step) throws ApiException {
    ActRequest request = new ActRequest().action(step.get("action").asText());
    String version = step.get("version").asText();
    boolean inHeader = step.has("key");
    ApiResponse<Acted> answer =
        play.actWithHttpInfo(
            id(step),
            inHeader ? request : request.version(Integer.valueOf(version)),
            inHeader ? '"' + version + '"' : null,
            text(step, "key"),
            authorization(step));
    lastSeat.put(step.get("game").asText(), seat(step));
    toMove.put(step.get("game").asText(), answer.getData().getGame().getToMove());
    ObjectNode result = JSON_OF_CLIENT.createObjectNode();
    result.put("replayed", answer.getHeaders().containsKey("Idempotency-Replayed"));
    result.set("event", JSON_OF_CLIENT.valueToTree(answer.getData().getEvent()));
    result.set("game", withoutId(answer.getData().getGame()));
    return result;
  }

  private Object preview(String id, JsonNode step, Integer at) throws ApiException {
    PreviewRequest line = as(step.get("body"), PreviewRequest.class);
    return play.preview(id, line, at).getEvents();
  }

  private Object boards(String id, Integer at) throws ApiException {
    ArrayNode result = JSON_OF_CLIENT.createArrayNode();
    for (Board board : log.listBoards(id, at).getItems()) {
      ObjectNode checked = result.addObject();
      checked.set("board", JSON_OF_CLIENT.valueToTree(board));
      checked.put("holds", Proofs.fault(board).isEmpty());
    }
    return result;
  }

  /** What is new in a game that is there and in one that is not. */
  private Object updates(String id, Integer after) throws ApiException {
    GameUpdates updates = log.listUpdates(List.of(id + ":" + after, "nobody:0"), 20);
    ObjectNode result = JSON_OF_CLIENT.createObjectNode();
    ArrayNode items = result.putArray("items");
    for (GameUpdate update : updates.getItems()) {
      ObjectNode item = JSON_OF_CLIENT.valueToTree(update);
      item.remove("id");
      items.add(item);
    }
    result.set("unknown", JSON_OF_CLIENT.valueToTree(updates.getUnknown()));
    return result;
  }

  /** Waits for the next event while another call makes it. */
  private Object poll(String id, JsonNode step) throws Exception {
    CompletableFuture<GameEventPage> page =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return log.listEvents(id, number(step, "after"), null, number(step, "wait"));
              } catch (ApiException e) {
                throw new IllegalStateException(e);
              }
            });
    act(step.get("act"));
    return page.get();
  }

  /** Waits for an event that does not come. */
  private Object idle(String id, JsonNode step) throws ApiException {
    long start = System.nanoTime();
    GameEventPage page = log.listEvents(id, number(step, "after"), null, number(step, "wait"));
    boolean waited = System.nanoTime() - start >= number(step, "wait") * 990_000_000L;
    return Map.of("items", page.getItems(), "waited", waited);
  }

  /** Follows a game to its end, checks its chain, and checks it again with a changed action. */
  private Object follow(String id, JsonNode step) throws Exception {
    List<GameEvent> events = new ArrayList<>();
    try {
      GameLogs.follow(log, id, number(step, "after"), events::add);
    } catch (IllegalStateException gap) {
      return Map.of("gap", gap.getMessage());
    }
    GameRecord record = log.getRecord(id, null);
    String known = step.has("known") ? step.get("known").asText() : GameLogs.hashOfStart(record);
    ObjectNode result = JSON_OF_CLIENT.createObjectNode();
    ArrayNode versions = result.putArray("versions");
    events.forEach(e -> versions.add(e.getVersion()));
    result.put("broken", firstBroken(known, events));
    GameEvent changed = events.get(events.size() / 2);
    changed.setAction(changed.getAction() + "?");
    result.put("brokenWhenChanged", firstBroken(known, events));
    result.put("hash", events.get(events.size() - 1).getHash());
    return result;
  }

  private static int firstBroken(String known, List<GameEvent> events) {
    return GameLogs.firstBroken(known, events).orElse(-1);
  }

  private Object pictures(String id, Integer at, String board) throws Exception {
    return Map.of(
        "svg", Files.readString(pictures.getPictureSvg(id, at).toPath()),
        "board", Files.readString(pictures.getBoardPicture(id, board, at).toPath()),
        "text", pictures.getPictureText(id, at));
  }

  private static Object times(GameEventPage page) {
    return page.getItems().stream().map(e -> e.getTime().toInstant().toEpochMilli()).toList();
  }

  private String id(JsonNode step) {
    Game game = created.get(step.get("game").asText());
    return game == null ? step.get("game").asText() : game.getId();
  }

  /** The token of the seat that a step names, that acted last, or else that is to move. */
  private Map<String, String> authorization(JsonNode step) {
    String seat = seat(step);
    List<SeatToken> tokens = created.get(step.get("game").asText()).getSeatTokens();
    return (tokens == null ? List.<SeatToken>of() : tokens)
        .stream()
            .filter(t -> t.getSeat().equals(seat))
            .findFirst()
            .map(t -> Map.of("Authorization", "Bearer " + t.getToken()))
            .orElse(Map.of());
  }

  private String seat(JsonNode step) {
    String game = step.get("game").asText();
    String ofStep = step.has("again") ? lastSeat.get(game) : text(step, "seat");
    return ofStep == null ? toMove.get(game) : ofStep;
  }

  private static ObjectNode withoutId(Game game) {
    ObjectNode json = JSON_OF_CLIENT.valueToTree(game);
    json.remove("id");
    return json;
  }

  private static <T> T as(JsonNode body, Class<T> type) {
    return JSON_OF_CLIENT.convertValue(body, type);
  }

  private static Integer number(JsonNode step, String name) {
    return step.has(name) ? step.get(name).intValue() : null;
  }

  private static String text(JsonNode step, String name) {
    return step.has(name) ? step.get(name).asText() : null;
  }

  /** Without what is made up anew each time. */
  private static JsonNode plain(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.remove(MADE_UP);
    }
    node.forEach(Player::plain);
    return node;
  }

  private static Object sorted(JsonNode node) {
    if (node.isObject()) {
      TreeMap<String, Object> fields = new TreeMap<>();
      node.properties().forEach(f -> fields.put(f.getKey(), sorted(f.getValue())));
      return fields;
    }
    if (node.isArray()) {
      List<Object> items = new ArrayList<>();
      node.forEach(item -> items.add(sorted(item)));
      return items;
    }
    return node;
  }
}
