package games.arbiter.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** The service erases games that it finds to be too old: 100,000 in all rounds together. */
final class ErasingWork implements SideWork.Work {

  private static final int GAMES = 100_000;
  private static final long MINUTES = 10;
  private static final String ACTION = "{\"action\":\"attackers:resign\",\"version\":0}";

  private final String copy;
  private final String left;
  private final int games;
  private final LoadConnection service;

  ErasingWork(Arguments arguments, int rounds) throws IOException {
    games = GAMES / rounds;
    copy = arguments.text("--copy").formatted(games);
    left = arguments.text("--left");
    service = new LoadConnection(arguments.urls().get(0));
  }

  private static String output(String command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder("bash", "-c", command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8).trim();
    if (process.waitFor() != 0) {
      throw new IOException(output);
    }
    return output;
  }

  private void awaitLeft(int most) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
    while (Integer.parseInt(output(left)) > most) {
      if (System.nanoTime() > end) {
        throw new IOException(
            "more than " + most + " games are left after " + MINUTES + " minutes");
      }
      TimeUnit.MILLISECONDS.sleep(200);
    }
  }

  @Override
  public void begin() throws IOException, InterruptedException {
    service.post("/v1/games", null, "{\"ruleset\":\"tablut\",\"access\":\"open\"}");
    String game = LoadConnection.after(service.await(201), "id");
    service.post("/v1/games/" + game + "/actions", null, ACTION);
    service.await(201);
    output(copy);
    awaitLeft(games - 1);
  }

  /** Says how many games were left when the measurement was over, and waits until all are gone. */
  @Override
  public void close() throws IOException, InterruptedException {
    System.out.println("    games left to erase: " + output(left) + " of " + games);
    awaitLeft(0);
  }
}
