package games.arbiter.faults;

import games.arbiter.load.RecordedGame;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A database, replicas behind a wire that can be cut, and players: everything one scenario needs,
 * and nothing shared.
 */
final class TestSystem implements AutoCloseable {

  private static final Duration START = Duration.ofMinutes(3);
  private static final String NAME = "arbiter";
  private static final Path RECORDED = Path.of("src/test/resources/conformance");
  private static final Pattern RECORD = Pattern.compile("^\\d{4}-\\d\\d-\\d\\d ");

  /** The server that has the log; null if somebody else started it. */
  DatabaseServer database;

  /** How the log is read. */
  EventLog log = sql -> database.query(NAME, sql);

  final TcpProxy wire;
  final List<ReplicaProcess> replicas = new ArrayList<>();
  final ClientHistory history = new ClientHistory();
  private final Cleanup cleanup = new Cleanup();
  private final Path folder;
  private final Options options;
  private List<RecordedGame> games = List.of();
  private final List<RetryingPlayer> players = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private int lost;

  /** A database, empty unless somebody else started it, and replicas, not started yet. */
  TestSystem(Options options, int size, Map<String, String> settings)
      throws IOException, InterruptedException {
    this.options = options;
    folder = Files.createTempDirectory("arbiter-faults");
    cleanup.add(() -> Commands.delete(folder));
    folder.toFile().setReadable(true, false);
    folder.toFile().setExecutable(true, false);
    ExternalDatabase external = options.external();
    if (external == null) {
      database = server("postgresql");
      database.initialize();
      database.start();
      database.create(NAME);
      wire = cleanup.add(new TcpProxy("127.0.0.1", database.port()));
    } else {
      log = external;
      wire = cleanup.add(new TcpProxy(external.host(), external.port()));
    }
    String name = external == null ? NAME : external.name();
    addReplicas(size, "jdbc:postgresql://127.0.0.1:" + wire.port() + "/" + name, settings);
  }

  /** Another PostgreSQL, without data; it ends with the system. */
  DatabaseServer server(String name) throws IOException {
    return cleanup.add(new DatabaseServer(folder, name));
  }

  /** Something that ends with the system. */
  <T extends AutoCloseable> T add(T closeable) {
    return cleanup.add(closeable);
  }

  Path folder() {
    return folder;
  }

  /** More replicas, on the database at an address, not started yet. */
  void addReplicas(int size, String url, Map<String, String> settings) throws IOException {
    for (int i = 0; i < size; i++) {
      replicas.add(replica("replica-" + replicas.size(), url, settings));
    }
  }

  private ReplicaProcess replica(String name, String url, Map<String, String> more)
      throws IOException {
    ExternalDatabase external = options.external();
    Map<String, String> settings = new HashMap<>();
    settings.put("QUARKUS_DATASOURCE_JDBC_URL", url);
    settings.put("QUARKUS_DATASOURCE_USERNAME", external == null ? "arbiter" : external.user());
    settings.put("QUARKUS_DATASOURCE_PASSWORD", external == null ? "arbiter" : external.password());
    settings.putAll(more);
    return cleanup.add(new ReplicaProcess(folder.resolve(name + ".log"), settings));
  }

  /** Replicas that nobody plays at, on a database of that name, not started yet. */
  List<ReplicaProcess> strangers(int size, String name) throws IOException {
    List<ReplicaProcess> made = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      String url = "jdbc:postgresql://127.0.0.1:" + database.port() + "/" + name;
      made.add(replica(name + "-" + i, url, Map.of()));
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
    LogChecker checker = new LogChecker(history, log);
    List<String> faults = checker.faults();
    lost = checker.lost();
    for (int i = 0; i < replicas.size(); i++) {
      faults.addAll(checker.faultsInAnswers(replicas.get(i).base()));
      faults.addAll(errors(i));
    }
    return faults;
  }

  /** How many acknowledged actions {@link #faults} found lost with what the log was set back by. */
  int lost() {
    return lost;
  }

  private List<String> errors(int replica) throws IOException {
    List<String> errors = new ArrayList<>();
    boolean failure = false;
    for (String line : log(replica).lines().toList()) {
      boolean begins = RECORD.matcher(line).find();
      failure = begins ? line.contains(" ERROR ") : failure;
      if (failure && (begins || line.startsWith("Caused by"))) {
        errors.add("replica " + replica + ": " + line);
      }
    }
    return errors;
  }

  @Override
  public void close() {
    players.forEach(RetryingPlayer::stop);
    threads.forEach(Thread::interrupt);
    cleanup.close();
  }
}
