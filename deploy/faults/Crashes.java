import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Processes that die without warning under load. */
final class Crashes {

  private static final int PLAYERS = 16;
  private static final double BOUND = 5;

  private Crashes() {}

  /** kill -9 of one replica of two, in turns. */
  static void replica(boolean far, Report report) throws Exception {
    int rounds = far ? 50 : 20;
    double longest = 0;
    try (Site site = new Site(2, Map.of())) {
      site.start();
      site.play(PLAYERS);
      for (int round = 0; round < rounds; round++) {
        TimeUnit.MILLISECONDS.sleep(500 + 37L * round % 400);
        Service victim = site.replicas.get(round % 2);
        long moment = System.nanoTime();
        victim.kill();
        victim.start();
        site.ready(victim);
        longest = Math.max(longest, site.history.recovery(moment, PLAYERS));
      }
      conclude(site, report, rounds + " replicas killed", longest);
    }
  }

  /** PostgreSQL stopped at once and started again, with crash recovery. */
  static void database(boolean far, Report report) throws Exception {
    int rounds = far ? 20 : 5;
    double longest = 0;
    try (Site site = new Site(2, Map.of())) {
      site.start();
      List<Long> processes = site.replicas.stream().map(Service::pid).toList();
      site.play(PLAYERS);
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(2);
        site.database.crash();
        TimeUnit.SECONDS.sleep(2);
        for (Service replica : site.replicas) {
          report.expect(replica.health("live") == 200, "not live while the database is away");
          report.expect(replica.health("ready") != 200, "ready while the database is away");
        }
        site.database.start();
        long moment = System.nanoTime();
        TimeUnit.SECONDS.sleep((long) BOUND);
        longest = Math.max(longest, site.history.recovery(moment, PLAYERS));
        for (Service replica : site.replicas) {
          report.expect(replica.health("ready") == 200, "not ready again with the database");
        }
      }
      report.expect(
          processes.equals(site.replicas.stream().map(Service::pid).toList()), "a replica was restarted");
      conclude(site, report, rounds + " crashes of PostgreSQL", longest);
    }
  }

  /** The players come to rest, and the log is compared with what they saw. */
  static void conclude(Site site, Report report, String what, double recovery) throws Exception {
    report.expect(site.rest(), "a player got no answer");
    report.faults(site.faults());
    report.figure(
        "%s; %,d actions acknowledged in %,d games, none lost, none doubled, no gap, every chain holds: %s",
        what, site.history.acknowledged.size(), site.history.games.size(), report.clean() ? "yes" : "NO");
    report.figure("answers: %s", site.history.answers());
    report.figure("longest recovery of any player: %.2f s", recovery);
    report.expect(recovery <= BOUND, "recovery took %.2f s, more than %.0f s", recovery, BOUND);
  }
}
