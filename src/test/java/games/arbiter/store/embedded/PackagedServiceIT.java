package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import games.arbiter.PackagedService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service with its own PostgreSQL, and with another's. */
class PackagedServiceIT {

  private static final String TABLUT = "{\"ruleset\":\"tablut\"}";

  @TempDir static Path directory;

  private final List<PackagedService> started = new ArrayList<>();

  private PackagedService start(Path home, Map<String, String> settings) throws IOException {
    PackagedService service = PackagedService.start(home, settings);
    started.add(service);
    return service;
  }

  @AfterEach
  void end() throws InterruptedException {
    for (PackagedService service : started) {
      service.end();
    }
  }

  private static int find(PackagedService service, String game)
      throws IOException, InterruptedException {
    return service.get("/v1/games/" + game).statusCode();
  }

  @Test
  void gamesOutliveTheServiceHoweverItEnds() throws Exception {
    Path home = directory.resolve("own");
    PackagedService killed = start(home, Map.of());
    String game = killed.create(TABLUT);
    killed.kill();

    PackagedService ended = start(home, Map.of());
    assertEquals(200, find(ended, game));
    ended.end();
    assertFalse(Files.exists(home.resolve("cluster/postmaster.pid")));
    assertFalse(
        Files.readString(home.resolve("postgresql.log")).contains("terminating connection"),
        "PostgreSQL ends after the service has let go of it");

    assertEquals(200, find(start(home, Map.of()), game));
  }

  @Test
  void withADatabaseOfItsOwnItStartsNone() throws Exception {
    Path home = directory.resolve("shared");
    Path unused = directory.resolve("unused");
    PackagedService first = start(home, Map.of());
    String port = Files.readAllLines(home.resolve("cluster/postmaster.pid")).get(3).strip();
    PackagedService second =
        start(
            unused,
            Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL", DatabaseServer.url(Integer.parseInt(port)),
                "QUARKUS_DATASOURCE_USERNAME", DatabaseServer.USER,
                "QUARKUS_DATASOURCE_PASSWORD", new Home(home).password()));
    assertEquals(200, find(second, first.create(TABLUT)));
    assertFalse(Files.exists(unused));
    second.end();
  }
}
