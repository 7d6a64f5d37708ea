package games.arbiter.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares what the clients saw with the rows in the database, and the rows with the hash chain as
 * the contract describes it. Shares no code with the service.
 */
final class LogChecker {

  private record Row(int version, String seat, String action, String hash) {}

  private static final String EVENTS =
      "select game_id, version, seat, action, encode(hash, 'hex') from game_event order by 1, 2";

  /** How many of the newest games are read from each replica, and how many that lost events. */
  private static final int GAMES_READ = 50;

  /** How many events one answer has. */
  private static final int PAGE = 200;

  private final ClientHistory history;
  private final Map<String, List<Row>> log = new HashMap<>();
  private final Set<String> stored;
  private final Map<String, List<ClientHistory.Acknowledged>> acknowledged = new LinkedHashMap<>();
  private final Set<String> setBack = new LinkedHashSet<>();
  private int lost;

  /** Reads the log, in which nothing must happen any more. */
  LogChecker(ClientHistory history, EventLog database) throws IOException, InterruptedException {
    this.history = history;
    this.stored = Set.copyOf(database.query("select game_id from game"));
    for (String line : database.query(EVENTS)) {
      String[] columns = line.split("\\|");
      log.computeIfAbsent(columns[0], g -> new ArrayList<>())
          .add(new Row(Integer.parseInt(columns[1]), columns[2], columns[3], columns[4]));
    }
    history.acknowledged.forEach(
        a -> acknowledged.computeIfAbsent(a.game(), g -> new ArrayList<>()).add(a));
  }

  /**
   * Everything that is wrong; empty if nothing acknowledged is lost, doubled or altered and every
   * chain holds. What was acknowledged before the log was set back may be lost.
   */
  List<String> faults() {
    List<String> faults = new ArrayList<>(history.faults);
    for (ClientHistory.Created game : history.games.values()) {
      if (!stored.contains(game.id())) {
        setBack.add(game.id());
        if (!history.mayBeLost(game.sent(), game.at())) {
          faults.add("lost: game " + game.id());
        }
      }
      List<Row> rows = log.getOrDefault(game.id(), List.of());
      chain(game.id(), game.hash(), rows, faults);
      compare(game.id(), rows, faults);
    }
    return faults;
  }

  /** How many acknowledged actions were lost with what the log was set back by. */
  int lost() {
    return lost;
  }

  private void compare(String game, List<Row> rows, List<String> faults) {
    int kept = 0;
    for (ClientHistory.Acknowledged a : acknowledged.getOrDefault(game, List.of())) {
      if (rows.contains(new Row(a.version(), a.seat(), a.action(), a.hash()))) {
        kept++;
      } else if (history.mayBeLost(a.sent(), a.at())) {
        lost++;
        setBack.add(game);
      } else {
        faults.add("lost: " + a);
      }
    }
    if (rows.size() != kept) {
      faults.add(game + ": " + kept + " actions acknowledged, " + rows.size() + " in the log");
    }
  }

  /**
   * What a replica tells of games that differs from the log; of games that lost events above all.
   */
  List<String> faultsInAnswers(URI replica) throws IOException, InterruptedException {
    List<String> games = List.copyOf(acknowledged.keySet());
    Set<String> read = new LinkedHashSet<>(setBack.stream().limit(GAMES_READ).toList());
    read.addAll(games.subList(Math.max(0, games.size() - GAMES_READ), games.size()));
    List<String> faults = new ArrayList<>();
    for (String game : read) {
      HttpResponse<String> events = Api.get(replica, "/v1/games/" + game + "/events?after=0");
      List<String> hashes =
          log.getOrDefault(game, List.of()).stream().map(Row::hash).limit(PAGE).toList();
      boolean agrees =
          stored.contains(game)
              ? events.statusCode() == 200 && Api.texts(events.body(), "hash").equals(hashes)
              : events.statusCode() == 404;
      if (!agrees) {
        faults.add(replica + " tells of " + game + ": " + events.body());
      }
    }
    return faults;
  }

  private static void chain(String game, String first, List<Row> rows, List<String> faults) {
    String hash = first;
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      hash = sha256(hash + "\n" + (i + 1) + " " + row.seat() + " " + row.action() + "\n");
      if (row.version() != i + 1) {
        faults.add(game + ": version " + row.version() + " in place of " + (i + 1));
        return;
      }
      if (!row.hash().equals(hash)) {
        faults.add(game + ": the chain breaks at version " + row.version());
        return;
      }
    }
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
