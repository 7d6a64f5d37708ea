package games.arbiter.store;

import games.arbiter.play.EventPage;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameIds;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** Reads a page of events after a version for each of many callers with one query. */
final class EventReader implements BatchQueue.BatchHandler<EventReader.PageRequest, EventPage> {

  /**
   * One row for the version that a caller holds, and a page of later ones. The game itself stands
   * for version 0. The inner order keeps the planner to the primary key.
   */
  private static final String SELECT =
      """
      select a.place, e.version, e.seat, e.action, e.accepted_at, e.hash, e.key_scope,
             e.idempotency_key
        from unnest(?::int2[], ?::uuid[], ?::int4[])
               with ordinality as a(bucket, game_id, version, place)
       cross join lateral (
               (select version, seat, action, accepted_at, hash, key_scope, idempotency_key
                  from game_event e
                 where e.bucket = {bucket} and e.game_id = a.game_id and e.version >= a.version
                 order by e.version
                 limit ?)
               union all
               select 0, null, null, null, null, null, null
                 from game g
                where a.version = 0 and g.bucket = {bucket} and g.game_id = a.game_id
             ) e
      """;

  /**
   * Asks for the events of a game after a version.
   *
   * @param hash of that version; null for version 0 or if the caller does not know it
   */
  record PageRequest(UUID game, short bucket, int version, String hash) {
    static PageRequest of(UUID game, int version, String hash) {
      return new PageRequest(game, GameIds.bucket(game), version, version == 0 ? null : hash);
    }
  }

  private final boolean distributed;
  private final ShardSql select;

  /**
   * @param distributed whether the tables are distributed by bucket
   */
  EventReader(boolean distributed) {
    this.distributed = distributed;
    this.select = new ShardSql(SELECT, distributed);
  }

  @Override
  public int group(PageRequest request) {
    return distributed ? request.bucket : 0;
  }

  @Override
  public List<EventPage> execute(Connection connection, List<PageRequest> requests)
      throws SQLException {
    List<List<GameEvent>> found =
        Stream.generate(() -> (List<GameEvent>) new ArrayList<GameEvent>())
            .limit(requests.size())
            .toList();
    String text = select.text(requests.get(0).bucket);
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      ColumnArrays columns = new ColumnArrays(connection, statement, requests.size());
      columns.shorts(i -> requests.get(i).bucket);
      columns.uuids(i -> requests.get(i).game);
      columns.integers(i -> requests.get(i).version);
      columns.integer(EventStore.PAGE + 1);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          int place = rows.getInt(1) - 1;
          found.get(place).add(event(requests.get(place).game, rows));
        }
      }
    }
    List<EventPage> pages = new ArrayList<>(requests.size());
    for (int i = 0; i < requests.size(); i++) {
      pages.add(page(requests.get(i), found.get(i)));
    }
    return pages;
  }

  /** The row of version 0 has no hash. */
  private static GameEvent event(UUID game, ResultSet row) throws SQLException {
    int version = row.getInt(2);
    byte[] hash = row.getBytes(6);
    return hash == null
        ? new GameEvent(game.toString(), version, null, null, null, null, null, null)
        : new GameEvent(
            game.toString(),
            version,
            row.getString(3),
            row.getString(4),
            row.getObject(5, OffsetDateTime.class).toInstant(),
            HexFormat.of().formatHex(hash),
            row.getString(7),
            row.getString(8));
  }

  /** An event that marks an erased game hides all of it. */
  private static EventPage page(PageRequest request, List<GameEvent> rows) {
    rows.sort(Comparator.comparingInt(GameEvent::version));
    if (rows.isEmpty()
        || rows.get(0).version() != request.version
        || (request.hash != null && !request.hash.equals(rows.get(0).hash()))
        || ErasedGames.isMark(rows.get(rows.size() - 1))) {
      return EventPage.UNKNOWN;
    }
    return new EventPage(true, rows.subList(1, Math.min(rows.size(), EventStore.PAGE + 1)));
  }
}
