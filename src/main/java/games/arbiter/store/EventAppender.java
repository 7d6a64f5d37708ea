package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.play.GameEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * Inserts the entries of many callers with one statement, which is one transaction, with that of
 * games that they end if they end any. A row that is missing from the answer lost its race, and
 * only that row. One hint tells the other services of all the games, if and when the rows are
 * committed.
 */
final class EventAppender implements BatchQueue.Exchange<EventAppender.Append, Boolean> {

  /** Without a target, the conflict is one of version or of key. */
  private static final String INSERT =
      """
      with entered as (
        insert into game_event
            (game_id, version, seat, action, accepted_at, hash, key_scope, idempotency_key)
          select game_id, version, seat, action,
                 timestamptz 'epoch' + accepted_at * interval '1 millisecond',
                 hash, key_scope, idempotency_key
            from unnest(?::uuid[], ?::int4[], ?::text[], ?::text[], ?::int8[], ?::bytea[],
                        ?::text[], ?::text[])
              as a(game_id, version, seat, action, accepted_at, hash, key_scope, idempotency_key)
          on conflict do nothing
          returning game_id, version, key_scope, idempotency_key
      ), told as materialized (
        select pg_notify(?, ?)
      )
      select game_id, version, key_scope, idempotency_key from entered cross join told
      """;

  private static final String END =
      """
      update game
         set finished = true, result_version = e.version, result_rule = e.rule,
             result_winners = e.winners::jsonb, result_decided_by = e.decided_by
        from unnest(?::uuid[], ?::int4[], ?::text[], ?::text[], ?::text[])
          as e(game_id, version, rule, winners, decided_by)
       where game.game_id = e.game_id
      """;

  /** Two services that insert the same rows in different orders would wait for each other. */
  private static final Comparator<Row> ORDER =
      Comparator.comparing((Row row) -> row.append.game).thenComparing(row -> row.append.version());

  /**
   * An entry to append, checked: nothing in it can make a statement fail.
   *
   * @param result how it ends the game, or null
   */
  record Append(UUID game, GameEvent entry, byte[] hash, GameResult result) {

    /**
     * @throws IllegalArgumentException if the entry cannot be stored
     */
    static Append of(GameEvent entry, GameResult result) {
      UUID game = GameIds.of(entry.gameId());
      if (entry.version() < 1) {
        throw new IllegalArgumentException("no version of an entry: " + entry);
      }
      StorableText.check(entry.seat());
      StorableText.check(entry.action());
      StorableText.check(entry.keyScope());
      if (entry.key() != null) {
        StorableText.check(entry.key());
      }
      return new Append(game, entry, HexFormat.of().parseHex(entry.hash()), result);
    }

    int version() {
      return entry.version();
    }
  }

  private final String self;

  /**
   * @param self the name under which hints go out
   */
  EventAppender(String self) {
    this.self = self;
  }

  private record Row(Append append, int place) {}

  @Override
  public List<Boolean> answer(Connection connection, List<Append> appends) throws SQLException {
    boolean mayEnd = appends.stream().anyMatch(append -> append.result != null);
    connection.setAutoCommit(!mayEnd);
    List<Boolean> won = insert(connection, appends);
    if (mayEnd) {
      end(connection, ends(appends, won));
      connection.commit();
    }
    return won;
  }

  private static List<Append> ends(List<Append> appends, List<Boolean> won) {
    List<Append> ends = new ArrayList<>();
    for (int i = 0; i < appends.size(); i++) {
      if (won.get(i) && appends.get(i).result != null) {
        ends.add(appends.get(i));
      }
    }
    return ends;
  }

  /** Inserts without ending a transaction; which of the entries are stored. */
  List<Boolean> insert(Connection connection, List<Append> appends) throws SQLException {
    List<Row> rows = new ArrayList<>(appends.size());
    for (int i = 0; i < appends.size(); i++) {
      rows.add(new Row(appends.get(i), i));
    }
    rows.sort(ORDER);
    return Arrays.asList(insertSorted(connection, rows));
  }

  private Boolean[] insertSorted(Connection connection, List<Row> rows) throws SQLException {
    List<GameEvent> entries = rows.stream().map(row -> row.append.entry).toList();
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      ColumnArrays columns = new ColumnArrays(connection, insert, rows.size());
      columns.uuids(i -> rows.get(i).append.game);
      columns.integers(i -> entries.get(i).version());
      columns.texts(i -> entries.get(i).seat());
      columns.texts(i -> entries.get(i).action());
      columns.longs(i -> entries.get(i).time().toEpochMilli());
      columns.bytes(i -> rows.get(i).append.hash);
      columns.texts(i -> entries.get(i).keyScope());
      columns.texts(i -> entries.get(i).key());
      columns.text(NotificationPayload.CHANNEL);
      columns.text(
          NotificationPayload.of(
              self, rows.stream().map(row -> row.append.game).distinct().toList()));
      try (ResultSet entered = insert.executeQuery()) {
        return winners(entered, rows);
      }
    }
  }

  private static void end(Connection connection, List<Append> ends) throws SQLException {
    if (ends.isEmpty()) {
      return;
    }
    try (PreparedStatement update = connection.prepareStatement(END)) {
      ColumnArrays columns = new ColumnArrays(connection, update, ends.size());
      columns.uuids(i -> ends.get(i).game);
      columns.integers(i -> ends.get(i).version());
      columns.texts(i -> ends.get(i).result.rule());
      columns.texts(i -> StoredJson.write(ends.get(i).result.winners()));
      columns.texts(i -> ends.get(i).result.decidedBy());
      update.executeUpdate();
    }
  }

  /** Rows come back in the order in which they went; of equal ones the first was inserted. */
  private static Boolean[] winners(ResultSet entered, List<Row> rows) throws SQLException {
    Boolean[] won = new Boolean[rows.size()];
    Arrays.fill(won, false);
    int next = 0;
    while (entered.next()) {
      UUID game = entered.getObject(1, UUID.class);
      int version = entered.getInt(2);
      String scope = entered.getString(3);
      String key = entered.getString(4);
      while (next < rows.size()) {
        Row row = rows.get(next++);
        if (row.append.version() == version
            && row.append.game.equals(game)
            && row.append.entry.keyScope().equals(scope)
            && Objects.equals(row.append.entry.key(), key)) {
          won[row.place] = true;
          break;
        }
      }
    }
    return won;
  }
}
