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

/** A database, replicas behind a wire that can be cut, and players: everything one scenario needs, and nothing shared. */
final class Site implements AutoCloseable {

  private static final Duration START = Duration.ofSeconds(90);
  private static final String NAME = "arbiter";
  private static final Pattern RECORD = Pattern.compile("^\\d{4}-\\d\\d-\\d\\d ");

  final Database database;
  final TcpProxy wire;
  final List<Service> replicas = new ArrayList<>();
  final History history = new History();
  private final Cleanup cleanup = new Cleanup();
  private final Path folder;
  private final List<Script> scripts;
  private final List<Player> players = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /** An empty database and so many replicas, not started yet, with these settings more. */
  Site(int size, Map<String, String> settings) throws IOException, InterruptedException {
    folder = Files.createTempDirectory("arbiter-faults");
    cleanup.add(() -> Commands.delete(folder));
    folder.toFile().setReadable(true, false);
    folder.toFile().setExecutable(true, false);
    scripts = Script.read(Path.of(System.getProperty("games")));
    database = cleanup.add(new Database(folder));
    database.start();
    database.create(NAME);
    wire = cleanup.add(new TcpProxy(database.port()));
    for (int i = 0; i < size; i++) {
      replicas.add(cleanup.add(new Service(folder.resolve("replica-" + i + ".log"), wire.port(), NAME, settings)));
    }
  }

  /** Replicas that are none of this site's, on a database of that name, not started yet. */
  List<Service> strangers(int size, String name) throws IOException {
    List<Service> made = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      made.add(cleanup.add(new Service(folder.resolve(name + "-" + i + ".log"), database.port(), name, Map.of())));
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
    for (Service replica : replicas) {
      replica.start();
    }
    for (Service replica : replicas) {
      ready(replica);
    }
  }

  void ready(Service replica) throws IOException, InterruptedException {
    if (!replica.awaitReady(START)) {
      throw new IllegalStateException("a replica did not become ready:\n" + log(replicas.indexOf(replica)));
    }
  }

  String log(int replica) throws IOException {
    return Files.readString(folder.resolve("replica-" + replica + ".log"));
  }

  List<URI> addresses() {
    return replicas.stream().map(Service::base).toList();
  }

  /** Lets so many players play at these addresses until {@link #rest}. */
  void play(int size, List<URI> addresses) {
    for (int i = 0; i < size; i++) {
      Player player = new Player(i, addresses, scripts, history, Duration.ZERO);
      Thread thread = new Thread(player, "player-" + i);
      thread.setDaemon(true);
      players.add(player);
      threads.add(thread);
      thread.start();
    }
  }

  /** A player, as soon as that one has a game. */
  Player awaitGame(int number) throws InterruptedException {
    Player player = players.get(number);
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
    players.forEach(Player::stop);
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    boolean all = true;
    for (Thread thread : threads) {
      thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
      all &= !thread.isAlive();
    }
    return all;
  }

  /**
   * Everything that is wrong between what the clients saw, the log, and what the replicas tell of it; and what the replicas
   * say of a fault of theirs.
   */
  List<String> faults() throws IOException, InterruptedException {
    List<String> faults = Checker.faults(history, database, NAME);
    for (int i = 0; i < replicas.size(); i++) {
      faults.addAll(Checker.faultsInAnswers(history, replicas.get(i).base()));
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
    players.forEach(Player::stop);
    threads.forEach(Thread::interrupt);
    cleanup.close();
  }
}
