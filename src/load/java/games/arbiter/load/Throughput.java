package games.arbiter.load;

import java.io.IOException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays recorded games over HTTP from many clients at once, and compares the accepted actions a
 * second with another program's transactions a second, in turns, if one is given as {@code
 * --compare}. Started by {@code run}.
 */
public final class Throughput {

  private final Arguments arguments;
  private final ClientGroup clients;

  private Throughput(Arguments arguments) throws IOException {
    this.arguments = arguments;
    this.clients =
        ClientGroup.playing(
            arguments.number("--clients"),
            RecordedGame.read(arguments.path("--games")),
            arguments.urls());
  }

  public static void main(String[] given) throws Exception {
    Map<String, String> defaults =
        Map.of(
            "--clients",
            "32",
            "--seconds",
            "8",
            "--rounds",
            "5",
            "--warmup",
            "90",
            "--other",
            "pgbench");
    new Throughput(new Arguments(defaults, given)).measure();
  }

  private void measure() throws IOException, InterruptedException {
    report("warm-up", arguments.number("--warmup"));
    double[] rates = new double[arguments.number("--rounds")];
    double[] ratios = new double[rates.length];
    String other = arguments.text("--other");
    for (int round = 0; round < rates.length; round++) {
      rates[round] = report("round " + (round + 1), arguments.number("--seconds"));
      if (arguments.has("--compare")) {
        double rate = rate(arguments.text("--compare"));
        ratios[round] = rates[round] / rate;
        System.out.printf("         %s %,.0f/s, ratio %.2f%n", other, rate, ratios[round]);
      }
    }
    System.out.println("accepted actions/s: " + Latencies.spread(rates, "%,.0f"));
    if (arguments.has("--compare")) {
      System.out.println("ratio to " + other + ": " + Latencies.spread(ratios, "%.2f"));
    }
  }

  private double report(String name, double seconds) throws IOException {
    ProcessorTime time = new ProcessorTime(arguments.service());
    Measurement tally = clients.ask(seconds);
    long actions = tally.wanted.count();
    System.out.printf(
        "%-8s %,.0f accepted actions/s (%s), %d games created; processor time an action:"
            + " service %.0f us, client %.0f us%n",
        name,
        tally.rate(),
        tally.wanted,
        tally.created,
        time.ofTheService(actions),
        time.ofTheClient(actions));
    tally.check();
    return tally.rate();
  }

  /** Runs the other program and reads its rate: {@code tps = 1234} or {@code 1234 moves/s}. */
  private static double rate(String command) throws IOException, InterruptedException {
    String output = ShellCommand.output(command);
    Matcher rate = Pattern.compile("tps = ([0-9.]+)|([0-9.]+) moves/s").matcher(output);
    if (!rate.find()) {
      throw new IOException(output);
    }
    return Double.parseDouble(rate.group(1) == null ? rate.group(2) : rate.group(1));
  }
}
