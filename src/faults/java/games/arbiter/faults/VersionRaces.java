package games.arbiter.faults;

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
final class VersionRaces {

  private static final int WRITERS = 32;

  private final TestSystem site;
  private final ExecutorService writers;
  private final Report report;
  private Api.CreatedGame table;
  private int version;
  private String seat;
  private int winners;
  private int stale;

  private VersionRaces(TestSystem site, ExecutorService writers, Report report) {
    this.site = site;
    this.writers = writers;
    this.report = report;
  }

  static void run(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 2, Map.of())) {
      site.start();
      run(site, options.of(300, 1_000), report);
      report.faults(site.faults());
    }
  }

  /** Races on a system that runs. */
  static void run(TestSystem site, int rounds, Report report) throws Exception {
    ExecutorService writers = Executors.newFixedThreadPool(WRITERS);
    try {
      VersionRaces race = new VersionRaces(site, writers, report);
      for (int round = 0; round < rounds; round++) {
        race.round(round);
      }
      report.figure(
          "%d rounds of %d writers on two replicas: %d winners, %d times 412",
          rounds, WRITERS, race.winners, race.stale);
      report.expect(
          race.winners == rounds && race.stale == rounds * (WRITERS - 1), "not one winner a round");
    } finally {
      writers.shutdownNow();
    }
  }

  private void round(int round) throws Exception {
    if (seat == null) {
      table =
          Api.CreatedGame.of(
              Api.create(site.addresses().get(0), "{\"ruleset\":\"tablut\"}").body());
      site.history.created(table, System.nanoTime());
      version = 0;
      seat = table.toMove();
    }
    List<HttpResponse<String>> won = new ArrayList<>();
    for (HttpResponse<String> answer : answers()) {
      switch (answer.statusCode()) {
        case 201 -> won.add(answer);
        case 412 -> stale++;
        default ->
            report.expect(false, "round %d: %d %s", round, answer.statusCode(), answer.body());
      }
    }
    report.expect(won.size() == 1, "round %d has %d winners", round, won.size());
    winners += won.size();
    seat = won.isEmpty() ? null : goOn(won.get(0).body());
  }

  /** Notes who won; the seat that is to move next, null after the end. */
  private String goOn(String body) {
    String action = Api.text(body, "action").orElseThrow();
    site.history.acknowledged(table, version + 1, seat, action, body, 0, System.nanoTime());
    version++;
    return Api.text(body, "toMove").orElse(null);
  }

  /**
   * What all writers got at once; half of them send actions that others send too, with keys of
   * their own.
   */
  private List<HttpResponse<String>> answers() throws Exception {
    List<URI> replicas = site.addresses();
    List<String> legal =
        Api.texts(
                Api.get(replicas.get(version % 2), "/v1/games/" + table.id() + "/legal-actions")
                    .body(),
                "action")
            .stream()
            .filter(action -> !action.contains(":"))
            .toList();
    List<Callable<HttpResponse<String>>> requests = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      String action = legal.get(writer / 2 * 7 % legal.size());
      URI replica = replicas.get(writer % 2);
      String key = "r" + version + "-" + writer;
      requests.add(
          () -> Api.act(replica, table.id(), action, version, table.tokens().get(seat), key));
    }
    List<HttpResponse<String>> answers = new ArrayList<>();
    for (Future<HttpResponse<String>> answer : writers.invokeAll(requests)) {
      answers.add(answer.get());
    }
    return answers;
  }
}
