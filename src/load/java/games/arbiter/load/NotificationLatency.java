package games.arbiter.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures how long an action sent to one service takes to reach readers who wait at another, a
 * long poll and a stream, from the sending of the request to the arrival of the event: quiet, and
 * while others play at both services. Started by {@code wakes}.
 */
public final class NotificationLatency {

  private static final long PATIENCE_SECONDS = 20;

  private final Random random = new Random(1);
  private final URI one;
  private final URI other;
  private final String game;
  private final BlockingQueue<Long> polled = new LinkedBlockingQueue<>();
  private final BlockingQueue<Long> streamed = new LinkedBlockingQueue<>();
  private int version;

  private NotificationLatency(URI one, URI other) throws IOException {
    this.one = one;
    this.other = other;
    try (LoadConnection connection = new LoadConnection(one)) {
      game = connection.createGame();
    }
    daemon(this::poll);
    daemon(this::stream);
  }

  /** Something that reads until the process ends. */
  private interface Reading {
    void run() throws IOException;
  }

  private static void daemon(Reading reading) {
    Thread thread =
        new Thread(
            () -> {
              try {
                reading.run();
              } catch (IOException e) {
                e.printStackTrace();
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  public static void main(String[] given) throws Exception {
    Arguments arguments =
        new Arguments(
            Map.of("--clients", "16", "--actions", "500", "--rounds", "3", "--warmup", "10"),
            given);
    List<URI> urls = arguments.urls();
    NotificationLatency wakes = new NotificationLatency(urls.get(0), urls.get(1));
    ClientGroup crowd =
        ClientGroup.playing(
            arguments.number("--clients"), RecordedGame.read(arguments.path("--games")), urls);
    crowd.ask(arguments.number("--warmup"));
    wakes.act(100);
    for (int round = 1; round <= arguments.number("--rounds"); round++) {
      System.out.println("round " + round);
      System.out.println("  quiet      " + wakes.act(arguments.number("--actions")));
      wakes.beside(crowd, arguments.number("--actions"));
    }
  }

  private void beside(ClientGroup crowd, int actions) throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    ExecutorService others = Executors.newSingleThreadExecutor();
    try {
      Future<Double> rate = others.submit(() -> played(crowd, over));
      String measured = act(actions);
      over.set(true);
      System.out.printf("  beside %,.0f accepted actions/s of others%n", rate.get());
      System.out.println("  under load " + measured);
    } finally {
      over.set(true);
      others.shutdown();
    }
  }

  /** Lets the others play until it is over; their accepted actions a second. */
  private static double played(ClientGroup crowd, AtomicBoolean over) throws IOException {
    double rate = 0;
    int parts = 0;
    for (; !over.get(); parts++) {
      Measurement tally = crowd.ask(1);
      tally.check();
      rate += tally.rate();
    }
    return rate / parts;
  }

  /** Acts so many times, each time when both readers have heard of the last and wait again. */
  private String act(int actions) throws IOException, InterruptedException {
    Latencies poll = new Latencies();
    Latencies stream = new Latencies();
    try (LoadConnection connection = new LoadConnection(one)) {
      for (int i = 0; i < actions; i++) {
        TimeUnit.MICROSECONDS.sleep(10_000 + random.nextInt(20_000));
        String action = version % 2 == 0 ? "attackers:offer-draw" : "defenders:decline-draw";
        String json = "{\"action\":\"" + action + "\",\"version\":" + version + "}";
        long sent = System.nanoTime();
        connection.post(game + "/actions", null, json);
        connection.await(201);
        version++;
        poll.add(heard(polled) - sent);
        stream.add(heard(streamed) - sent);
      }
    }
    return "long poll " + poll + "; stream " + stream;
  }

  private static long heard(BlockingQueue<Long> reader) throws InterruptedException {
    Long at = reader.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (at == null) {
      throw new IllegalStateException("nothing was heard for " + PATIENCE_SECONDS + " s");
    }
    return at;
  }

  private void poll() throws IOException {
    try (LoadConnection connection = new LoadConnection(other)) {
      for (int seen = 0; ; ) {
        connection.get(game + "/events?wait=30&after=" + seen);
        if (!connection.await(200).contains("\"items\":[]")) {
          polled.add(System.nanoTime());
          seen++;
        }
      }
    }
  }

  private void stream() throws IOException {
    try (Socket socket = new Socket(other.getHost(), other.getPort())) {
      socket.setTcpNoDelay(true);
      String request =
          "GET " + game + "/stream?after=0 HTTP/1.1\r\nHost: " + other.getAuthority() + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(UTF_8));
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("data: ")) {
          streamed.add(System.nanoTime());
        }
      }
    }
  }
}
