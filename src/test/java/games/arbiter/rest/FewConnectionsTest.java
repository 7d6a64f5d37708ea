package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.Await;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** A service with five connections to its database, and more who want something than that. */
@QuarkusTest
@TestProfile(OperatorSettings.class)
class FewConnectionsTest {

  private static final int CONNECTIONS = OperatorSettings.CONNECTIONS;
  private static final int STREAMS = 200;
  private static final int SLOW_READS = 5;

  /** How long an action may take at most. */
  private static final Duration SOON = Duration.ofSeconds(1);

  private static final String OTHERS =
      "backend_type = 'client backend' and pid <> pg_backend_pid()";

  @TestHTTPResource("/")
  URI service;

  @Inject MeterRegistry meters;

  @ConfigProperty(name = "quarkus.datasource.jdbc.url")
  String url;

  @ConfigProperty(name = "quarkus.datasource.username")
  String user;

  @ConfigProperty(name = "quarkus.datasource.password")
  String password;

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void openStreamsAndSlowReadsLeaveConnectionsForActions() throws Exception {
    GameClient table = GameClient.open("tablut").play("d1-d4");
    List<Socket> streams = streams(table);
    try (Connection slow = DriverManager.getConnection(url, user, password);
        Statement statement = slow.createStatement()) {
      slow.setAutoCommit(false);
      assertTrue(
          number(statement, "count(*) from pg_stat_activity where " + OTHERS) <= CONNECTIONS);
      statement.execute("lock table game in access exclusive mode");
      List<CompletableFuture<Integer>> reads = slowReads();
      Await.until(
          () -> "a read waits for the table",
          () -> number(statement, "count(*) from pg_locks where not granted") > 0);

      assertAcceptedSoon(table, "e4-f4", 1);
      assertAcceptedSoon(table, "d4-d3", 2);

      reads.forEach(read -> assertFalse(read.isDone(), "the reads are slow"));
      slow.rollback();
      for (CompletableFuture<Integer> read : reads) {
        assertEquals(200, read.get(20, TimeUnit.SECONDS));
      }
    }
    for (Socket stream : streams) {
      String heard = RawHttp.upTo("\nid: 3\n", stream);
      assertTrue(heard.contains("\nid: 2\n") && heard.endsWith("\nid: 3\n"), heard);
      stream.close();
    }
  }

  private static void assertAcceptedSoon(GameClient table, String action, int version) {
    assertTimeout(SOON, () -> table.act(null, action, version).then().statusCode(201));
  }

  private List<Socket> streams(GameClient table) throws Exception {
    List<Socket> streams = new ArrayList<>();
    for (int i = 0; i < STREAMS; i++) {
      streams.add(RawHttp.get("/v1/games/" + table.id() + "/stream?after=1"));
    }
    Gauges.until(meters, "arbiter.streams.open", STREAMS);
    return streams;
  }

  private static int number(Statement statement, String query) throws SQLException {
    try (ResultSet found = statement.executeQuery("select " + query)) {
      found.next();
      return found.getInt(1);
    }
  }

  private List<CompletableFuture<Integer>> slowReads() {
    List<CompletableFuture<Integer>> reads = new ArrayList<>();
    for (int i = 0; i < SLOW_READS; i++) {
      reads.add(
          client
              .sendAsync(
                  HttpRequest.newBuilder(service.resolve("/v1/games")).build(),
                  HttpResponse.BodyHandlers.discarding())
              .thenApply(HttpResponse::statusCode));
    }
    return reads;
  }
}
