package games.arbiter.store;

import games.arbiter.play.GameLog;
import games.arbiter.play.GameLogContract;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;

@QuarkusTest
class PostgresGameLogTest extends GameLogContract {

  @Inject GameLog log;

  @Override
  protected GameLog log() {
    return log;
  }
}
