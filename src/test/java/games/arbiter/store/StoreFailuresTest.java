package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import games.arbiter.play.StoreUnavailable;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

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
}
