package games.arbiter.load;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Measures reads and accepted actions without and with other work of the service beside them, in
 * turns, now the one first and now the other. Started by {@code beside}.
 */
public final class SideWork {

  /** What the service does beside. */
  interface Work extends AutoCloseable {

    /** Returns when the service is at work. */
    void begin() throws IOException, InterruptedException;

    /** Returns when the service has nothing to do any more. */
    @Override
    void close() throws IOException, InterruptedException;
  }

  private final ClientGroup reading;
  private final ClientGroup playing;
  private final int seconds;
  private final ProcessHandle service;

  private SideWork(Arguments arguments) throws IOException {
    int clients = arguments.number("--clients");
    seconds = arguments.number("--seconds");
    service = arguments.service();
    playing =
        ClientGroup.playing(
            clients, RecordedGame.read(arguments.path("--games")), arguments.urls());
    String game;
    try (LoadConnection connection = new LoadConnection(arguments.urls().get(0))) {
      game = connection.createGame();
    }
    LoadClient[] readers = new LoadClient[clients];
    for (int i = 0; i < clients; i++) {
      readers[i] = new ReadingClient(arguments.urls().get(0), game);
    }
    reading = new ClientGroup(List.of(readers));
  }

  public static void main(String[] given) throws Exception {
    Arguments arguments =
        new Arguments(
            Map.of("--clients", "32", "--seconds", "8", "--rounds", "6", "--warmup", "60"), given);
    int rounds = arguments.number("--rounds");
    Work work =
        arguments.text("--beside").equals("analysis")
            ? new AnalysisWork(arguments)
            : new ErasingWork(arguments, rounds);
    SideWork measurement = new SideWork(arguments);
    measurement.reading.ask(arguments.number("--warmup") / 2.0);
    measurement.playing.ask(arguments.number("--warmup") / 2.0);
    double[] reads = new double[rounds];
    double[] actions = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      System.out.println("round " + (round + 1));
      double[] without = round % 2 == 0 ? measurement.rates("alone") : null;
      double[] with;
      work.begin();
      try (work) {
        with = measurement.rates("beside " + arguments.text("--beside"));
      }
      without = without == null ? measurement.rates("alone") : without;
      reads[round] = with[0] / without[0];
      actions[round] = with[1] / without[1];
    }
    System.out.println("with to without " + arguments.text("--beside") + ":");
    System.out.println("  reads            " + Latencies.spread(reads, "%.2f"));
    System.out.println("  accepted actions " + Latencies.spread(actions, "%.2f"));
  }

  private double[] rates(String when) throws IOException {
    System.out.println("  " + when);
    return new double[] {
      reading.measure("reads", seconds, service).rate(),
      playing.measure("accepted actions", seconds, service).rate()
    };
  }
}
