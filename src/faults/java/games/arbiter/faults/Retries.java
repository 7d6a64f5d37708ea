package games.arbiter.faults;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.arbiter.load.RecordedGame;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Every action is sent one to five times, to both replicas, partly at once; some answers are never
 * read.
 */
final class Retries {

  private static final int MOST = 5;
  private static final int PATIENCE_MILLIS = 10_000;

  private final Random random = new Random(20261129);
  private final ExecutorService senders = Executors.newFixedThreadPool(MOST);
  private final TestSystem site;
  private final Report report;
  private int acted;
  private int sent;
  private int cut;
  private int repeated;

  private record Request(String game, String action, int version, String token, String key) {}

  private Retries(TestSystem site, Report report) {
    this.site = site;
    this.report = report;
  }

  static void run(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      site.start();
      run(site, options.of(2_000, 10_000), report);
      report.faults(site.faults());
    }
  }

  /** Sends actions again and again to a system that runs. */
  static void run(TestSystem site, int actions, Report report) throws Exception {
    Retries retries = new Retries(site, report);
    try {
      retries.play(actions);
    } finally {
      retries.senders.shutdownNow();
    }
    report.figure(
        "%,d actions sent %,d times, partly at once; %,d answers cut at their first byte; %,d actions whose first answer"
            + " nobody read",
        retries.acted, retries.sent, retries.cut, retries.repeated);
    report.expect(retries.cut > 0 && retries.repeated > 0, "no answer was lost");
  }

  private void play(int actions) throws Exception {
    List<RecordedGame> scripts = site.games();
    for (int game = 0; acted < actions; game++) {
      play(scripts.get(game % scripts.size()), site.addresses().get(game % 2), actions);
    }
  }

  private void play(RecordedGame script, URI replica, int most) throws Exception {
    Api.CreatedGame table = Api.CreatedGame.of(Api.create(replica, script.creation()).body());
    site.history.created(table, System.nanoTime());
    String seat = table.toMove();
    for (int version = 0; version < script.actions().size() && acted < most; version++, acted++) {
      String key = random.nextBoolean() ? "k" + version : null;
      String action = script.actions().get(version);
      Set<String> bodies =
          send(new Request(table.id(), action, version, table.tokens().get(seat), key));
      report.expect(bodies.size() == 1, "%d different answers to one request", bodies.size());
      String body = bodies.iterator().next();
      site.history.acknowledged(table, version + 1, seat, action, body, 0, System.nanoTime());
      seat = Api.text(body, "toMove").orElse(null);
    }
  }

  /** Sends a request one to five times; the answers that were read. */
  private Set<String> send(Request request) throws Exception {
    int times = 1 + random.nextInt(MOST);
    sent += times;
    List<Future<HttpResponse<String>>> answers = new ArrayList<>();
    for (int i = 1; i <= times; i++) {
      URI replica = site.addresses().get(random.nextInt(2));
      if (i < times && random.nextBoolean()) {
        abandon(replica, request);
      } else {
        answers.add(
            senders.submit(
                () ->
                    Api.act(
                        replica,
                        request.game,
                        request.action,
                        request.version,
                        request.token,
                        request.key)));
      }
    }
    return bodies(answers, request);
  }

  private Set<String> bodies(List<Future<HttpResponse<String>>> answers, Request request)
      throws Exception {
    Set<String> bodies = new HashSet<>();
    boolean replayed = true;
    for (Future<HttpResponse<String>> future : answers) {
      HttpResponse<String> answer = future.get();
      report.expect(
          answer.statusCode() == 201, "%d for %s: %s", answer.statusCode(), request, answer.body());
      bodies.add(answer.body());
      replayed &= answer.headers().firstValue("Idempotency-Replayed").isPresent();
    }
    repeated += replayed ? 1 : 0;
    return bodies;
  }

  /** Sends a request and cuts the connection, at once or at the first byte of the answer. */
  private void abandon(URI replica, Request request) throws IOException {
    String body = Api.actBody(request.action, request.version);
    String message =
        "POST /v1/games/"
            + request.game
            + "/actions HTTP/1.1\r\nHost: "
            + replica.getAuthority()
            + "\r\nContent-Type: application/json\r\nAuthorization: Bearer "
            + request.token
            + (request.key == null ? "" : "\r\nIdempotency-Key: " + request.key)
            + "\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body;
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), replica.getPort())) {
      socket.setSoLinger(true, 0);
      OutputStream out = socket.getOutputStream();
      out.write(message.getBytes(UTF_8));
      if (random.nextBoolean()) {
        socket.setSoTimeout(PATIENCE_MILLIS);
        cut += socket.getInputStream().read() < 0 ? 0 : 1;
      }
    }
  }
}
