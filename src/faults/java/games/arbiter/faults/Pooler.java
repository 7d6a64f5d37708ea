package games.arbiter.faults;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** PgBouncer between the replicas and PostgreSQL. */
final class Pooler {

  private static final int PLAYERS = 8;

  private Pooler() {}

  static void run(Options options, Report report) throws Exception {
    int rounds = options.of(1, 10);
    Recovery recovery = new Recovery();
    try (TestSystem site = new TestSystem(options, 0, Map.of())) {
      PgBouncer pooler = site.add(new PgBouncer(site.folder(), site.database.port()));
      String url = "jdbc:postgresql://127.0.0.1:" + pooler.port() + "/arbiter";
      pooler.start("session");
      site.addReplicas(2, url, Map.of());
      site.start();
      VersionRaces.run(site, options.of(50, 500), report);
      Retries.run(site, options.of(300, 3_000), report);
      site.play(PLAYERS, site.addresses());
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(2);
        site.history.expect(ClientHistory.Disturbance.REFUSALS);
        pooler.stop();
        TimeUnit.SECONDS.sleep(1);
        pooler.start("session");
        Crashes.settle(site, report, recovery, PLAYERS);
      }
      Crashes.conclude(site, report, rounds + " restarts of PgBouncer", recovery);
      refuseTransactions(site, pooler, report);
    }
  }

  /**
   * With other modes a session is not the service's own: it does not start, and the log says why.
   */
  private static void refuseTransactions(TestSystem site, PgBouncer pooler, Report report)
      throws Exception {
    for (String mode : new String[] {"transaction", "statement"}) {
      pooler.stop();
      pooler.start(mode);
      ReplicaProcess replica = site.replicas.get(0);
      replica.kill();
      int before = site.log(0).length();
      replica.start();
      report.expect(replica.awaitExit(Duration.ofSeconds(60)), "starts with %s pooling", mode);
      String log = site.log(0).substring(before);
      report.expect(log.contains(reason(mode)), "the log does not say why: %s", log);
    }
    report.figure("with transaction or statement pooling it refuses to start and says what to do");
  }

  /** PgBouncer itself refuses what the start needs if it pools statements. */
  private static String reason(String mode) {
    return mode.equals("statement")
        ? "not allowed in statement pooling mode"
        : "PgBouncer needs session pooling (pool_mode = session)";
  }
}
