package games.arbiter.faults;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The log goes back to an earlier time under replicas that live on and hold more: what was
 * acknowledged in between may be lost, nothing else, and no game has two lines.
 */
final class SetBack {

  private static final int PLAYERS = 8;

  private final TestSystem site;
  private final Report report;
  private final Recovery recovery = new Recovery();
  private int rounds;

  private SetBack(TestSystem site, Report report) {
    this.site = site;
    this.report = report;
  }

  /** An asynchronous standby that lost its tail is promoted. */
  static void lostTail(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 0, Map.of())) {
      SetBack scenario = new SetBack(site, report);
      DatabaseServer standby = site.server("standby");
      site.addReplicas(2, Failover.url(site.database.port(), standby.port()), Map.of());
      scenario.start();
      for (int round = 0; round < options.of(2, 10); round++) {
        standby = scenario.promoteBehind(standby);
      }
      scenario.conclude("promotions of a standby without the last 2 s");
    }
  }

  /** A backup of the data directory is restored under the same address. */
  static void restore(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      SetBack scenario = new SetBack(site, report);
      DatabaseServer backup = site.server("backup");
      scenario.start();
      for (int round = 0; round < options.of(2, 10); round++) {
        TimeUnit.SECONDS.sleep(2);
        long from = System.nanoTime();
        backup.copy(site.database.port(), false);
        TimeUnit.SECONDS.sleep(2);
        site.history.lose(from);
        site.history.expect(ClientHistory.Disturbance.REFUSALS);
        site.database.crash();
        site.database.restore(backup);
        site.database.start();
        scenario.settle(from);
      }
      scenario.conclude("restores of a backup of 2 s ago");
    }
  }

  private void start() throws Exception {
    site.start();
    site.play(PLAYERS, site.addresses());
  }

  /** Cuts the standby off, promotes it 2 s later, and returns the old primary. */
  private DatabaseServer promoteBehind(DatabaseServer standby) throws Exception {
    DatabaseServer primary = site.database;
    try (TcpProxy link = new TcpProxy("127.0.0.1", primary.port())) {
      standby.copy(link.port(), true);
      standby.start();
      TimeUnit.SECONDS.sleep(2);
      long from = System.nanoTime();
      awaitReceived(standby, primary.query("postgres", "select pg_current_wal_lsn()").get(0));
      link.become(TcpProxy.State.REFUSED);
      TimeUnit.SECONDS.sleep(2);
      site.history.lose(from);
      site.history.expect(ClientHistory.Disturbance.REFUSALS);
      primary.crash();
      standby.promote();
      site.database = standby;
      settle(from);
    }
    return primary;
  }

  private static void awaitReceived(DatabaseServer standby, String position) throws Exception {
    String received = "select 1 where pg_last_wal_receive_lsn() >= '" + position + "'";
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (standby.query("postgres", received).isEmpty()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("the standby does not receive");
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  /** The log is there again, without what was acknowledged since that moment. */
  private void settle(long from) throws Exception {
    site.history.lost(from, System.nanoTime());
    rounds++;
    Crashes.settle(site, report, recovery, PLAYERS);
  }

  private void conclude(String what) throws Exception {
    Crashes.conclude(site, report, rounds + " " + what, recovery);
    report.expect(site.lost() > 0, "nothing was lost, so nothing was tried");
    List<String> kinds = List.of("404", "412");
    report.figure(
        "%,d acknowledged actions lost with the log; players were told so %d times, and played on from what was left",
        site.lost(),
        kinds.stream().mapToInt(kind -> site.history.answers().getOrDefault(kind, 0)).sum());
  }
}
