import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** 32 writers on one game over two replicas: one of them wins each version. */
final class Race {

  private static final int WRITERS = 32;

  private Race() {}

  static void run(boolean far, Report report) throws Exception {
    int rounds = 300;
    int winners = 0;
    int stale = 0;
    ExecutorService writers = Executors.newFixedThreadPool(WRITERS);
    try (Site site = new Site(2, Map.of())) {
      site.start();
      Api.Table table = null;
      int version = 0;
      String seat = null;
      for (int round = 0; round < rounds; round++) {
        if (seat == null) {
          table = Api.Table.of(Api.create(site.addresses().get(0), "{\"ruleset\":\"tablut\"}").body());
          site.history.games.put(table.id(), table.hash());
          version = 0;
          seat = table.toMove();
        }
        List<HttpResponse<String>> answers = race(writers, site.addresses(), table, seat, version);
        List<HttpResponse<String>> won = answers.stream().filter(a -> a.statusCode() == 201).toList();
        winners += won.size();
        stale += (int) answers.stream().filter(a -> a.statusCode() == 412).count();
        report.expect(won.size() == 1, "round %d has %d winners", round, won.size());
        for (HttpResponse<String> answer : answers) {
          report.expect(
              answer.statusCode() == 201 || answer.statusCode() == 412,
              "round %d: %d %s", round, answer.statusCode(), answer.body());
        }
        if (won.isEmpty()) {
          break;
        }
        String body = won.get(0).body();
        site.history.acknowledged.add(
            new History.Acknowledged(
                table.id(), version + 1, seat, Api.text(body, "action").orElseThrow(),
                Api.text(body, "hash").orElseThrow(), 0, System.nanoTime()));
        version++;
        seat = Api.text(body, "toMove").orElse(null);
      }
      report.faults(site.faults());
    } finally {
      writers.shutdownNow();
    }
    report.figure("%d rounds of %d writers on two replicas: %d winners, %d times 412", rounds, WRITERS, winners, stale);
    report.expect(winners == rounds && stale == rounds * (WRITERS - 1), "not one winner a round");
  }

  /** All writers at once; half of them send actions that others send too, with keys of their own. */
  private static List<HttpResponse<String>> race(
      ExecutorService writers, List<URI> replicas, Api.Table table, String seat, int version) throws Exception {
    List<String> legal =
        Api.texts(
            Api.get(replicas.get(version % 2), "/v1/games/" + table.id() + "/legal-actions").body(), "action")
            .stream()
            .filter(action -> !action.contains(":"))
            .toList();
    List<Callable<HttpResponse<String>>> requests = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      String action = legal.get(writer / 2 * 7 % legal.size());
      URI replica = replicas.get(writer % 2);
      String key = "r" + version + "-" + writer;
      requests.add(() -> Api.act(replica, table.id(), action, version, table.tokens().get(seat), key));
    }
    List<HttpResponse<String>> answers = new ArrayList<>();
    for (Future<HttpResponse<String>> answer : writers.invokeAll(requests)) {
      answers.add(answer.get());
    }
    return answers;
  }
}
