package games.arbiter.play;

import static games.arbiter.play.GameListContract.await;
import static org.junit.jupiter.api.Assertions.fail;

import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rulesets.Replays;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/** The use cases of one process, with a cache of its own, on a store that others share. */
final class Replica {

  final GameCache cache = new UnboundedCache();
  final GameRepository games;
  final Act act;
  final CreateGame create;
  final Rematch rematch;

  Replica(EventStore store) {
    Clock clock = Clock.systemUTC();
    Secrets secrets = new Secrets(new Random());
    games = new GameRepository(store, cache);
    act = new Act(games, store, clock, DecisionObserver.NONE);
    create = new CreateGame(games, store, clock, secrets);
    rematch = new Rematch(games, store, clock, secrets);
  }

  private static final class UnboundedCache implements GameCache {
    private final Map<String, Game> games = new ConcurrentHashMap<>();

    @Override
    public Optional<Game> get(String id) {
      return Optional.ofNullable(games.get(id));
    }

    @Override
    public Game put(Game game) {
      return games.merge(game.id(), game, (a, b) -> a.includes(b.version(), b.hash()) ? a : b);
    }

    @Override
    public void remove(Game game) {
      games.remove(game.id(), game);
    }
  }

  /** A ruleset in which seats resign. */
  static Ruleset resignable() {
    return Rulesets.registered().all().stream()
        .filter(ruleset -> ruleset.catalogue().resignable())
        .findFirst()
        .orElseThrow();
  }

  /** A new open game. */
  Game newGame() {
    Replay start = Replays.start(resignable());
    return await(create.create(new CreateGame.Command(Access.OPEN, false, List.of(), start)))
        .game();
  }

  /** The game as the store has it. */
  Game find(String id) {
    return await(games.find(id)).orElseThrow();
  }

  ActOutcome act(String id, String action, int version) {
    return await(act.act(new ActCommand(id, action, null, null, version)));
  }

  /** Plays the first legal action some times. */
  Game play(Game game, int times) {
    Game played = game;
    for (int i = 0; i < times; i++) {
      String action = played.replay().legalActions().get(0).name();
      played = accepted(act(played.id(), action, played.version()));
    }
    return played;
  }

  static Game accepted(ActOutcome outcome) {
    return outcome.match(
        ActOutcome.Accepted::game, again -> fail("a duplicate"), rejected -> fail(why(outcome)));
  }

  /** The code of the problem with which a command is rejected. */
  static String why(ActOutcome outcome) {
    return outcome.match(
        accepted -> "accepted", again -> "duplicate", rejected -> rejected.rejection().code());
  }
}
