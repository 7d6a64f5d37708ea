package games.arbiter.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Measures reads and accepted actions without and with many long polls that wait for other games,
 * in turns, now the one first and now the other. The first rounds are not counted: until what is
 * done for those who wait has been compiled, it takes time from the others. The polls are begun
 * over ten seconds, so that what each does from time to time while it waits is spread like that of
 * real ones. Started by {@code waits}.
 */
public final class WaitingPolls {

  private static final int READERS_OF_A_GAME = 10;
  private static final double SECONDS_TO_BEGIN = 10;
  private static final long SECONDS_TO_END = 40;
  private static final String NOBODY = "nobody waits";

  private final URI url;
  private final ClientGroup reading;
  private final ClientGroup playing;
  private final int seconds;
  private final ProcessHandle service;

  private WaitingPolls(Arguments arguments) throws IOException {
    int clients = arguments.number("--clients");
    url = arguments.urls().get(0);
    seconds = arguments.number("--seconds");
    service = arguments.service();
    playing =
        ClientGroup.playing(
            clients, RecordedGame.read(arguments.path("--games")), arguments.urls());
    List<LoadClient> readers = new ArrayList<>();
    for (String game : games(clients)) {
      readers.add(new ReadingClient(url, game));
    }
    reading = new ClientGroup(readers);
  }

  public static void main(String[] given) throws Exception {
    Arguments arguments =
        new Arguments(
            Map.of(
                "--clients",
                "32",
                "--seconds",
                "8",
                "--rounds",
                "6",
                "--warmup",
                "60",
                "--warmup-rounds",
                "4",
                "--waiting",
                "2000"),
            given);
    WaitingPolls waits = new WaitingPolls(arguments);
    waits.reading.ask(arguments.number("--warmup"));
    waits.playing.ask(arguments.number("--warmup"));
    for (int round = 0; round < arguments.number("--warmup-rounds"); round++) {
      System.out.println("not counted: round " + (round + 1));
      waits.round(round, arguments.number("--waiting"));
    }
    waits.measure(arguments.number("--rounds"), arguments.number("--waiting"));
  }

  private void measure(int rounds, int polls) throws IOException, InterruptedException {
    double[][] readRatios = new double[4][rounds];
    double[][] actionRatios = new double[4][rounds];
    for (int round = 0; round < rounds; round++) {
      System.out.println("round " + (round + 1));
      Measurement[][] tallies = round(round, polls);
      compare(tallies[0][0], tallies[1][0], readRatios, round);
      compare(tallies[0][1], tallies[1][1], actionRatios, round);
    }
    print("reads", readRatios);
    print("accepted actions", actionRatios);
  }

  /**
   * Reads and accepted actions without those who wait, and with them; every other round the other
   * way about.
   */
  private Measurement[][] round(int number, int polls) throws IOException, InterruptedException {
    Measurement[] without = number % 2 == 0 ? ask(NOBODY) : null;
    Measurement[] with = askBeside(polls);
    return new Measurement[][] {without == null ? ask(NOBODY) : without, with};
  }

  private static void compare(Measurement without, Measurement with, double[][] ratios, int round) {
    ratios[0][round] = with.rate() / without.rate();
    ratios[1][round] = with.wanted.millis(0.5) / without.wanted.millis(0.5);
    ratios[2][round] = with.wanted.millis(0.99) / without.wanted.millis(0.99);
    ratios[3][round] = with.cost / without.cost;
  }

  private static void print(String what, double[][] ratios) {
    System.out.println(what + ", with to without those who wait:");
    System.out.println("  rate " + Latencies.spread(ratios[0], "%.2f"));
    System.out.println("  p50  " + Latencies.spread(ratios[1], "%.2f"));
    System.out.println("  p99  " + Latencies.spread(ratios[2], "%.2f"));
    System.out.println("  processor time " + Latencies.spread(ratios[3], "%.2f"));
  }

  /** Reads and accepted actions, one after the other. */
  private Measurement[] ask(String meanwhile) throws IOException {
    System.out.println("  " + meanwhile);
    return new Measurement[] {
      reading.measure("reads", seconds, service),
      playing.measure("accepted actions", seconds, service)
    };
  }

  private Measurement[] askBeside(int polls) throws IOException, InterruptedException {
    List<LoadConnection> waiting = new ArrayList<>();
    List<String> games = games(polls / READERS_OF_A_GAME);
    try {
      for (int i = 0; i < polls; i++) {
        LoadConnection poll = new LoadConnection(url);
        poll.get(games.get(i % games.size()) + "/events?after=0&wait=30");
        waiting.add(poll);
        TimeUnit.NANOSECONDS.sleep((long) (SECONDS_TO_BEGIN * 1e9 / polls));
      }
      Measurement[] tallies = ask(polls + " wait");
      if (polls() < polls) {
        throw new IOException("only " + polls() + " polls wait");
      }
      return tallies;
    } finally {
      for (LoadConnection poll : waiting) {
        poll.close();
      }
      awaitNobody();
    }
  }

  private void awaitNobody() throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_END);
    while (polls() > 0) {
      if (System.nanoTime() > end) {
        throw new IOException("polls are left of clients that are gone");
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  /** New games, by their paths. */
  private List<String> games(int count) throws IOException {
    List<String> paths = new ArrayList<>();
    try (LoadConnection connection = new LoadConnection(url)) {
      for (int i = 0; i < count; i++) {
        paths.add(connection.createGame());
      }
    }
    return paths;
  }

  /** How many polls wait, as the service says. */
  private int polls() throws IOException {
    try (LoadConnection connection = new LoadConnection(url)) {
      connection.get("/q/metrics");
      return connection
          .await(200)
          .lines()
          .filter(line -> line.startsWith("arbiter_polls_waiting"))
          .mapToInt(line -> (int) Double.parseDouble(line.substring(line.indexOf(' '))))
          .sum();
    }
  }
}
