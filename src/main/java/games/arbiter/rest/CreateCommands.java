package games.arbiter.rest;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Access;
import games.arbiter.play.Checked;
import games.arbiter.play.CreateGame;
import games.arbiter.play.InputRejection;
import games.arbiter.play.StartChecker;
import games.arbiter.rest.schema.GameRequestJson;
import games.arbiter.rest.schema.PlayerJson;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.context.ManagedExecutor;

/** Checks requests for new games. */
@Singleton
final class CreateCommands {

  private final StartChecker starts;
  private final RecordImport records;
  private final ManagedExecutor workers;

  CreateCommands(StartChecker starts, RecordImport records, ManagedExecutor workers) {
    this.starts = starts;
    this.records = records;
    this.workers = workers;
  }

  /** Reads a command from a request. Records are replayed on a worker thread. */
  CompletionStage<Checked<CreateGame.Command>> read(GameRequestJson json) {
    return json.record() == null
        ? CompletableFuture.completedStage(command(json))
        : workers.supplyAsync(() -> command(json));
  }

  private Checked<CreateGame.Command> command(GameRequestJson json) {
    return access(json.access())
        .then(
            access ->
                json.record() == null
                    ? starts
                        .start(StartRequests.of("", json))
                        .then(start -> command(json, access, start, "players", json.players()))
                    : imported(json, access));
  }

  private Checked<CreateGame.Command> imported(GameRequestJson json, Access access) {
    TreeMap<String, Object> others = new TreeMap<>();
    others.put("firstSeat", json.firstSeat());
    others.put("options", json.options());
    others.put("players", json.players());
    others.put("position", json.position());
    others.put("takeBacks", json.takeBacks());
    Optional<String> given =
        others.keySet().stream().filter(field -> others.get(field) != null).findFirst();
    if (given.isPresent()) {
      return invalid(given.get(), Translatable.of("invalid.not-with-record", given.get()));
    }
    if (!json.ruleset().equals(json.record().ruleset())) {
      return invalid("record.ruleset", Translatable.of("invalid.rulesets-differ"));
    }
    return records
        .replay(json.record())
        .then(replay -> command(json, access, replay, "record.players", json.record().players()));
  }

  private static Checked<CreateGame.Command> command(
      GameRequestJson json, Access access, Replay replay, String path, List<PlayerJson> players) {
    return PlayerNames.of(path, players, replay.ruleset())
        .map(
            named ->
                new CreateGame.Command(access, Boolean.TRUE.equals(json.listed()), named, replay));
  }

  private static Checked<Access> access(String id) {
    return id == null
        ? Checked.valid(Access.TOKENS)
        : Stream.of(Access.values())
            .filter(access -> access.id().equals(id))
            .findFirst()
            .map(Checked::valid)
            .orElseGet(
                () ->
                    invalid(
                        "access",
                        Translatable.of(
                            "invalid.word",
                            id,
                            Stream.of(Access.values())
                                .map(Access::id)
                                .collect(Collectors.joining(", ")))));
  }

  private static <T> Checked<T> invalid(String field, Translatable why) {
    return Checked.rejected(new InputRejection.InvalidField(field, why));
  }
}
