package games.arbiter.faults;

import java.time.Duration;
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
  static void rolling(Options options, Report report) throws Exception {
    int rounds = 2 * options.of(2, 10);
    StreamFollower.Followed heard = new StreamFollower.Followed();
    Recovery recovery = new Recovery();
    try (TestSystem site =
        new TestSystem(
            options,
            2,
            Map.of("QUARKUS_SHUTDOWN_DELAY", "2S", "QUARKUS_SHUTDOWN_TIMEOUT", "10S"))) {
      site.start();
      site.play(PLAYERS, site.addresses());
      Map<StreamFollower, Thread> following = follow(site, heard);
      for (int round = 0; round < rounds; round++) {
        TimeUnit.SECONDS.sleep(1);
        int resumed = heard.resumed.get();
        restart(site.replicas.get(round % 2), site, recovery, report);
        report.expect(
            heard.resumed.get() > resumed,
            "no stream was taken up elsewhere after SIGTERM %d",
            round + 1);
      }
      Crashes.conclude(site, report, rounds + " orderly restarts", recovery);
      report.expect(
          !site.history.answers().containsKey(ClientHistory.ANSWER_LOST),
          "accepted actions were not answered");
      conclude(following, heard, site, report);
    }
  }

  private static Map<StreamFollower, Thread> follow(TestSystem site, StreamFollower.Followed heard)
      throws InterruptedException {
    Map<StreamFollower, Thread> following = new HashMap<>();
    for (int i = 0; i < FOLLOWERS; i++) {
      StreamFollower follower =
          new StreamFollower(site.awaitGame(i % PLAYERS), i / PLAYERS, site.addresses(), heard);
      Thread thread = new Thread(follower, "follower-" + i);
      thread.setDaemon(true);
      thread.start();
      following.put(follower, thread);
    }
    return following;
  }

  private static void restart(
      ReplicaProcess replica, TestSystem site, Recovery recovery, Report report) throws Exception {
    site.history.expect(ClientHistory.Disturbance.REFUSALS);
    long moment = System.nanoTime();
    replica.terminate();
    report.expect(notReadyFirst(replica), "still ready or gone right after SIGTERM");
    report.expect(replica.awaitExit(Duration.ofSeconds(15)), "no exit within the grace period");
    replica.start();
    site.ready(replica);
    recovery.since(moment, PLAYERS, site.history);
    site.history.expect(ClientHistory.Disturbance.NONE);
  }

  /** Whoever followed a game to its end has heard all of it. */
  private static void conclude(
      Map<StreamFollower, Thread> following,
      StreamFollower.Followed heard,
      TestSystem site,
      Report report)
      throws Exception {
    for (StreamFollower follower : following.keySet()) {
      follower.stop();
      following.get(follower).join(TimeUnit.SECONDS.toMillis(10));
      report.expect(!following.get(follower).isAlive(), "a follower hangs");
    }
    Map<String, Integer> newest = new HashMap<>();
    site.history.acknowledged.forEach(a -> newest.merge(a.game(), a.version(), Math::max));
    heard.over.forEach(
        (game, last) ->
            report.expect(
                last.equals(newest.get(game)),
                "%s of %s was heard to its end",
                last,
                newest.get(game)));
    report.figure(
        "%d games followed to their ends by streams, of which %d ended in order and were taken up elsewhere",
        heard.over.size(), heard.resumed.get());
    report.expect(!heard.over.isEmpty(), "no game was followed to its end");
    report.faults(List.copyOf(heard.faults));
  }

  /** Whether the replica says 503 to the readiness check before it goes away. */
  private static boolean notReadyFirst(ReplicaProcess replica) throws InterruptedException {
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
  static void slowMigration(Options options, Report report) throws Exception {
    int seconds = options.of(7, 30);
    String name = "slow";
    try (TestSystem site = new TestSystem(options, 0, Map.of())) {
      site.database.create(name);
      site.database.query(name, SLOW.formatted(seconds));
      try (ReplicaProcess replica = site.strangers(1, name).get(0)) {
        replica.start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (site.database.query(name, MIGRATING).isEmpty() && System.nanoTime() < end) {
          TimeUnit.MILLISECONDS.sleep(50);
        }
        report.expect(!site.database.query(name, MIGRATING).isEmpty(), "no migration begins");
        report.expect(replica.health("started") == 0, "started in the middle of a migration");
        replica.kill();
        replica.start();
        report.expect(
            replica.awaitReady(Duration.ofSeconds(30 + 8L * seconds)),
            "not ready after a long migration");
        expectCleanHistory(site.database, name, report);
      }
    }
    report.figure(
        "killed in the middle of a migration whose tables take %d s each, then migrated and ready",
        seconds);
  }

  private static void expectCleanHistory(DatabaseServer database, String name, Report report)
      throws Exception {
    List<String> faults =
        database.query(
            name,
            "select version from flyway_schema_history group by version having count(*) > 1 or not bool_and(success)");
    report.expect(faults.isEmpty(), "%s: migrated twice or in vain: %s", name, faults);
    report.expect(
        database.query(name, "select count(*) from game").equals(List.of("0")),
        "%s: no table of games",
        name);
  }

  /** Three replicas at once on an empty database. */
  static void together(Options options, Report report) throws Exception {
    int rounds = options.of(10, 20);
    try (TestSystem site = new TestSystem(options, 0, Map.of())) {
      for (int round = 0; round < rounds; round++) {
        String name = "together_" + round;
        site.database.create(name);
        List<ReplicaProcess> replicas = site.strangers(3, name);
        try {
          for (ReplicaProcess replica : replicas) {
            replica.start();
          }
          for (ReplicaProcess replica : replicas) {
            report.expect(
                replica.awaitReady(Duration.ofSeconds(120)),
                "round %d: a replica is not ready",
                round);
          }
          expectCleanHistory(site.database, name, report);
        } finally {
          for (ReplicaProcess replica : replicas) {
            replica.close();
          }
        }
      }
    }
    report.figure(
        "%d times three replicas on an empty database, each migrated once, all ready", rounds);
  }
}
