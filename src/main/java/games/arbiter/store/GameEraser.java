package games.arbiter.store;

import games.arbiter.play.GameIds;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Erases games of one bucket in two steps, so that no event of an erased game is left. The first
 * step appends a mark as the next event, which takes the version that an action under way needs,
 * and deletes the game. From then on no replica finds the game. The second step deletes the events
 * when every statement that did not see the mark has timed out.
 */
final class GameEraser {

  private static final String FIND =
      """
      select g.game_id, coalesce(head.version, 0),
             coalesce(head.accepted_at, g.created_at)
               < now() - case when g.finished then ?::int8 else ?::int8 end * interval '1 millisecond'
        from game g
        left join lateral (
               select e.version, e.accepted_at from game_event e
                where e.bucket = {bucket} and e.game_id = g.game_id
                order by e.version desc
                limit 1
             ) head on true
       where g.bucket = {bucket} and g.game_id > ?
       order by g.game_id
       limit ?
      """;

  private static final String DELETE_GAMES =
      "delete from game where bucket = {bucket} and game_id = any (?)";
  private static final String FIND_MARKED =
      """
      select game_id from erased_game
       where bucket = {bucket} and erased_at < now() - ? * interval '1 millisecond' limit ?
      """;
  private static final String DELETE_EVENTS =
      "delete from game_event where bucket = {bucket} and game_id = any (?)";
  private static final String DELETE_MARKED =
      "delete from erased_game where bucket = {bucket} and game_id = any (?)";
  private static final String NOTIFY = "select pg_notify(?, ?)";

  /** No store has this name, so that all are woken. */
  private static final String SENDER = "eraser";

  private static final UUID FIRST = new UUID(0, 0);

  private final Duration keepFinished;
  private final Duration keepUnfinished;
  private final RowInsert marks;
  private final RowInsert erased;

  /**
   * @param keepFinished how long after the last event; null for ever
   * @param keepUnfinished likewise
   */
  GameEraser(Duration keepFinished, Duration keepUnfinished, boolean distributed) {
    this.keepFinished = keepFinished;
    this.keepUnfinished = keepUnfinished;
    this.marks =
        new RowInsert(
            "game_event",
            distributed,
            RowInsert.Column.of("bucket", "int2"),
            RowInsert.Column.of("game_id", "uuid"),
            RowInsert.Column.of("version", "int4"),
            new RowInsert.Column("seat", "text", "$"),
            new RowInsert.Column("action", "text", "$"),
            RowInsert.Column.time("accepted_at"),
            RowInsert.Column.of("hash", "bytea"),
            RowInsert.Column.of("key_scope", "text"));
    this.erased =
        new RowInsert(
            "erased_game",
            distributed,
            RowInsert.Column.of("bucket", "int2"),
            RowInsert.Column.of("game_id", "uuid"),
            RowInsert.Column.time("erased_at"));
  }

  /** Whether any game ever becomes old enough. */
  boolean hasLimits() {
    return keepFinished != null || keepUnfinished != null;
  }

  /** A game that is old enough, and the version of its last event. */
  private record Old(UUID game, int version) {}

  /**
   * What one look at a page of games found and did.
   *
   * @param last the last game of the page; null at the end of the bucket
   */
  record Page(UUID last, int erased) {}

  static UUID beforeFirst() {
    return FIRST;
  }

  /** Looks at a page of games after one and takes the first step for those that are old. */
  Page mark(Connection connection, short bucket, UUID after, int limit) throws SQLException {
    connection.setAutoCommit(false);
    List<Old> old = new ArrayList<>();
    UUID last = null;
    try (PreparedStatement find = connection.prepareStatement(at(FIND, bucket))) {
      find.setObject(1, millis(keepFinished));
      find.setObject(2, millis(keepUnfinished));
      find.setObject(3, after);
      find.setInt(4, limit);
      try (ResultSet rows = find.executeQuery()) {
        while (rows.next()) {
          last = rows.getObject(1, UUID.class);
          if (rows.getBoolean(3)) {
            old.add(new Old(last, rows.getInt(2)));
          }
        }
      }
    }
    List<UUID> marked = old.isEmpty() ? List.of() : insertMarks(connection, bucket, old);
    if (!marked.isEmpty()) {
      insertErased(connection, bucket, marked);
      delete(connection, at(DELETE_GAMES, bucket), marked);
    }
    connection.commit();
    wake(connection, marked);
    return new Page(last, marked.size());
  }

  private static Long millis(Duration keep) {
    return keep == null ? null : keep.toMillis();
  }

  private static String at(String template, short bucket) {
    return template.replace(ShardSql.BUCKET, Short.toString(bucket));
  }

  /** A game to which an action was appended meanwhile is not marked. */
  private List<UUID> insertMarks(Connection connection, short bucket, List<Old> old)
      throws SQLException {
    List<UUID> marked = new ArrayList<>();
    String text = marks.text(old.size()) + " on conflict do nothing returning game_id";
    try (PreparedStatement insert = connection.prepareStatement(text)) {
      ColumnArrays columns =
          new ColumnArrays(connection, insert, old.size(), marks.parametersOfRow());
      columns.shorts(i -> bucket);
      columns.uuids(i -> old.get(i).game());
      columns.integers(i -> old.get(i).version() + 1);
      columns.texts(i -> ErasedGames.MARK);
      columns.texts(i -> ErasedGames.MARK);
      columns.longs(i -> System.currentTimeMillis());
      columns.bytes(i -> new byte[0]);
      columns.texts(i -> ErasedGames.MARK);
      try (ResultSet rows = insert.executeQuery()) {
        while (rows.next()) {
          marked.add(rows.getObject(1, UUID.class));
        }
      }
    }
    return marked;
  }

  private void insertErased(Connection connection, short bucket, List<UUID> games)
      throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(erased.text(games.size()))) {
      ColumnArrays columns =
          new ColumnArrays(connection, insert, games.size(), erased.parametersOfRow());
      columns.shorts(i -> bucket);
      columns.uuids(games::get);
      columns.longs(i -> System.currentTimeMillis());
      insert.executeUpdate();
    }
  }

  private static void delete(Connection connection, String text, List<UUID> games)
      throws SQLException {
    try (PreparedStatement delete = connection.prepareStatement(text)) {
      delete.setArray(1, connection.createArrayOf("uuid", games.toArray()));
      delete.executeUpdate();
    }
  }

  /** Streams and long polls of the games end. */
  private static void wake(Connection connection, List<UUID> games) throws SQLException {
    connection.setAutoCommit(true);
    if (games.isEmpty()) {
      return;
    }
    try (PreparedStatement notify = connection.prepareStatement(NOTIFY)) {
      notify.setString(1, NotificationPayload.CHANNEL);
      notify.setString(2, NotificationPayload.of(SENDER, games));
      notify.execute();
    }
  }

  /** Takes the second step for games that were marked a while ago; returns how many. */
  int deleteMarked(Connection connection, short bucket, Duration age, int limit)
      throws SQLException {
    connection.setAutoCommit(false);
    List<UUID> games = new ArrayList<>();
    try (PreparedStatement find = connection.prepareStatement(at(FIND_MARKED, bucket))) {
      find.setLong(1, age.toMillis());
      find.setInt(2, limit);
      try (ResultSet rows = find.executeQuery()) {
        while (rows.next()) {
          games.add(rows.getObject(1, UUID.class));
        }
      }
    }
    if (!games.isEmpty()) {
      delete(connection, at(DELETE_EVENTS, bucket), games);
      delete(connection, at(DELETE_MARKED, bucket), games);
    }
    connection.commit();
    connection.setAutoCommit(true);
    return games.size();
  }

  /** Every bucket, in the order in which they are looked at. */
  static List<Short> buckets() {
    return GameIds.buckets();
  }
}
