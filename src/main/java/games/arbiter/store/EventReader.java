package games.arbiter.store;

import games.arbiter.play.EventStore;
import games.arbiter.play.GameEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** Reads a page of entries after a version for each of many callers with one query. */
final class EventReader implements BatchQueue.Exchange<EventReader.After, List<GameEvent>> {

  /** The inner order keeps the planner to one look into the primary key for each question. */
  private static final String SELECT =
      """
      select a.place, e.version, e.seat, e.action, e.accepted_at, e.hash, e.key_scope,
             e.idempotency_key
        from unnest(?::uuid[], ?::int4[]) with ordinality as a(game_id, version, place)
       cross join lateral (
               select * from game_event e
                where e.game_id = a.game_id and e.version > a.version
                order by e.version
                limit ?
             ) e
      """;

  /** A question for a page of entries of a game after a version. */
  record After(UUID game, int version) {}

  @Override
  public List<List<GameEvent>> answer(Connection connection, List<After> questions)
      throws SQLException {
    List<List<GameEvent>> answers =
        Stream.generate(() -> (List<GameEvent>) new ArrayList<GameEvent>())
            .limit(questions.size())
            .toList();
    try (PreparedStatement select = connection.prepareStatement(SELECT)) {
      ColumnArrays columns = new ColumnArrays(connection, select, questions.size());
      columns.uuids(i -> questions.get(i).game);
      columns.integers(i -> questions.get(i).version);
      columns.integer(EventStore.PAGE);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          int place = rows.getInt(1) - 1;
          answers.get(place).add(entry(questions.get(place).game, rows));
        }
      }
    }
    return answers;
  }

  private static GameEvent entry(UUID game, ResultSet row) throws SQLException {
    return new GameEvent(
        game.toString(),
        row.getInt(2),
        row.getString(3),
        row.getString(4),
        row.getObject(5, OffsetDateTime.class).toInstant(),
        HexFormat.of().formatHex(row.getBytes(6)),
        row.getString(7),
        row.getString(8));
  }
}
