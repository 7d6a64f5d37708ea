import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A backup that is taken while games are played, restored into another database. */
final class Backup {

  private static final int PLAYERS = 8;

  private Backup() {}

  static void run(boolean far, Report report) throws Exception {
    Path dump = Files.createTempFile("arbiter", ".dump");
    try (Site site = new Site(1, Map.of())) {
      site.start();
      site.play(PLAYERS);
      TimeUnit.SECONDS.sleep(3);
      site.database.tool("pg_dump", "-Fc", "-f", dump.toString(), "arbiter");
      TimeUnit.SECONDS.sleep(1);
      report.expect(site.rest(), "a player got no answer");
      site.database.create("restored");
      site.database.tool("pg_restore", "--exit-on-error", "-d", "restored", dump.toString());
      List<String> differ =
          site.database.query(
              "restored",
              "select game_id from game_event group by game_id having max(version) <> count(*)");
      report.expect(differ.isEmpty(), "gaps in %s", differ);
      List<Service> services = site.strangers(1, "restored");
      try (Service service = services.get(0)) {
        service.start();
        report.expect(service.awaitReady(Duration.ofSeconds(60)), "the service does not start on the restored database");
        int read = 0;
        for (String row :
            site.database.query(
                "restored", "select game_id, max(version) from game_event group by 1 order by 1 limit 200")) {
          String[] columns = row.split("\\|");
          String body = Api.get(service.base(), "/v1/games/" + columns[0] + "?at=" + columns[1]).body();
          report.expect(
              body.equals(
                  Api.get(site.addresses().get(0), "/v1/games/" + columns[0] + "?at=" + columns[1]).body()),
              "game %s is another one after the restore", columns[0]);
          read++;
        }
        report.figure("%d games restored from a backup taken under load answer as before", read);
        report.expect(read > 0, "no game was restored");
      }
    } finally {
      Files.delete(dump);
    }
  }
}
