import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/**
 * Plays recorded games over HTTP from many clients at once, on one thread and a selector, and
 * compares the accepted actions a second with another program's transactions a second, in turns.
 *
 * <p>Started by {@code run}; needs nothing but the JDK: {@code java Load.java --url http://127.0.0.1:8080}.
 */
public final class Load {

  /** One recorded game: who begins (null where the ruleset leaves no choice) and what is played. */
  record Script(String ruleset, String firstSeat, List<String> actions) {
    private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");

    static Script parse(String line) {
      Matcher first = Pattern.compile("\"firstSeat\":\"([^\"]*)\"").matcher(line);
      String actions = group("\"actions\":\\[([^]]*)]", line);
      return new Script(
          group("\"ruleset\":\"([^\"]*)\"", line),
          first.find() ? first.group(1) : null,
          STRING.matcher(actions).results().map(r -> r.group(1)).toList());
    }

    private static String group(String pattern, String line) {
      Matcher matcher = Pattern.compile(pattern).matcher(line);
      if (!matcher.find()) {
        throw new IllegalArgumentException("no " + pattern + " in a recorded game");
      }
      return matcher.group(1);
    }

    String creation() {
      String seat = firstSeat == null ? "" : ",\"firstSeat\":\"" + firstSeat + "\"";
      return "{\"ruleset\":\"" + ruleset + "\"" + seat + "}";
    }
  }

  /** What was counted and measured; the first {@code used} latencies are in nanoseconds. */
  static final class Tally {
    long created;
    long accepted;
    final Map<String, Long> others = new TreeMap<>();
    private long[] latencies = new long[1 << 16];
    private int used;

    void answer(int status, boolean creation, long nanos, String body) {
      if (status != 201) {
        others.merge(status + " " + body, 1L, Long::sum);
      } else if (creation) {
        created++;
      } else {
        accepted++;
        if (used == latencies.length) {
          latencies = Arrays.copyOf(latencies, 2 * used);
        }
        latencies[used++] = nanos;
      }
    }

    double millis(double quantile) {
      Arrays.sort(latencies, 0, used);
      return used == 0 ? Double.NaN : latencies[(int) (quantile * (used - 1))] / 1e6;
    }
  }

  /** One client: one kept connection, one request on its way, its own games one after the other. */
  static final class Client {
    private static final Pattern SEAT_TOKEN =
        Pattern.compile("\\{\"seat\":\"([^\"]*)\",\"token\":\"([^\"]*)\"}");
    private final List<Script> scripts;
    private final String prefix;
    private final String host;
    private final ByteBuffer in = ByteBuffer.allocate(1 << 17);
    private final Map<String, String> tokens = new HashMap<>();
    private SocketChannel channel;
    private int next;
    private Script script;
    private String id;
    private String toMove;
    private int version = -1;
    private long sentAt;

    Client(int number, List<Script> scripts, URI url) {
      this.next = number;
      this.scripts = scripts;
      this.prefix = url.getPath().replaceAll("/$", "") + "/v1/games";
      this.host = url.getAuthority();
    }

    void connect(Selector selector, InetSocketAddress address) throws IOException {
      channel = SocketChannel.open(address);
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      channel.configureBlocking(false);
      channel.register(selector, SelectionKey.OP_READ, this);
    }

    void send() throws IOException {
      boolean creation = version < 0;
      if (creation) {
        script = scripts.get(next++ % scripts.size());
      }
      String body =
          creation
              ? script.creation()
              : "{\"action\":\"" + script.actions().get(version) + "\",\"version\":" + version + "}";
      String request =
          "POST " + prefix + (creation ? "" : "/" + id + "/actions") + " HTTP/1.1\r\nHost: " + host
              + (creation ? "" : "\r\nAuthorization: Bearer " + tokens.get(toMove))
              + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length()
              + "\r\n\r\n" + body;
      sentAt = System.nanoTime();
      ByteBuffer out = ByteBuffer.wrap(request.getBytes(ISO_8859_1));
      while (out.hasRemaining()) {
        channel.write(out);
      }
    }

    /** Takes in what has come; true if that completed the answer. */
    boolean receive(Tally tally) throws IOException {
      if (channel.read(in) < 0) {
        throw new IOException("the service closed a connection");
      }
      String text = new String(in.array(), 0, in.position(), ISO_8859_1);
      int headEnd = text.indexOf("\r\n\r\n");
      if (headEnd < 0) {
        return false;
      }
      int length = contentLength(text, headEnd);
      if (in.position() < headEnd + 4 + length) {
        return false;
      }
      in.clear();
      answer(Integer.parseInt(text, 9, 12, 10), text.substring(headEnd + 4), tally);
      return true;
    }

    private static int contentLength(String text, int headEnd) {
      String name = "content-length: ";
      int start = 0;
      while (!text.regionMatches(true, start, name, 0, name.length())) {
        start = text.indexOf('\n', start) + 1;
        if (start == 0 || start > headEnd) {
          throw new UncheckedIOException(new IOException("an answer without Content-Length"));
        }
      }
      return Integer.parseInt(text, start + name.length(), text.indexOf('\r', start), 10);
    }

    private void answer(int status, String body, Tally tally) {
      boolean creation = version < 0;
      tally.answer(status, creation, System.nanoTime() - sentAt, body);
      if (status != 201) {
        version = -1; // on to another game
        return;
      }
      if (creation) {
        id = after(body, "\"id\":\"");
        tokens.clear();
        SEAT_TOKEN.matcher(body).results().forEach(r -> tokens.put(r.group(1), r.group(2)));
      }
      version++;
      toMove = after(body, "\"toMove\":\"");
      if (version == script.actions().size()) {
        version = -1;
      }
    }

    private static String after(String body, String name) {
      int start = body.indexOf(name);
      return start < 0 ? null : body.substring(start + name.length(), body.indexOf('"', start + name.length()));
    }
  }

  /** The clients of one run; they are kept, and so are their games, from round to round. */
  static final class Crowd {
    private final Selector selector = Selector.open();
    private final List<Client> clients = new ArrayList<>();

    Crowd(int size, List<Script> scripts, URI url) throws IOException {
      InetSocketAddress address = new InetSocketAddress(url.getHost(), url.getPort());
      for (int number = 0; number < size; number++) {
        Client client = new Client(number, scripts, url);
        client.connect(selector, address);
        clients.add(client);
      }
    }

    /** Plays for so long and then waits for the answers that are still on their way. */
    Tally play(double seconds) throws IOException {
      Tally tally = new Tally();
      long end = System.nanoTime() + (long) (seconds * 1e9);
      int open = clients.size();
      for (Client client : clients) {
        client.send();
      }
      while (open > 0) {
        selector.select(10_000);
        if (selector.selectedKeys().isEmpty()) {
          throw new IOException("no answer for 10 s");
        }
        for (SelectionKey key : selector.selectedKeys()) {
          Client client = (Client) key.attachment();
          if (client.receive(tally)) {
            if (System.nanoTime() < end) {
              client.send();
            } else {
              open--;
            }
          }
        }
        selector.selectedKeys().clear();
      }
      return tally;
    }
  }

  public static void main(String[] arguments) throws Exception {
    Map<String, String> options = new HashMap<>(Map.of(
        "--url", "http://127.0.0.1:8080", "--clients", "32", "--seconds", "8", "--rounds", "5",
        "--warmup", "15", "--service", "0", "--games", "src/test/resources/conformance/talat/games.jsonl"));
    for (int i = 0; i + 1 < arguments.length; i += 2) {
      options.put(arguments[i], arguments[i + 1]);
    }
    List<Script> scripts;
    try (Stream<String> lines = Files.lines(Path.of(options.get("--games")))) {
      scripts = lines.map(Script::parse).toList();
    }
    int rounds = Integer.parseInt(options.get("--rounds"));
    double seconds = Double.parseDouble(options.get("--seconds"));
    Crowd crowd = new Crowd(
        Integer.parseInt(options.get("--clients")), scripts, URI.create(options.get("--url")));
    ProcessHandle service =
        ProcessHandle.of(Long.parseLong(options.get("--service"))).orElse(ProcessHandle.current());
    if (report("warm-up", crowd, Double.parseDouble(options.get("--warmup")), service) == 0) {
      System.exit(1);
    }
    double[] ratios = new double[rounds];
    double[] rates = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      rates[round] = report("round " + (round + 1), crowd, seconds, service);
      if (options.containsKey("--compare")) {
        double other = transactions(options.get("--compare"));
        ratios[round] = rates[round] / other;
        System.out.printf("         pgbench %,.0f transactions/s, ratio %.2f%n", other, ratios[round]);
      }
    }
    System.out.println("accepted actions/s: " + spread(rates, "%,.0f"));
    if (options.containsKey("--compare")) {
      System.out.println("ratio to pgbench:   " + spread(ratios, "%.2f"));
    }
  }

  /** Processor time that a process has used up to now, in microseconds. */
  private static double micros(ProcessHandle process) {
    return process.info().totalCpuDuration().orElseThrow().toNanos() / 1e3;
  }

  private static double report(String name, Crowd crowd, double seconds, ProcessHandle service) throws IOException {
    double client = micros(ProcessHandle.current());
    double served = micros(service);
    long start = System.nanoTime();
    Tally tally = crowd.play(seconds);
    double took = (System.nanoTime() - start) / 1e9;
    double actions = Math.max(1, tally.accepted);
    System.out.printf(
        "%-8s %,.0f accepted actions/s (p50 %.1f ms, p99 %.1f ms), %d games created; processor time an action:"
            + " service %.0f us, client %.0f us%n",
        name, tally.accepted / took, tally.millis(0.5), tally.millis(0.99), tally.created,
        (micros(service) - served) / actions, (micros(ProcessHandle.current()) - client) / actions);
    tally.others.entrySet().stream()
        .limit(3)
        .forEach(e -> System.out.println("  not accepted, " + e.getValue() + " times: " + e.getKey()));
    return tally.accepted / took;
  }

  /** Runs pgbench and reads its rate. */
  private static double transactions(String command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder("bash", "-c", command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), ISO_8859_1);
    Matcher tps = Pattern.compile("tps = ([0-9.]+)").matcher(output);
    if (process.waitFor() != 0 || !tps.find()) {
      throw new IOException(output);
    }
    return Double.parseDouble(tps.group(1));
  }

  private static String spread(double[] values, String format) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return String.format(
        "median " + format + " (" + format + " to " + format + ", %d rounds)",
        sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1], sorted.length);
  }
}
