package games.arbiter.load;

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

  private void awaitLeft(int most) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
    while (Integer.parseInt(ShellCommand.output(left)) > most) {
      if (System.nanoTime() > end) {
        throw new IOException(
            "more than " + most + " games are left after " + MINUTES + " minutes");
      }
      TimeUnit.MILLISECONDS.sleep(200);
    }
  }

  @Override
  public void begin() throws IOException, InterruptedException {
    service.post(service.createGame() + "/actions", null, ACTION);
    service.await(201);
    ShellCommand.output(copy);
    awaitLeft(games - 1);
  }

  /** Says how many games were left when the measurement was over, and waits until all are gone. */
  @Override
  public void close() throws IOException, InterruptedException {
    System.out.println("    games left to erase: " + ShellCommand.output(left) + " of " + games);
    awaitLeft(0);
  }
}
