package games.arbiter.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import games.arbiter.engine.Rulesets;
import games.arbiter.operations.Meters;
import games.arbiter.play.Act;
import games.arbiter.play.CreateGame;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameCache;
import games.arbiter.play.GameNotifications;
import games.arbiter.play.GameRepository;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.Rematch;
import games.arbiter.play.Secrets;
import games.arbiter.play.StartChecker;
import games.arbiter.rest.http.Endpoints;
import games.arbiter.rest.http.StrictJson;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;

/** Makes beans of the classes that know no framework. */
final class BeanProducers {

  @Produces
  @Singleton
  Rulesets rulesets() {
    return Rulesets.registered();
  }

  @Produces
  @Singleton
  Endpoints endpoints() {
    return new Endpoints(Resources.ALL);
  }

  @Produces
  @Singleton
  ObjectMapper objectMapper() {
    return StrictJson.MAPPER;
  }

  @Produces
  @Singleton
  Clock clock() {
    return Clock.systemUTC();
  }

  @Produces
  @Singleton
  Secrets secrets() {
    return new Secrets(new SecureRandom());
  }

  @Produces
  @Singleton
  StartChecker starts(Rulesets rulesets) {
    return new StartChecker(rulesets);
  }

  @Produces
  @Singleton
  GameRepository games(EventStore store, GameCache cache) {
    return new GameRepository(store, cache);
  }

  @Produces
  @Singleton
  Act act(GameRepository games, EventStore store, Clock clock, Meters meters) {
    return new Act(games, store, clock, meters);
  }

  @Produces
  @Singleton
  CreateGame createGame(GameRepository games, EventStore store, Clock clock, Secrets secrets) {
    return new CreateGame(games, store, clock, secrets);
  }

  @Produces
  @Singleton
  Rematch rematch(GameRepository games, EventStore store, Clock clock, Secrets secrets) {
    return new Rematch(games, store, clock, secrets);
  }

  @Produces
  @Singleton
  GameWatcher watcher(GameRepository games, GameNotifications notifications, Clock clock) {
    return new GameWatcher(games, notifications, clock);
  }
}
