package games.arbiter.rest;

import games.arbiter.engine.Rulesets;
import games.arbiter.operations.Meters;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameCache;
import games.arbiter.play.GameNotifications;
import games.arbiter.play.GameWatcher;
import games.arbiter.play.Opening;
import games.arbiter.play.Referee;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** The parts that know no framework, put together. */
final class Wiring {

  @Produces
  @Singleton
  Rulesets rulesets() {
    return Rulesets.registered();
  }

  @Produces
  @Singleton
  Clock clock() {
    return Clock.systemUTC();
  }

  @Produces
  @Singleton
  Opening opening(Rulesets rulesets) {
    return new Opening(rulesets);
  }

  @Produces
  @Singleton
  Referee referee(EventStore log, GameCache cache, Clock clock, Meters meters) {
    return new Referee(log, cache, clock, meters);
  }

  @Produces
  @Singleton
  GameWatcher follower(Referee referee, GameNotifications news, Clock clock) {
    return new GameWatcher(referee, news, clock);
  }
}
