package games.arbiter.faults;

import games.arbiter.load.RecordedGame;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A database, replicas behind a wire that can be cut, and players: everything one scenario needs,
 * and nothing shared.
 */
final class TestSystem implements AutoCloseable {

  private static final Duration START = Duration.ofSeconds(90);
  private static final String NAME = "arbiter";
  private static final Path RECORDED = Path.of("src/test/resources/conformance");
  private static final Pattern RECORD = Pattern.compile("^\\d{4}-\\d\\d-\\d\\d ");

  final DatabaseServer database;
  final TcpProxy wire;
  final List<ReplicaProcess> replicas = new ArrayList<>();
  final ClientHistory history = new ClientHistory();
  private final Cleanup cleanup = new Cleanup();
  private final Path folder;
  private List<RecordedGame> games = List.of();
  private final List<RetryingPlayer> players = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /** An empty database and so many replicas, not started yet, with these settings more. */
  TestSystem(int size, Map<String, String> settings) throws IOException, InterruptedException {
    folder = Files.createTempDirectory("arbiter-faults");
    cleanup.add(() -> Commands.delete(folder));
    folder.toFile().setReadable(true, false);
    folder.toFile().setExecutable(true, false);
    database = cleanup.add(new DatabaseServer(folder));
    database.start();
    database.create(NAME);
    wire = cleanup.add(new TcpProxy(database.port()));
    for (int i = 0; i < size; i++) {
      replicas.add(
          cleanup.add(
              new ReplicaProcess(
                  folder.resolve("replica-" + i + ".log"), wire.port(), NAME, settings)));
    }
  }

  /** Replicas that are none of this site's, on a database of that name, not started yet. */
  List<ReplicaProcess> strangers(int size, String name) throws IOException {
    List<ReplicaProcess> made = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      made.add(
          cleanup.add(
              new ReplicaProcess(
                  folder.resolve(name + "-" + i + ".log"), database.port(), name, Map.of())));
    }
    return made;
  }

  /** The gateway before the replicas, with the limits that are shipped. */
  Nginx gateway() throws IOException, InterruptedException {
    return gateway(Nginx.SHIPPED_RATE);
  }

  /** The gateway before the replicas, for players who all have the same address. */
  Nginx gatewayWithoutLimit() throws IOException, InterruptedException {
    return gateway("rate=100000r/s");
  }

  private Nginx gateway(String rate) throws IOException, InterruptedException {
    return started(new Nginx(replicas, rate));
  }

  /** An nginx of somebody who configured nothing, before the first replica. */
  Nginx plainGateway() throws IOException, InterruptedException {
    return started(new Nginx(replicas.get(0)));
  }

  private Nginx started(Nginx nginx) throws IOException, InterruptedException {
    cleanup.add(nginx).start();
    return nginx;
  }

  /** Starts all replicas at once and waits until all are ready. */
  void start() throws IOException, InterruptedException {
    for (ReplicaProcess replica : replicas) {
      replica.start();
    }
    for (ReplicaProcess replica : replicas) {
      ready(replica);
    }
    games = recordedGames(replicas.get(0).base());
  }

  /** Recorded games of the rulesets that the service has; the tests have more. */
  static List<RecordedGame> recordedGames(URI service) throws IOException, InterruptedException {
    List<String> rulesets = Api.texts(Api.get(service, "/v1/rulesets").body(), "ruleset");
    List<RecordedGame> games =
        RecordedGame.read(RECORDED).stream()
            .filter(game -> rulesets.contains(game.ruleset()))
            .toList();
    if (games.isEmpty()) {
      throw new IllegalStateException("no recorded games of " + rulesets);
    }
    return games;
  }

  /** What players play. */
  List<RecordedGame> games() {
    return games;
  }

  void ready(ReplicaProcess replica) throws IOException, InterruptedException {
    if (!replica.awaitReady(START)) {
      throw new IllegalStateException(
          "a replica did not become ready:\n" + log(replicas.indexOf(replica)));
    }
  }

  String log(int replica) throws IOException {
    return Files.readString(folder.resolve("replica-" + replica + ".log"));
  }

  List<URI> addresses() {
    return replicas.stream().map(ReplicaProcess::base).toList();
  }

  /** Lets so many players play at these addresses until {@link #rest}. */
  void play(int size, List<URI> addresses) {
    for (int i = 0; i < size; i++) {
      RetryingPlayer player = new RetryingPlayer(i, addresses, games, history, Duration.ZERO);
      Thread thread = new Thread(player, "player-" + i);
      thread.setDaemon(true);
      players.add(player);
      threads.add(thread);
      thread.start();
    }
  }

  /** A player, as soon as that one has a game. */
  RetryingPlayer awaitGame(int number) throws InterruptedException {
    RetryingPlayer player = players.get(number);
    long end = System.nanoTime() + START.toNanos();
    while (player.game() == null) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("player " + number + " has no game");
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    return player;
  }

  /** Waits until every player has finished what is under way; false if one hangs. */
  boolean rest() throws InterruptedException {
    players.forEach(RetryingPlayer::stop);
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    boolean all = true;
    for (Thread thread : threads) {
      thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
      all &= !thread.isAlive();
    }
    return all;
  }

  /**
   * Everything that is wrong between what the clients saw, the log, and what the replicas tell of
   * it; and what the replicas say of a fault of theirs.
   */
  List<String> faults() throws IOException, InterruptedException {
    List<String> faults = LogChecker.faults(history, database, NAME);
    for (int i = 0; i < replicas.size(); i++) {
      faults.addAll(LogChecker.faultsInAnswers(history, replicas.get(i).base()));
      boolean failure = false;
      for (String line : log(i).lines().toList()) {
        boolean begins = RECORD.matcher(line).find();
        failure = begins ? line.contains(" ERROR ") : failure;
        if (failure && (begins || line.startsWith("Caused by"))) {
          faults.add("replica " + i + ": " + line);
        }
      }
    }
    return faults;
  }

  @Override
  public void close() {
    players.forEach(RetryingPlayer::stop);
    threads.forEach(Thread::interrupt);
    cleanup.close();
  }
}
