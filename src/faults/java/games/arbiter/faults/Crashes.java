package games.arbiter.faults;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Processes that die without warning under load. */
final class Crashes {

  private static final int PLAYERS = 16;
  private static final int BOUND = 5;

  private Crashes() {}

  /** kill -9 of one replica of two, in turns; the players know both. */
  static void replica(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      site.start();
      kill(site, site.addresses(), options.of(15, 50), report);
    }
  }

  /** The same; the players know the gateway alone. */
  static void replicaBehindTheGateway(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      site.start();
      kill(site, List.of(site.gatewayWithoutLimit().api()), options.of(5, 20), report);
    }
  }

  private static void kill(TestSystem site, List<URI> addresses, int rounds, Report report)
      throws Exception {
    Recovery recovery = new Recovery();
    site.play(PLAYERS, addresses);
    for (int round = 0; round < rounds; round++) {
      TimeUnit.MILLISECONDS.sleep(500 + 37L * round % 400);
      ReplicaProcess victim = site.replicas.get(round % 2);
      site.history.expect(ClientHistory.Disturbance.SILENCE);
      long moment = System.nanoTime();
      victim.kill();
      victim.start();
      site.ready(victim);
      recovery.since(moment, PLAYERS, site.history);
      site.history.expect(ClientHistory.Disturbance.NONE);
    }
    conclude(site, report, rounds + " replicas killed", recovery);
  }

  /** PostgreSQL stopped at once and started again, with crash recovery. */
  static void database(Options options, Report report) throws Exception {
    int rounds = options.of(5, 20);
    Recovery recovery = new Recovery();
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      site.start();
      List<Long> processes = site.replicas.stream().map(ReplicaProcess::pid).toList();
      site.play(PLAYERS, site.addresses());
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(2);
        site.history.expect(ClientHistory.Disturbance.REFUSALS);
        site.database.crash();
        TimeUnit.SECONDS.sleep(2);
        for (ReplicaProcess replica : site.replicas) {
          report.expect(replica.health("live") == 200, "not live while the database is away");
          report.expect(replica.health("ready") != 200, "ready while the database is away");
        }
        site.database.start();
        settle(site, report, recovery, PLAYERS);
      }
      report.expect(
          processes.equals(site.replicas.stream().map(ReplicaProcess::pid).toList()),
          "a replica was restarted");
      conclude(site, report, rounds + " crashes of PostgreSQL", recovery);
    }
  }

  /**
   * The database is there again: within the bound every player goes on, and every replica is ready.
   *
   * @return a player's longest wait since then, in seconds
   */
  static double settle(TestSystem site, Report report, Recovery recovery, int players)
      throws Exception {
    long moment = System.nanoTime();
    TimeUnit.SECONDS.sleep(BOUND);
    double longest = recovery.since(moment, players, site.history);
    site.history.expect(ClientHistory.Disturbance.NONE);
    for (ReplicaProcess replica : site.replicas) {
      report.expect(replica.health("ready") == 200, "not ready again with the database");
    }
    return longest;
  }

  /** The players come to rest, and the log is compared with what they saw. */
  static void conclude(TestSystem site, Report report, String what, Recovery recovery)
      throws Exception {
    report.expect(site.rest(), "a player got no answer");
    report.faults(site.faults());
    report.figure(
        "%s; %,d actions acknowledged in %,d games, none lost, none doubled, no gap, every chain holds: %s",
        what,
        site.history.acknowledged.size(),
        site.history.games.size(),
        report.clean() ? "yes" : "NO");
    report.figure("answers: %s", site.history.answers());
    recovery.report(BOUND, report);
  }
}
