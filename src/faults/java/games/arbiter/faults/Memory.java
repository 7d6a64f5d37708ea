package games.arbiter.faults;

import games.arbiter.Http;
import games.arbiter.load.RecordedGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Plays at a steady rate against a service that runs already, with streams that come and go, and
 * watches the memory of its process, which must come to a plateau: {@code Memory URL PID MINUTES}.
 * Started by {@code deploy/image/try.sh}.
 */
final class Memory {

  private static final int PLAYERS = 50;
  private static final Duration PAUSE = Duration.ofMillis(95);
  private static final int STREAMS = 200;
  private static final int SECONDS_TO_BEGIN = 5;
  private static final int SECONDS_BETWEEN_LOOKS = 10;
  private static final double MOST_GROWTH = 1.05;

  private final URI service;
  private final Path status;
  private final ClientHistory history = new ClientHistory();
  private final List<RetryingPlayer> players = new ArrayList<>();
  private final AtomicInteger streams = new AtomicInteger();
  private int actedBefore;

  private Memory(URI service, long process) {
    this.service = service;
    this.status = Path.of("/proc", Long.toString(process), "status");
  }

  public static void main(String[] arguments) throws Exception {
    Memory memory = new Memory(URI.create(arguments[0]), Long.parseLong(arguments[1]));
    System.exit(memory.watch(Integer.parseInt(arguments[2])) ? 0 : 1);
  }

  private boolean watch(int minutes) throws Exception {
    List<RecordedGame> scripts = TestSystem.recordedGames(service);
    for (int i = 0; i < PLAYERS; i++) {
      RetryingPlayer player = new RetryingPlayer(i, List.of(service), scripts, history, PAUSE);
      players.add(player);
      daemon(player);
    }
    TimeUnit.SECONDS.sleep(SECONDS_TO_BEGIN);
    if (players.stream().anyMatch(player -> player.game() == null)) {
      throw new IllegalStateException("a player has no game after " + SECONDS_TO_BEGIN + " s");
    }
    for (int i = 0; i < STREAMS; i++) {
      Random random = new Random(i);
      daemon(() -> visit(random));
    }
    List<Long> resident = new ArrayList<>();
    for (int second = 0; second <= 60 * minutes; second += SECONDS_BETWEEN_LOOKS) {
      expectProgress();
      resident.add(resident());
      System.out.printf(
          "%5d s %4d MiB, %,d actions%n",
          second, resident.get(resident.size() - 1), history.acknowledged.size());
      TimeUnit.SECONDS.sleep(SECONDS_BETWEEN_LOOKS);
    }
    return conclude(resident);
  }

  /** A service that does nothing needs no memory. */
  private void expectProgress() {
    int acted = history.acknowledged.size();
    if (acted == actedBefore) {
      history.faults.add("no action was accepted since the last look");
    }
    actedBefore = acted;
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
  }

  /** Follows one game after the other, each for some seconds. */
  private void visit(Random random) {
    while (true) {
      String path = "/v1/games/" + players.get(random.nextInt(PLAYERS)).game() + "/stream";
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1_000 + random.nextInt(20_000));
      try {
        HttpRequest request = HttpRequest.newBuilder(URI.create(service + path)).build();
        HttpResponse<InputStream> stream = Http.CLIENT.send(request, BodyHandlers.ofInputStream());
        if (stream.statusCode() == 200) {
          streams.incrementAndGet();
        } else {
          history.faults.add("a stream answers " + stream.statusCode());
        }
        try (BufferedReader lines =
            new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
          while (System.nanoTime() < end && lines.readLine() != null) {
            // read on
          }
        }
        TimeUnit.MILLISECONDS.sleep(100);
      } catch (IOException e) {
        history.faults.add("a stream broke: " + e);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** The resident set of the process in MiB. */
  private long resident() throws IOException {
    String line =
        Files.readAllLines(status).stream()
            .filter(l -> l.startsWith("VmRSS"))
            .findFirst()
            .orElseThrow();
    return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024;
  }

  private boolean conclude(List<Long> resident) {
    int third = resident.size() / 3;
    long middle = most(resident.subList(third, 2 * third));
    long last = most(resident.subList(2 * third, resident.size()));
    System.out.printf(
        Locale.ROOT,
        "%,d actions acknowledged, %,d streams; largest resident set by thirds of the time: %d, %d, %d MiB%n",
        history.acknowledged.size(),
        streams.get(),
        most(resident.subList(0, third)),
        middle,
        last);
    System.out.println("answers: " + history.answers());
    history.faults.stream().limit(10).forEach(f -> System.out.println("fault: " + f));
    return last <= MOST_GROWTH * middle && history.faults.isEmpty();
  }

  private static long most(List<Long> values) {
    return values.stream().mapToLong(v -> v).max().orElseThrow();
  }
}
