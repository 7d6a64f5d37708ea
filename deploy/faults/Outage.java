import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The database is there, but the way to it is not. */
final class Outage {

  private static final int PLAYERS = 16;
  private static final String POSITION = "{\"ruleset\":\"tablut\",\"actions\":[\"d1-d4\"]}";

  private Outage() {}

  /** Every packet disappears, as behind a broken switch. */
  static void silent(boolean far, Report report) throws Exception {
    cut(TcpProxy.State.SILENT, report);
  }

  /** Every connection is refused. */
  static void refused(boolean far, Report report) throws Exception {
    cut(TcpProxy.State.REFUSED, report);
  }

  private static void cut(TcpProxy.State state, Report report) throws Exception {
    try (Site site = new Site(2, Map.of())) {
      site.start();
      site.play(PLAYERS);
      TimeUnit.SECONDS.sleep(3);
      site.wire.become(state);
      long begin = System.nanoTime();
      TimeUnit.SECONDS.sleep(8);
      for (Service replica : site.replicas) {
        report.expect(replica.health("live") == 200, "not live without the database");
        report.expect(replica.health("ready") != 200, "ready without the database");
        HttpResponse<String> evaluation = Api.post(replica.base(), "/v1/evaluations", POSITION, Map.of());
        report.expect(evaluation.statusCode() == 200, "evaluations answer %d", evaluation.statusCode());
      }
      TimeUnit.NANOSECONDS.sleep(begin + 20_000_000_000L - System.nanoTime());
      site.wire.become(TcpProxy.State.JOINED);
      long moment = System.nanoTime();
      TimeUnit.SECONDS.sleep(6);
      double recovery = site.history.recovery(moment, PLAYERS);
      for (Service replica : site.replicas) {
        report.expect(replica.health("ready") == 200, "not ready again with the database");
      }
      Crashes.conclude(site, report, "cut off for 20 s (" + state + ")", recovery);
    }
  }
}
