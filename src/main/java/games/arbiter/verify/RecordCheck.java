package games.arbiter.verify;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.Access;
import games.arbiter.play.ActionSequence;
import games.arbiter.play.Checked;
import games.arbiter.play.Game;
import games.arbiter.play.GameCreated;
import games.arbiter.play.StartChecker;
import games.arbiter.rest.StartRequests;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.StrictJson;
import games.arbiter.rest.schema.GameEventJson;
import games.arbiter.rest.schema.GameRecordJson;
import games.arbiter.rest.schema.ViolationJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A record played through, and the log that it must have. */
final class RecordCheck {

  private static final JsonMapper JSON = new JsonMapper();
  private static final String TIME = "time";
  private static final String TIME_FORM = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";

  private final List<ObjectNode> expected = new ArrayList<>();
  private final Game game;

  private RecordCheck(Game game) {
    this.game = game;
    for (Game version : game.versions(0, game.version())) {
      expected.add(tree(GameEventJson.of(version)));
    }
  }

  private static ObjectNode tree(Object shown) {
    try {
      return (ObjectNode) JSON.readTree(StrictJson.write(shown));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Plays a record; a fault if it is illegal or says of itself what is not so. */
  static RecordCheck of(ObjectNode given) throws LogException {
    RecordCheck check = new RecordCheck(play(given));
    ObjectNode right = tree(GameRecordJson.of(check.game));
    ObjectNode said = given.deepCopy();
    said.remove("players");
    right.remove("players");
    compare("The record", said, right);
    return check;
  }

  private static Game play(ObjectNode given) throws LogException {
    Checked<Game> game =
        StrictJson.read(StrictJson.write(given), GameRecordJson.class)
            .then(
                json ->
                    new StartChecker(Rulesets.registered())
                        .start(StartRequests.of("", json))
                        .then(start -> play(start, json.actions())));
    return game.match(Optional::of, rejection -> Optional.<Game>empty())
        .orElseThrow(
            () -> new LogException(game.match(right -> "", why -> words(Problem.of(why)))));
  }

  private static Checked<Game> play(Replay start, List<String> actions) {
    return ActionSequence.evaluated("actions")
        .play(start, actions)
        .map(line -> Game.begin(unnamed(start), start).followedBy(line, null));
  }

  private static GameCreated unnamed(Replay start) {
    return new GameCreated(
        "", start.beginning(), Access.OPEN, false, Instant.EPOCH, List.of(), List.of(), null);
  }

  private static String words(Problem problem) {
    Texts texts = Texts.of(problem.ruleset(), Language.EN);
    StringBuilder words = new StringBuilder("The record");
    if (problem.actionNumber() != null) {
      words.append(", version ").append(problem.actionNumber());
    } else if (problem.field() != null) {
      words.append(", ").append(problem.field());
    }
    words.append(": ").append(texts.text(problem.detail()));
    if (problem.violations() != null) {
      ViolationJson.of(problem.violations(), texts)
          .forEach(v -> words.append(" [").append(v.rule()).append("] ").append(v.text()));
    }
    return words.toString();
  }

  /** The number of versions, that of the creation included. */
  int versions() {
    return expected.size();
  }

  /** The hash of the chain up to the last version. */
  String hash() {
    return game.hash();
  }

  /** A fault if that is not the event which made a version; its time may be any. */
  void event(int version, JsonNode given) throws LogException {
    String where = "Version " + version;
    if (version >= expected.size()) {
      throw new LogException(where + " is not in the record, which ends before it");
    }
    if (!(given instanceof ObjectNode said)) {
      throw new LogException(where + " is no event: " + given);
    }
    if (!isTime(said.path(TIME).asText())) {
      throw new LogException(where + " has no time, but: " + said.path(TIME));
    }
    ObjectNode right = expected.get(version).deepCopy();
    right.set(TIME, said.get(TIME));
    compare(where, said, right);
  }

  private static boolean isTime(String text) {
    try {
      return text.matches(TIME_FORM) && Instant.parse(text) != null;
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  private static void compare(String where, ObjectNode said, ObjectNode right) throws LogException {
    Set<String> names = new TreeSet<>();
    said.fieldNames().forEachRemaining(names::add);
    right.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      if (!right.path(name).equals(said.path(name))) {
        throw new LogException(
            where
                + (": `" + name + "` is " + shown(said.get(name)))
                + (", but should be " + shown(right.get(name))));
      }
    }
  }

  private static String shown(JsonNode value) {
    return value == null ? "missing" : value.toString();
  }
}
