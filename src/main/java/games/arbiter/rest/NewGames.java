package games.arbiter.rest;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Access;
import games.arbiter.play.NewGame;
import games.arbiter.play.Player;
import games.arbiter.rest.http.Bodies;
import games.arbiter.rest.http.Gate;
import games.arbiter.rest.http.Operation;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemException;
import games.arbiter.rest.http.Shown;
import games.arbiter.rest.schema.GameRequestJson;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.eclipse.microprofile.context.ManagedExecutor;

/** Reads what a client wants a new game to be; a problem says what is wrong with it. */
@Singleton
final class NewGames {

  private final Beginnings beginnings;
  private final Records records;
  private final ManagedExecutor workers;

  NewGames(Beginnings beginnings, Records records, ManagedExecutor workers) {
    this.beginnings = beginnings;
    this.records = records;
    this.workers = workers;
  }

  /** A game to be stored and how it has gone so far. */
  record Wanted(NewGame game, Replay replay) {}

  /** Records are played through off the event loop. */
  CompletionStage<Wanted> read(RoutingContext http) {
    GameRequestJson json = body(http);
    return json.record() == null
        ? CompletableFuture.completedStage(fresh(json))
        : workers.supplyAsync(() -> imported(json));
  }

  /** Only a body with a record may be as large as the operation allows. */
  private static GameRequestJson body(RoutingContext http) {
    int limit = Operation.Body.SMALL.bytes();
    boolean large = Bodies.length(http) > limit;
    try {
      GameRequestJson json = Bodies.read(http, GameRequestJson.class);
      if (large && json.record() == null) {
        throw Gate.tooLarge(limit).thrown();
      }
      return json;
    } catch (ProblemException e) {
      throw large ? Gate.tooLarge(limit).thrown() : e;
    }
  }

  private Wanted fresh(GameRequestJson json) {
    Access access = access(json.access());
    Replay start =
        beginnings.open(
            new Beginnings.Wish(
                "", json.ruleset(), json.options(), json.firstSeat(), json.position()));
    List<Player> players = Players.of("players", json.players(), start.ruleset());
    return new Wanted(wanted(json, access, start, players), start);
  }

  private Wanted imported(GameRequestJson json) {
    Access access = access(json.access());
    Map<String, Object> others = new LinkedHashMap<>();
    others.put("firstSeat", json.firstSeat());
    others.put("options", json.options());
    others.put("players", json.players());
    others.put("position", json.position());
    others.forEach(
        (field, value) -> {
          if (value != null) {
            throw Problem.inBody(field, Translatable.of("invalid.not-with-record", field)).thrown();
          }
        });
    if (!json.ruleset().equals(json.record().ruleset())) {
      throw Problem.inBody("record.ruleset", Translatable.of("invalid.rulesets-differ")).thrown();
    }
    Replay replay = records.replay(json.record());
    List<Player> players = Players.of("record.players", json.record().players(), replay.ruleset());
    return new Wanted(wanted(json, access, replay, players), replay);
  }

  private static NewGame wanted(
      GameRequestJson json, Access access, Replay replay, List<Player> players) {
    Replay.Beginning beginning = replay.beginning();
    return new NewGame(
        json.ruleset(),
        beginning.options().values(),
        beginning.firstSeat(),
        beginning.layout(),
        access,
        Boolean.TRUE.equals(json.listed()),
        players);
  }

  private static Access access(String id) {
    if (id == null) {
      return Access.TOKENS;
    }
    return Stream.of(Access.values())
        .filter(access -> access.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                Problem.inBody(
                        "access", Translatable.of("invalid.word", Shown.of(id), "tokens, open"))
                    .thrown());
  }
}
