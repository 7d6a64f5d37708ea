package games.arbiter.faults;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Compares what the clients saw with the rows in the database, and the rows with the hash chain as
 * the contract describes it. Shares no code with the service.
 */
final class LogChecker {

  private record Row(int version, String seat, String action, String hash) {}

  /** So many games are read from each replica. */
  private static final int ANSWERS = 50;

  /** So many events are answered at once. */
  private static final int PAGE = 200;

  private LogChecker() {}

  /**
   * Everything that is wrong; empty if nothing acknowledged is lost, doubled or altered and every
   * chain holds.
   */
  static List<String> faults(ClientHistory history, DatabaseServer database, String name)
      throws IOException, InterruptedException {
    Map<String, List<Row>> log = log(database, name);
    Map<String, List<ClientHistory.Acknowledged>> seen = new HashMap<>();
    history.acknowledged.forEach(
        a -> seen.computeIfAbsent(a.game(), g -> new ArrayList<>()).add(a));
    List<String> faults = new ArrayList<>(history.faults);
    Set<String> stored = Set.copyOf(database.query(name, "select game_id from game"));
    history.games.keySet().stream()
        .filter(g -> !stored.contains(g))
        .forEach(g -> faults.add("lost: game " + g));
    for (String game : history.games.keySet()) {
      List<Row> rows = log.getOrDefault(game, List.of());
      List<ClientHistory.Acknowledged> acknowledged = seen.getOrDefault(game, List.of());
      chain(game, history.games.get(game), rows, faults);
      if (rows.size() != acknowledged.size()) {
        faults.add(
            game
                + ": "
                + acknowledged.size()
                + " actions acknowledged, "
                + rows.size()
                + " in the log");
      }
      for (ClientHistory.Acknowledged a : acknowledged) {
        if (!rows.contains(new Row(a.version(), a.seat(), a.action(), a.hash()))) {
          faults.add("lost: " + a);
        }
      }
    }
    return faults;
  }

  /** What a replica tells of the newest games that differs from what was acknowledged. */
  static List<String> faultsInAnswers(ClientHistory history, URI replica)
      throws IOException, InterruptedException {
    Map<String, Map<Integer, String>> seen = new LinkedHashMap<>();
    history.acknowledged.forEach(
        a -> seen.computeIfAbsent(a.game(), g -> new TreeMap<>()).put(a.version(), a.hash()));
    List<String> games = List.copyOf(seen.keySet());
    List<String> faults = new ArrayList<>();
    for (String game : games.subList(Math.max(0, games.size() - ANSWERS), games.size())) {
      String events = Api.get(replica, "/v1/games/" + game + "/events?after=0").body();
      if (!Api.texts(events, "hash")
          .equals(seen.get(game).values().stream().limit(PAGE).toList())) {
        faults.add(replica + " tells of " + game + ": " + events);
      }
    }
    return faults;
  }

  private static Map<String, List<Row>> log(DatabaseServer database, String name)
      throws IOException, InterruptedException {
    Map<String, List<Row>> log = new HashMap<>();
    for (String line :
        database.query(
            name,
            "select game_id, version, seat, action, encode(hash, 'hex') from game_event order by 1, 2")) {
      String[] columns = line.split("\\|");
      log.computeIfAbsent(columns[0], g -> new ArrayList<>())
          .add(new Row(Integer.parseInt(columns[1]), columns[2], columns[3], columns[4]));
    }
    return log;
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
