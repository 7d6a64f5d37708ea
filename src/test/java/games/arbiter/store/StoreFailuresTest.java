package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.play.StoreUnavailable;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreFailuresTest {

  private static Throwable because(Throwable cause) {
    return new IllegalStateException("some layer", cause);
  }

  @Test
  void aLostConnectionPasses() {
    assertInstanceOf(
        StoreUnavailable.class, StoreFailures.of(because(new SQLException("gone", "08006"))));
  }

  @Test
  void soDoesACommitThatFailsWithoutAReason() {
    assertInstanceOf(
        StoreUnavailable.class,
        StoreFailures.of(because(new RollbackException("could not commit"))));
  }

  @Test
  void soDoesWhatWasSuppressed() {
    Throwable failure = new IllegalStateException("closing");
    failure.addSuppressed(new SQLException("terminated", "57P01"));
    assertInstanceOf(StoreUnavailable.class, StoreFailures.of(because(failure)));
  }

  @Test
  void aDefectDoesNot() {
    Throwable defect = because(new SQLException("no such column", "42703"));
    assertSame(defect, StoreFailures.of(defect));
  }

  @ParameterizedTest
  @ValueSource(strings = {"XX000", "25006", "42501", "53300", "57P03", "26000", "40P01"})
  void soDoesALostNodeAReadOnlyServerOrARevokedRight(String state) {
    assertInstanceOf(StoreUnavailable.class, StoreFailures.of(new SQLException("no", state)));
  }

  @Test
  void theLogSaysWhatToDoAboutALimit() {
    String limit = StoreFailures.describe(new SQLException("too many clients", "53300"));
    assertTrue(limit.contains("max_connections"), limit);
    String pool = StoreFailures.describe(new SQLException("Sorry, acquisition timeout!"));
    assertTrue(pool.contains("quarkus.datasource.jdbc.max-size"), pool);
  }
}
