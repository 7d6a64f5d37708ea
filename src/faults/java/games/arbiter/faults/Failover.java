package games.arbiter.faults;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The primary is lost and its synchronous standby takes over; the old one comes back as standby.
 */
final class Failover {

  private static final int PLAYERS = 8;

  private final TestSystem site;
  private final Report report;
  private final Recovery recovery = new Recovery();
  private DatabaseServer primary;
  private DatabaseServer standby;

  private Failover(TestSystem site, Report report) throws Exception {
    this.site = site;
    this.report = report;
    this.primary = site.database;
    this.standby = site.server("standby");
  }

  static void run(Options options, Report report) throws Exception {
    int rounds = options.of(2, 10);
    try (TestSystem site = new TestSystem(options, 0, Map.of())) {
      Failover failover = new Failover(site, report);
      failover.follow();
      site.addReplicas(2, url(failover.primary.port(), failover.standby.port()), Map.of());
      site.start();
      List<Long> processes = site.replicas.stream().map(ReplicaProcess::pid).toList();
      site.play(PLAYERS, site.addresses());
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(2);
        failover.over(round % 2 == 0);
        failover.follow();
      }
      report.expect(
          processes.equals(site.replicas.stream().map(ReplicaProcess::pid).toList()),
          "a replica was restarted");
      Crashes.conclude(site, report, rounds + " promotions", failover.recovery);
    }
  }

  /** The address that deploy/README.md recommends. */
  static String url(int one, int other) {
    return "jdbc:postgresql://127.0.0.1:%d,127.0.0.1:%d/arbiter?targetServerType=primary&hostRecheckSeconds=1"
        .formatted(one, other);
  }

  /** The standby becomes a copy of the primary, which from then on waits for it. */
  private void follow() throws Exception {
    standby.copy(primary.port(), true);
    standby.start();
    primary.set("synchronous_standby_names", "*");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (primary.query("postgres", SYNCHRONOUS).isEmpty()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("the standby does not follow");
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  private static final String SYNCHRONOUS =
      "select 1 from pg_stat_replication where sync_state = 'sync' and flush_lsn >= pg_current_wal_flush_lsn()";

  /** The primary ends, by SIGKILL or at once, and the standby takes over. */
  private void over(boolean kill) throws Exception {
    site.history.expect(ClientHistory.Disturbance.REFUSALS);
    if (kill) {
      primary.kill();
    } else {
      primary.crash();
    }
    standby.promote();
    DatabaseServer old = primary;
    primary = standby;
    standby = old;
    site.database = primary;
    Crashes.settle(site, report, recovery, PLAYERS);
  }
}
