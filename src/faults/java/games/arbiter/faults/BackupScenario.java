package games.arbiter.faults;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A backup that is taken while games are played, restored into another database. */
final class BackupScenario {

  private static final int PLAYERS = 8;
  private static final String RESTORED = "restored";

  private BackupScenario() {}

  static void run(Options options, Report report) throws Exception {
    Path dump = Files.createTempFile("arbiter", ".dump");
    try (TestSystem site = new TestSystem(options, 1, Map.of())) {
      site.start();
      site.play(PLAYERS, site.addresses());
      TimeUnit.SECONDS.sleep(3);
      site.database.tool("pg_dump", "-Fc", "-f", dump.toString(), "arbiter");
      TimeUnit.SECONDS.sleep(1);
      report.expect(site.rest(), "a player got no answer");
      site.database.create(RESTORED);
      site.database.tool("pg_restore", "--exit-on-error", "-d", RESTORED, dump.toString());
      List<String> gaps =
          site.database.query(
              RESTORED,
              "select game_id from game_event group by game_id having max(version) <> count(*)");
      report.expect(gaps.isEmpty(), "gaps in %s", gaps);
      try (ReplicaProcess service = site.strangers(1, RESTORED).get(0)) {
        service.start();
        report.expect(
            service.awaitReady(Duration.ofSeconds(60)),
            "the service does not start on the restored database");
        compare(site.database, site.addresses().get(0), service.base(), report);
      }
    } finally {
      Files.delete(dump);
    }
  }

  /** Every restored game answers at its last restored version as the original did. */
  private static void compare(DatabaseServer database, URI original, URI restored, Report report)
      throws IOException, InterruptedException {
    List<String> games =
        database.query(
            RESTORED,
            "select game_id, max(version) from game_event group by 1 order by 1 limit 200");
    for (String row : games) {
      String[] columns = row.split("\\|");
      String path = "/v1/games/" + columns[0] + "?at=" + columns[1];
      report.expect(
          Api.get(restored, path).body().equals(Api.get(original, path).body()),
          "game %s is another one after the restore",
          columns[0]);
    }
    report.figure(
        "%d games restored from a backup taken under load answer as before", games.size());
    report.expect(!games.isEmpty(), "no game was restored");
  }
}
