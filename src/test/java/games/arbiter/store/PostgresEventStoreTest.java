package games.arbiter.store;

import games.arbiter.play.EventStore;
import games.arbiter.play.GameLogContract;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;

@QuarkusTest
class PostgresEventStoreTest extends GameLogContract {

  @Inject EventStore log;

  @Override
  protected EventStore log() {
    return log;
  }
}
