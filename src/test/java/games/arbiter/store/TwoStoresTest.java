package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.EventPage;
import games.arbiter.play.EventStore;
import games.arbiter.play.EventStoreContract;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameList;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Two services with one database are one log, whichever of them is asked. */
@QuarkusTest
class TwoStoresTest extends EventStoreContract {

  private static Alternating log;

  @BeforeAll
  static void start() {
    log =
        new Alternating(
            StoreReplicas.another(Rulesets.registered()),
            StoreReplicas.another(Rulesets.registered()));
  }

  @AfterAll
  static void stop() {
    log.one.close();
    log.other.close();
  }

  @Override
  protected EventStore log() {
    return log;
  }

  /** Asks two logs in turn. */
  private record Alternating(PostgresEventStore one, PostgresEventStore other, AtomicInteger turn)
      implements EventStore {

    Alternating(PostgresEventStore one, PostgresEventStore other) {
      this(one, other, new AtomicInteger());
    }

    private EventStore next() {
      return turn.getAndIncrement() % 2 == 0 ? one : other;
    }

    @Override
    public CompletionStage<Boolean> create(
        GameCreated created, List<GameEvent> entries, GameResult result) {
      return next().create(created, entries, result);
    }

    @Override
    public CompletionStage<Optional<GameCreated>> gameCreated(String id) {
      return next().gameCreated(id);
    }

    @Override
    public CompletionStage<Optional<String>> rematchOf(String id) {
      return next().rematchOf(id);
    }

    @Override
    public CompletionStage<GameList> list(GameList.Query wanted) {
      return next().list(wanted);
    }

    @Override
    public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
      return next().eventsAfter(id, version, hash);
    }

    @Override
    public CompletionStage<Boolean> append(
        GameEvent event, String previousHash, GameResult result) {
      return next().append(event, previousHash, result);
    }
  }
}
