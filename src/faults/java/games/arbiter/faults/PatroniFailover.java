package games.arbiter.faults;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Patroni promotes a synchronous standby, by itself and when asked. One replica knows HAProxy, the
 * other one the driver's list of hosts.
 */
final class PatroniFailover {

  private static final int PLAYERS = 8;

  private static final List<String> WAYS =
      List.of("PostgreSQL killed", "asked to swap", "PostgreSQL and Patroni killed");

  private PatroniFailover() {}

  static void run(Options options, Report report) throws Exception {
    int rounds = options.of(3, 10);
    Recovery recovery = new Recovery();
    try (TestSystem site = new TestSystem(options, 0, Map.of())) {
      PatroniCluster cluster = new PatroniCluster(site);
      site.log = cluster::query;
      site.addReplicas(1, cluster.proxied(), Map.of());
      site.addReplicas(1, cluster.listed(), Map.of());
      site.start();
      List<Long> processes = site.replicas.stream().map(ReplicaProcess::pid).toList();
      site.play(PLAYERS, site.addresses());
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(2);
        over(cluster, round % WAYS.size(), site, report, recovery);
      }
      report.expect(
          processes.equals(site.replicas.stream().map(ReplicaProcess::pid).toList()),
          "a replica was restarted");
      Crashes.conclude(site, report, rounds + " promotions by Patroni", recovery);
    }
  }

  private static void over(
      PatroniCluster cluster, int way, TestSystem site, Report report, Recovery recovery)
      throws Exception {
    PatroniNode old = cluster.primary();
    PatroniNode next = cluster.other(old);
    site.history.expect(ClientHistory.Disturbance.REFUSALS);
    long moment = System.nanoTime();
    switch (way) {
      case 0 -> old.killDatabase();
      case 1 -> cluster.swap(old);
      default -> old.kill();
    }
    PatroniCluster.await(() -> next.is("primary"), "no promotion");
    double promoted = (System.nanoTime() - moment) / 1e9;
    double longest = Crashes.settle(site, report, recovery, PLAYERS);
    report.figure(
        "%s: promoted after %.1f s, longest wait since then %.2f s",
        WAYS.get(way), promoted, longest);
    if (way == 2) {
      old.start();
    }
    cluster.awaitSynchronous();
  }
}
