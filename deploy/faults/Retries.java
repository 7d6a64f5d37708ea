import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Every action is sent one to five times, to both replicas, partly at once; some answers are never read. */
final class Retries {

  private static final int ACTIONS = 2_000;

  private Retries() {}

  static void run(boolean far, Report report) throws Exception {
    Random random = new Random(20261129);
    int sent = 0;
    int acted = 0;
    ExecutorService senders = Executors.newFixedThreadPool(5);
    try (Site site = new Site(2, Map.of())) {
      site.start();
      List<Script> scripts = Script.all(Path.of(System.getProperty("games")));
      for (int game = 0; acted < ACTIONS; game++) {
        Script script = scripts.get(game % scripts.size());
        Api.Table table = Api.Table.of(Api.create(site.addresses().get(game % 2), script.creation()).body());
        site.history.games.put(table.id(), table.hash());
        String seat = table.toMove();
        for (int version = 0; version < script.actions().size() && acted < ACTIONS; version++, acted++) {
          int times = 1 + random.nextInt(5);
          sent += times;
          String key = random.nextBoolean() ? "k" + version : null;
          String action = script.actions().get(version);
          Set<String> bodies =
              send(senders, random, times, site.addresses(), table, seat, action, version, key, report);
          report.expect(bodies.size() == 1, "%d different answers to one request", bodies.size());
          String body = bodies.iterator().next();
          site.history.acknowledged.add(
              new History.Acknowledged(
                  table.id(), version + 1, seat, action, Api.text(body, "hash").orElse("none"), 0, System.nanoTime()));
          seat = Api.text(body, "toMove").orElse(null);
        }
      }
      report.faults(site.faults());
    } finally {
      senders.shutdownNow();
    }
    report.figure("%,d actions sent %,d times, partly at once, partly without reading the answer", acted, sent);
  }

  private static Set<String> send(
      ExecutorService senders, Random random, int times, List<URI> replicas, Api.Table table, String seat,
      String action, int version, String key, Report report) throws Exception {
    String token = table.tokens().get(seat);
    List<Future<HttpResponse<String>>> answers = new ArrayList<>();
    for (int i = 1; i < times; i++) {
      URI replica = replicas.get(random.nextInt(2));
      if (random.nextBoolean()) {
        abandon(replica, table.id(), action, version, token, key);
      } else {
        answers.add(senders.submit(() -> Api.act(replica, table.id(), action, version, token, key)));
      }
    }
    URI replica = replicas.get(random.nextInt(2));
    answers.add(senders.submit(() -> Api.act(replica, table.id(), action, version, token, key)));
    Set<String> bodies = new HashSet<>();
    for (Future<HttpResponse<String>> answer : answers) {
      report.expect(
          answer.get().statusCode() == 201, "%d for %s: %s", answer.get().statusCode(), action, answer.get().body());
      bodies.add(answer.get().body());
    }
    return bodies;
  }

  /** Sends a request and cuts the connection at once. */
  private static void abandon(URI replica, String game, String action, int version, String token, String key)
      throws IOException {
    String body = Api.actBody(action, version);
    String request =
        "POST /v1/games/" + game + "/actions HTTP/1.1\r\nHost: " + replica.getAuthority()
            + "\r\nContent-Type: application/json\r\nAuthorization: Bearer " + token
            + (key == null ? "" : "\r\nIdempotency-Key: " + key)
            + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), replica.getPort())) {
      socket.setSoLinger(true, 0);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(UTF_8));
    }
  }
}
