package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import games.arbiter.play.GameIds;
import games.arbiter.rest.http.ExceptionMappers;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jboss.logmanager.MDC;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game whose log holds what was never played: nobody mends it by waiting. */
@QuarkusTest
class BrokenGameTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

  @TestHTTPResource("/")
  URI service;

  @Inject DataSource database;

  private final Logger log = Logger.getLogger(ExceptionMappers.class.getName());
  private final Log logged = new Log();

  /** A line of the log and what leads from it to its request and game. */
  private record LogLine(LogRecord line, Map<String, String> leads) {}

  private static final class Log extends Handler {
    private final BlockingQueue<LogLine> lines = new LinkedBlockingQueue<>();

    @Override
    public void publish(LogRecord line) {
      lines.add(new LogLine(line, MDC.copy()));
    }

    @Override
    public void flush() {
      // nothing is held back
    }

    @Override
    public void close() {
      // nothing is open
    }
  }

  @BeforeEach
  void listen() {
    log.addHandler(logged);
  }

  @AfterEach
  void listenNoMore() {
    log.removeHandler(logged);
  }

  /** Enters an action that no rules allow, and wakes whoever waits. */
  private void breakTheLog(String game) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          """
          insert into game_event (bucket, game_id, version, seat, action, accepted_at, hash, key_scope)
          values (%d, '%s', 1, 'attackers', 'e5-a1', now(), '', '')
          """
              .formatted(GameIds.bucket(UUID.fromString(game)), game));
      statement.execute("select pg_notify('arbiter_news', '')");
    }
  }

  @Test
  void itsReaderIsCutOffAndTheLogSaysWhy() throws Exception {
    GameClient table = GameClient.open("tablut");
    URI stream = service.resolve("/v1/games/" + table.id() + "/stream");
    try (StreamReader reader =
        new StreamReader(stream, "traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01")) {
      reader.line("id: 0");

      breakTheLog(table.id());

      assertTimeoutPreemptively(PATIENCE, reader::rest);
    }
    LogLine line = logged.lines.remove();
    assertEquals("ERROR", line.line.getLevel().getName());
    assertInstanceOf(IllegalStateException.class, line.line.getThrown());
    assertEquals(TRACE, line.leads.get("traceId"));
    assertEquals(table.id(), line.leads.get("gameId"));
  }
}
