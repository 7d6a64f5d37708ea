package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.Await;
import games.arbiter.PackagedService;
import games.arbiter.play.HashChain;
import games.arbiter.play.Race;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two packaged services with one database. Players act at the one; at the other wait a stream and a
 * long poll. Whatever happens between the services, every event comes to both, once and in order.
 */
class ReplicasIT {

  private static final long PATIENCE_SECONDS = 20;
  private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+),\"kind\"");

  @TempDir static Path home;

  private static TwoReplicas replicas;
  private static PackagedService one;
  private static PackagedService other;

  @BeforeAll
  static void start() throws IOException {
    replicas = TwoReplicas.start(home);
    one = replicas.one();
    other = replicas.other();
  }

  @AfterAll
  static void stop() throws Exception {
    replicas.stop();
  }

  /** A game that is played at the one service and followed at the other. */
  private static final class Match {
    private final String game = one.create("{\"ruleset\":\"tablut\",\"access\":\"open\"}");
    private final List<Integer> streamed = new CopyOnWriteArrayList<>();
    private final List<Integer> polled = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Void> stream;
    private final CompletableFuture<Void> poll;
    private int version;

    Match() throws Exception {
      stream = other.lines(path("/stream?after=0"), this::streamed);
      poll = CompletableFuture.runAsync(this::poll);
      heardAll();
    }

    private String path(String rest) {
      return "/v1/games/" + game + rest;
    }

    private void streamed(String line) {
      if (line.startsWith("id: ")) {
        streamed.add(Integer.parseInt(line.substring("id: ".length())));
      }
    }

    /** Asks again and again, also when a request fails, until the game is over. */
    private void poll() {
      String page = "";
      while (!page.contains("\"status\":\"finished\"")) {
        int seen = polled.isEmpty() ? 0 : polled.get(polled.size() - 1);
        try {
          HttpResponse<String> answer = other.get(path("/events?wait=30&after=" + seen));
          assertTrue(List.of(200, 503).contains(answer.statusCode()), answer::body);
          page = answer.body();
        } catch (IOException | InterruptedException e) {
          throw new IllegalStateException(e);
        }
        VERSION.matcher(page).results().map(ReplicasIT::number).forEach(polled::add);
      }
    }

    /** An action, sent again until it is answered. */
    private void act(String action) throws Exception {
      String json = "{\"action\":\"%s\",\"version\":%d}".formatted(action, version);
      Await.until(
          () -> "accepted: " + action,
          () -> isAccepted(one.post(path("/actions"), json, Map.of())));
      version++;
    }

    private static boolean isAccepted(HttpResponse<String> answer) {
      assertTrue(List.of(201, 503).contains(answer.statusCode()), answer::body);
      return answer.statusCode() == 201;
    }

    void play(int actions) throws Exception {
      for (int i = 0; i < actions; i++) {
        act(version % 2 == 0 ? "attackers:offer-draw" : "defenders:decline-draw");
      }
    }

    /** Waits until both readers have all events and wait for more. */
    void heardAll() throws Exception {
      Await.until(
          () -> "heard up to version " + version,
          () ->
              streamed.size() >= version
                  && polled.size() >= version
                  && metric("arbiter_streams_open") == 1
                  && metric("arbiter_polls_waiting") == 1);
    }

    /** Ends the game: then the readers have heard of each version, once and in order. */
    void end() throws Exception {
      act("attackers:resign");
      List<Integer> all = IntStream.rangeClosed(1, version).boxed().toList();
      stream.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertEquals(all, streamed, "the stream");
      poll.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertEquals(all, polled, "the long polls");
    }
  }

  private static int number(MatchResult match) {
    return Integer.parseInt(match.group(1));
  }

  private static int metric(String name) throws Exception {
    Matcher value =
        Pattern.compile("(?m)^" + name + "(?:\\{.*})? (\\d+)")
            .matcher(other.get("/q/metrics").body());
    assertTrue(value.find(), name);
    return number(value.toMatchResult());
  }

  @Test
  void everyEventComesWhenTheListeningConnectionIsCut() throws Exception {
    Match match = new Match();
    match.play(3);
    match.heardAll();
    replicas.deafen();
    match.heardAll();
    match.play(3);
    match.heardAll();
    match.end();
  }

  @Test
  void everyEventComesWhenItIsWrittenWhileNobodyListens() throws Exception {
    Match match = new Match();
    for (int round = 0; round < 3; round++) {
      replicas.deafen();
      match.play(2);
      match.heardAll();
    }
    match.end();
  }

  @Test
  void everyEventComesWhenPostgresqlIsRestartedInBetween() throws Exception {
    Match match = new Match();
    match.play(3);
    match.heardAll();
    CompletableFuture<Void> restart = CompletableFuture.runAsync(replicas::restartDatabase);
    while (!restart.isDone()) {
      match.play(1);
    }
    restart.join();
    match.play(3);
    replicas.bothListen();
    match.end();
  }

  @Test
  void ofDifferentActionsAtBothServicesOneIsAcceptedAndTheOthersAreStale() throws Exception {
    String game = "/v1/games/" + one.create("{\"ruleset\":\"tablut\",\"access\":\"open\"}");
    List<String> actions =
        Stream.of("e2-%s2", "e8-%s8")
            .flatMap(move -> Stream.of("abcdfghi".split("")).map(move::formatted))
            .toList();
    List<HttpResponse<String>> answers =
        IntStream.range(0, actions.size())
            .parallel()
            .mapToObj(i -> acted(i % 2 == 0 ? one : other, game, actions.get(i)))
            .toList();
    assertEquals(1, answers.stream().filter(answer -> answer.statusCode() == 201).count());
    answers.stream()
        .filter(answer -> answer.statusCode() != 201)
        .forEach(
            answer -> {
              assertEquals(412, answer.statusCode(), answer::body);
              assertTrue(answer.body().contains("\"currentVersion\":1"), answer::body);
            });
    String events = one.get(game + "/events").body();
    assertEquals(events, other.get(game + "/events").body());
    assertEquals(List.of(0, 1), VERSION.matcher(events).results().map(ReplicasIT::number).toList());
  }

  private static HttpResponse<String> acted(PackagedService service, String game, String action) {
    try {
      return service.post(
          game + "/actions", "{\"action\":\"%s\",\"version\":0}".formatted(action), Map.of());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aGameHasOneRematchWhoeverAsksWhereverAndHoweverOften() throws Exception {
    String id = one.create("{\"ruleset\":\"tablut\",\"access\":\"open\"}");
    assertEquals(201, acted(one, "/v1/games/" + id, "attackers:resign").statusCode());
    List<String> made = Race.run(i -> rematch(i % 2 == 0 ? one : other, id));
    assertEquals(1, Set.copyOf(made).size(), made::toString);
    assertEquals(made.get(0), rematch(other, id));
    assertEquals(1, replicas.query("select count(*) from game where rematch_of = '" + id + "'"));
  }

  /** The id of the rematch that a service answers with. */
  private static String rematch(PackagedService service, String game) {
    try {
      HttpResponse<String> answer = service.post("/v1/games/" + game + "/rematch", "", Map.of());
      assertEquals(201, answer.statusCode(), answer::body);
      Matcher id = Pattern.compile("^\\{\"id\":\"([^\"]+)\"").matcher(answer.body());
      assertTrue(id.find(), answer::body);
      return id.group(1);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A row in the log of which nobody was told: only looking from time to time finds it. */
  @Test
  void anEventComesThoughItsWakeUpIsLost() throws Exception {
    Match match = new Match();
    match.play(1);
    match.heardAll();
    replicas.bothListen();
    String hash = HashChain.next(hash(match), 2, "defenders", "defenders:decline-draw");
    replicas.query(
        """
        insert into game_event
          (bucket, game_id, version, seat, action, accepted_at, hash, key_scope)
        select bucket, game_id, 2, 'defenders', 'defenders:decline-draw', now(), '\\x%s', ''
        from game where game_id = '%s'
        returning version
        """
            .formatted(hash, match.game));
    match.version++;
    match.heardAll();
    match.play(2);
    match.end();
  }

  private static String hash(Match match) throws Exception {
    Matcher hash = Pattern.compile("\"hash\":\"(\\w+)\"").matcher(one.get(match.path("")).body());
    assertTrue(hash.find());
    return hash.group(1);
  }
}
