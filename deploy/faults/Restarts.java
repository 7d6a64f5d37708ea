import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Replicas that are started and stopped in an orderly way. */
final class Restarts {

  private static final int PLAYERS = 8;
  private static final int FOLLOWERS = 16;

  /** Makes every table take its time. */
  private static final String SLOW =
      "create schema aside; create function aside.slow() returns event_trigger language plpgsql as"
          + " 'begin perform pg_sleep(%d); end'; create event trigger slow on ddl_command_start"
          + " when tag in ('CREATE TABLE') execute function aside.slow()";

  private static final String MIGRATING =
      "select pid from pg_stat_activity where wait_event = 'PgSleep' and query ilike '%create table game%'";

  private Restarts() {}

  /** SIGTERM for one replica after the other while games are played and followed. */
  static void rolling(Form form, Report report) throws Exception {
    int rounds = 2 * form.of(2, 10);
    Follower.Heard heard = new Follower.Heard();
    Recovery recovery = new Recovery();
    try (Site site = new Site(2, Map.of("QUARKUS_SHUTDOWN_DELAY", "2S", "QUARKUS_SHUTDOWN_TIMEOUT", "10S"))) {
      site.start();
      site.play(PLAYERS, site.addresses());
      Map<Follower, Thread> following = follow(site, heard);
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(1);
        int resumed = heard.resumed.get();
        restart(site.replicas.get(round % 2), site, recovery, report);
        report.expect(heard.resumed.get() > resumed, "no stream was taken up elsewhere after SIGTERM %d", round + 1);
      }
      Crashes.conclude(site, report, rounds + " orderly restarts", recovery);
      report.expect(
          !site.history.answers().containsKey(History.ANSWER_LOST), "accepted actions were not answered");
      conclude(following, heard, site, report);
    }
  }

  private static Map<Follower, Thread> follow(Site site, Follower.Heard heard) throws InterruptedException {
    Map<Follower, Thread> following = new HashMap<>();
    for (int i = 0; i < FOLLOWERS; i++) {
      Follower follower = new Follower(site.awaitGame(i % PLAYERS), i / PLAYERS, site.addresses(), heard);
      Thread thread = new Thread(follower, "follower-" + i);
      thread.setDaemon(true);
      thread.start();
      following.put(follower, thread);
    }
    return following;
  }

  private static void restart(Service replica, Site site, Recovery recovery, Report report) throws Exception {
    site.history.expect(History.Trouble.REFUSALS);
    long moment = System.nanoTime();
    replica.terminate();
    report.expect(notReadyFirst(replica), "still ready or gone right after SIGTERM");
    report.expect(replica.awaitExit(Duration.ofSeconds(15)), "no exit within the grace period");
    replica.start();
    site.ready(replica);
    recovery.since(moment, PLAYERS, site.history);
    site.history.expect(History.Trouble.NONE);
  }

  /** Whoever followed a game to its end has heard all of it. */
  private static void conclude(Map<Follower, Thread> following, Follower.Heard heard, Site site, Report report)
      throws Exception {
    for (Follower follower : following.keySet()) {
      follower.stop();
      following.get(follower).join(TimeUnit.SECONDS.toMillis(10));
      report.expect(!following.get(follower).isAlive(), "a follower hangs");
    }
    Map<String, Integer> newest = new HashMap<>();
    site.history.acknowledged.forEach(a -> newest.merge(a.game(), a.version(), Math::max));
    heard.over.forEach(
        (game, last) -> report.expect(last.equals(newest.get(game)), "%s of %s was heard to its end", last, newest.get(game)));
    report.figure(
        "%d games followed to their ends by streams, of which %d ended in order and were taken up elsewhere",
        heard.over.size(), heard.resumed.get());
    report.expect(!heard.over.isEmpty(), "no game was followed to its end");
    report.faults(List.copyOf(heard.faults));
  }

  /** Whether the replica says 503 to the readiness check before it goes away. */
  private static boolean notReadyFirst(Service replica) throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      int status = replica.health("ready");
      if (status != 200) {
        return status == 503;
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return false;
  }

  /** A replica that is killed in the middle of a long migration; the next one does it all. */
  static void slowMigration(Form form, Report report) throws Exception {
    int seconds = form.of(8, 30);
    String name = "slow";
    try (Site site = new Site(0, Map.of())) {
      site.database.create(name);
      site.database.query(name, SLOW.formatted(seconds));
      try (Service replica = site.strangers(1, name).get(0)) {
        replica.start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (site.database.query(name, MIGRATING).isEmpty() && System.nanoTime() < end) {
          TimeUnit.MILLISECONDS.sleep(50);
        }
        report.expect(!site.database.query(name, MIGRATING).isEmpty(), "no migration begins");
        report.expect(replica.health("started") == 0, "started in the middle of a migration");
        replica.kill();
        replica.start();
        report.expect(replica.awaitReady(Duration.ofSeconds(30 + 8L * seconds)), "not ready after a long migration");
        expectCleanHistory(site.database, name, report);
      }
    }
    report.figure("killed in the middle of a migration whose tables take %d s each, then migrated and ready", seconds);
  }

  private static void expectCleanHistory(Database database, String name, Report report) throws Exception {
    List<String> faults =
        database.query(
            name, "select version from flyway_schema_history group by version having count(*) > 1 or not bool_and(success)");
    report.expect(faults.isEmpty(), "%s: migrated twice or in vain: %s", name, faults);
    report.expect(database.query(name, "select count(*) from game").equals(List.of("0")), "%s: no table of games", name);
  }

  /** Three replicas at once on an empty database. */
  static void together(Form form, Report report) throws Exception {
    int rounds = form.of(10, 20);
    try (Site site = new Site(0, Map.of())) {
      for (int round = 0; round < rounds; round++) {
        String name = "together_" + round;
        site.database.create(name);
        List<Service> replicas = site.strangers(3, name);
        try {
          for (Service replica : replicas) {
            replica.start();
          }
          for (Service replica : replicas) {
            report.expect(replica.awaitReady(Duration.ofSeconds(120)), "round %d: a replica is not ready", round);
          }
          expectCleanHistory(site.database, name, report);
        } finally {
          for (Service replica : replicas) {
            replica.close();
          }
        }
      }
    }
    report.figure("%d times three replicas on an empty database, each migrated once, all ready", rounds);
  }
}
