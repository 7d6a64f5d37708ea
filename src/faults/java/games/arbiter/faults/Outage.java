package games.arbiter.faults;

import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The database is there, but the way to it is not. */
final class Outage {

  private static final int PLAYERS = 16;
  private static final int SECONDS_TO_NOTICE = 8;
  private static final String POSITION = "{\"ruleset\":\"tablut\",\"actions\":[\"d1-d4\"]}";

  private Outage() {}

  /** Every packet disappears, as behind a broken switch. */
  static void silent(Options options, Report report) throws Exception {
    cut(TcpProxy.State.SILENT, options, report);
  }

  /** Every connection is refused. */
  static void refused(Options options, Report report) throws Exception {
    cut(TcpProxy.State.REFUSED, options, report);
  }

  private static void cut(TcpProxy.State state, Options options, Report report) throws Exception {
    int seconds = options.of(14, 60);
    Recovery recovery = new Recovery();
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      site.start();
      site.play(PLAYERS, site.addresses());
      TimeUnit.SECONDS.sleep(3);
      site.history.expect(ClientHistory.Disturbance.REFUSALS);
      site.wire.become(state);
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      TimeUnit.SECONDS.sleep(SECONDS_TO_NOTICE);
      for (ReplicaProcess replica : site.replicas) {
        report.expect(replica.health("live") == 200, "not live without the database");
        report.expect(replica.health("ready") != 200, "ready without the database");
        HttpResponse<String> evaluation =
            Api.post(replica.base(), "/v1/evaluations", POSITION, Map.of());
        report.expect(
            evaluation.statusCode() == 200, "evaluations answer %d", evaluation.statusCode());
      }
      TimeUnit.NANOSECONDS.sleep(end - System.nanoTime());
      site.wire.become(TcpProxy.State.JOINED);
      Crashes.settle(site, report, recovery, PLAYERS);
      Crashes.conclude(site, report, "cut off for " + seconds + " s (" + state + ")", recovery);
    }
  }
}
