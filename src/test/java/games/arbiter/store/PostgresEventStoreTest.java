package games.arbiter.store;

import games.arbiter.play.EventStore;
import games.arbiter.play.EventStoreContract;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;

@QuarkusTest
class PostgresEventStoreTest extends EventStoreContract {

  @Inject EventStore log;

  @Override
  protected EventStore log() {
    return log;
  }
}
