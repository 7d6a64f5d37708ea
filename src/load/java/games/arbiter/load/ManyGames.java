package games.arbiter.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Creates games of which copies are made, and measures lists of games: how long each filter's first
 * and hundredth page take. Started by {@code many}.
 */
public final class ManyGames {

  private static final int EVENTS = 12;
  private static final int PAGES = 100;
  private static final int REQUESTS = 21;

  private final LoadConnection service;

  private ManyGames(URI url) throws IOException {
    service = new LoadConnection(url);
  }

  /** {@code --do create}, or {@code --do list}. */
  public static void main(String[] given) throws Exception {
    Arguments arguments = new Arguments(Map.of("--do", "list"), given);
    ManyGames games = new ManyGames(arguments.urls().get(0));
    Map<String, RecordedGame> recorded =
        firstOfEachRuleset(Path.of("src/test/resources/conformance"));
    recorded.keySet().retainAll(games.rulesets());
    if (arguments.text("--do").equals("create")) {
      for (RecordedGame game : recorded.values()) {
        games.create(game, false);
        games.create(game, true);
      }
    } else {
      games.list(recorded.keySet());
    }
  }

  private static Map<String, RecordedGame> firstOfEachRuleset(Path folder) throws IOException {
    Map<String, RecordedGame> first = new LinkedHashMap<>();
    RecordedGame.read(folder).forEach(game -> first.putIfAbsent(game.ruleset(), game));
    return first;
  }

  private Set<String> rulesets() throws IOException {
    service.get("/v1/rulesets");
    return Set.of(
        service.await(200).replaceAll("\"ruleset\":\"([^\"]*)\"|.", "$1 ").trim().split(" +"));
  }

  /** An open, listed game with {@link #EVENTS} events, of which the last may end it. */
  private void create(RecordedGame recorded, boolean finished) throws IOException {
    String creation = recorded.creation();
    service.post(
        "/v1/games",
        null,
        creation.substring(0, creation.length() - 1) + ",\"access\":\"open\",\"listed\":true}");
    String body = service.await(201);
    String path = "/v1/games/" + LoadConnection.after(body, "id") + "/actions";
    String seat = LoadConnection.after(body, "toMove");
    List<String> actions =
        new ArrayList<>(recorded.actions().subList(0, EVENTS - (finished ? 1 : 0)));
    if (finished) {
      actions.add(seat + ":resign");
    }
    for (int version = 0; version < actions.size(); version++) {
      service.post(
          path,
          null,
          "{\"action\":\"%s\",\"version\":%s}".formatted(actions.get(version), version));
      service.await(201);
    }
  }

  private void list(Set<String> rulesets) throws IOException {
    List<String> filters = new ArrayList<>();
    for (String finished : List.of("", "&finished=false", "&finished=true")) {
      filters.add(finished);
      rulesets.forEach(ruleset -> filters.add("&ruleset=" + ruleset + finished));
    }
    System.out.println(
        "list of games: median of " + REQUESTS + " requests, first and hundredth page");
    for (String filter : filters) {
      String page = "/v1/games?limit=50" + filter;
      double first = millis(page);
      System.out.printf("  %-40s %5.1f ms %5.1f ms%n", page, first, millis(hundredth(page)));
    }
  }

  private String hundredth(String first) throws IOException {
    String page = first;
    for (int number = 1; number < PAGES; number++) {
      service.get(page);
      String next = LoadConnection.after(service.await(200), "next");
      if (next == null) {
        return page;
      }
      page = first + "&cursor=" + next;
    }
    return page;
  }

  private double millis(String page) throws IOException {
    Latencies latencies = new Latencies();
    for (int request = 0; request < REQUESTS; request++) {
      long sent = System.nanoTime();
      service.get(page);
      service.await(200);
      latencies.add(System.nanoTime() - sent);
    }
    return latencies.millis(0.5);
  }
}
