package games.arbiter.players;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What every player does on the packaged service: one object a step. */
final class Script {

  private static final Path CONFORMANCE = Path.of("src", "test", "resources", "conformance");
  private static final String EMPTY = ". . . . ./. . . . ./. . . . ./. . . . ./. . . . .";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** After how many actions what is tried; who is to move is to move again 6 actions later. */
  private static final int IDLE = 2;

  private static final int REFUSED = 6;
  private static final int STALE = 7;
  private static final int POLL = 8;
  private static final int RETRIED = 10;
  private static final int REUSED_KEY = 16;
  private static final int EVALUATED = 20;
  private static final int READ_EVERY = 9;

  private final ArrayNode steps = MAPPER.createArrayNode();

  private Script() {}

  /** The steps, as JSON. */
  JsonNode steps() {
    return steps;
  }

  /** Whole games of every ruleset, and everything that can be asked and refused on the way. */
  static Script games(JsonNode rulesets) throws IOException {
    Script script = new Script();
    script.step("service", null);
    script.step("rulesets", null);
    for (JsonNode ruleset : rulesets.get("items")) {
      script.step("ruleset", null).put("ruleset", ruleset.get("ruleset").asText());
      script.wholeGame(ruleset);
      script.refusals(ruleset.get("ruleset").asText());
    }
    script.draw();
    script.takeBack();
    script.resignation();
    script.provedBoards();
    return script;
  }

  private void wholeGame(JsonNode ruleset) throws IOException {
    String name = ruleset.get("ruleset").asText();
    JsonNode played = firstLine(CONFORMANCE.resolve(name).resolve("games.jsonl"));
    List<String> actions = texts(played.get("actions"));
    ObjectNode body = step("create", null).put("as", name).putObject("body");
    body.put("ruleset", name).put("listed", true);
    if (played.has("firstSeat")) {
      body.set("firstSeat", played.get("firstSeat"));
    }
    String seat = ruleset.at("/seats/0/seat").asText();
    body.putArray("players").addObject().put("seat", seat).put("name", "Adélaïde 象 ♜");
    step("list", name);
    step("rematch", name).put("seat", seat);
    for (int version = 0; version < actions.size(); version++) {
      before(name, version, actions, ruleset.get("seats"));
      after(name, version, actions);
    }
    read(name, actions.size());
    for (String whole : List.of("game", "score", "record", "text", "follow")) {
      step(whole, name);
    }
    step("updates", name).put("after", actions.size() - 1);
    JsonNode board = ruleset.at("/boards/0/id");
    step("picture", name).put("at", EVALUATED).set("board", board);
    act(name, actions.get(0), actions.size()).put("seat", seat);
    step("rematch", name).put("seat", seat);
    step("rematch", name).put("seat", ruleset.at("/seats/1/seat").asText());
    evaluations(body, actions);
    imports(body, actions);
  }

  private void before(String game, int version, List<String> actions, JsonNode seats) {
    if (version == IDLE) {
      step("idle", game).put("after", version).put("wait", 1);
    }
    if (version == REFUSED) {
      act(game, actions.get(0), version);
      seats.forEach(s -> act(game, actions.get(0), version).set("seat", s.get("seat")));
      act(game, actions.get(0), version).put("seat", "nobody");
    }
    if (version == STALE) {
      act(game, actions.get(version), version - 2);
    }
    if (version == REUSED_KEY) {
      act(game, actions.get(version), version).put("key", key(game, RETRIED));
    }
    if (version % READ_EVERY == 0) {
      read(game, version);
    }
  }

  private void after(String game, int version, List<String> actions) {
    String action = actions.get(version);
    if (version == POLL) {
      ObjectNode poll = step("poll", game).put("after", version).put("wait", 20);
      poll.putObject("act").put("game", game).put("action", action).put("version", version);
      return;
    }
    ObjectNode act = act(game, action, version);
    if (version % 2 == 0) {
      act.put("key", key(game, version));
    }
    if (version == RETRIED || version == RETRIED + 1) {
      steps.add(act.deepCopy().put("again", true));
    }
    if (version == EVALUATED + 3) {
      ObjectNode preview = step("preview", game).put("at", EVALUATED);
      ArrayNode line = preview.putObject("body").putArray("actions");
      actions.subList(EVALUATED, EVALUATED + 3).forEach(line::add);
    }
  }

  private static String key(String game, int version) {
    return game + "-" + version;
  }

  private void read(String game, int version) {
    for (String what : List.of("game", "legal", "boards", "score", "record")) {
      step(what, game).put("at", version);
    }
    step("events", game).put("after", Math.max(0, version - READ_EVERY)).put("limit", READ_EVERY);
  }

  private void evaluations(ObjectNode created, List<String> actions) {
    for (int judged : new int[] {0, EVALUATED}) {
      ObjectNode body = step("evaluate", null).putObject("body");
      body.setAll(created.deepCopy().retain("ruleset", "firstSeat"));
      ArrayNode line = body.putArray("actions");
      actions.subList(0, EVALUATED).forEach(line::add);
      body.put("action", actions.get(judged));
    }
  }

  private void imports(ObjectNode created, List<String> actions) {
    String name = created.get("ruleset").asText() + "-imported";
    for (String last : List.of(actions.get(EVALUATED), actions.get(0))) {
      ObjectNode body = step("create", null).put("as", name).putObject("body");
      ObjectNode record = body.put("ruleset", created.get("ruleset").asText()).putObject("record");
      record.setAll(created.deepCopy().retain("ruleset", "firstSeat"));
      ArrayNode line = record.putArray("actions");
      actions.subList(0, EVALUATED).forEach(line::add);
      line.add(last);
    }
    step("record", name);
  }

  /** What is refused before a game is looked at. */
  private void refusals(String ruleset) {
    step("game", "there-is-none");
    step("game", ruleset).put("at", 100_000);
    act(ruleset, "no name", 0);
    ObjectNode body = step("create", null).put("as", "none").putObject("body");
    body.put("ruleset", ruleset).putObject("position").put("phase", "play").putArray("boards");
  }

  private void draw() {
    open("draw", "tablut");
    List<String> line =
        List.of(
            "0 attackers:offer-draw",
            "1 attackers:accept-draw",
            "1 defenders:offer-draw",
            "1 defenders:decline-draw",
            "2 defenders:offer-draw",
            "3 attackers:accept-draw",
            "4 attackers:resign");
    for (String versionAndAction : line) {
      String[] words = versionAndAction.split(" ");
      step("legal", "draw");
      act("draw", words[1], Integer.parseInt(words[0]));
    }
    step("follow", "draw");
  }

  /** Taking back is part of the first hash, and what was taken back stays in the log. */
  private void takeBack() throws IOException {
    JsonNode played = firstLine(CONFORMANCE.resolve("tablut").resolve("games.jsonl"));
    String first = played.at("/actions/0").asText();
    open("taken-back", "tablut").put("takeBacks", true);
    act("taken-back", first, 0);
    act("taken-back", "attackers:ask-take-back", 1);
    step("legal", "taken-back");
    act("taken-back", "defenders:accept-take-back", 2);
    step("game", "taken-back");
    act("taken-back", "attackers:ask-take-back", 3);
    act("taken-back", first, 3);
    act("taken-back", "defenders:resign", 4);
    step("record", "taken-back");
    step("follow", "taken-back");
  }

  private void resignation() {
    ObjectNode body = step("create", null).put("as", "resigned").putObject("body");
    body.put("ruleset", "talat-duo").putObject("options").put("tieBreak", "most-valuable");
    act("resigned", "black:resign", 0).put("seat", "white");
    act("resigned", "black:resign", 0).put("seat", "black");
    step("follow", "resigned");
  }

  /** Boards of every kind, the hard ones too, each in a position of its own. */
  private void provedBoards() throws IOException {
    try (Stream<String> lines = Files.lines(CONFORMANCE.resolve("talat").resolve("boards.tsv"))) {
      lines.skip(1).map(line -> line.split("\t")).forEach(this::provedBoard);
    }
  }

  private void provedBoard(String[] fields) {
    ObjectNode position = open("board", "talat").putObject("position").put("phase", "play");
    ArrayNode boards = position.put("toMove", "white").putArray("boards");
    for (String id : List.of("wb", "bg", "gw")) {
      ArrayNode rows = boards.addObject().put("id", id).putArray("rows");
      Stream.of((id.equals(fields[0]) ? fields[1] : EMPTY).split("/")).forEach(rows::add);
    }
    step("boards", "board");
  }

  private ObjectNode open(String game, String ruleset) {
    ObjectNode body = step("create", null).put("as", game).putObject("body");
    return body.put("ruleset", ruleset).put("access", "open");
  }

  private ObjectNode act(String game, String action, int version) {
    return step("act", game).put("action", action).put("version", version);
  }

  private ObjectNode step(String what, String game) {
    ObjectNode step = steps.addObject().put("do", what);
    return game == null ? step : step.put("game", game);
  }

  private static JsonNode firstLine(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return MAPPER.readTree(lines.findFirst().orElseThrow());
    }
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }
}
