package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import games.arbiter.play.GameCreated;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Inserts the games of many callers in one transaction, with the events of those that are imported.
 * The answer is false for a rematch that must not be, of which nothing is stored.
 */
final class GameWriter implements BatchQueue.BatchHandler<GameCreation, Boolean> {

  private static final RowInsert.Column[] GAME = {
    RowInsert.Column.of("bucket", "int2"),
    RowInsert.Column.of("game_id", "uuid"),
    RowInsert.Column.of("ruleset", "text"),
    RowInsert.Column.of("ruleset_version", "int4"),
    RowInsert.Column.json("options"),
    RowInsert.Column.of("first_seat", "text"),
    RowInsert.Column.json("layout"),
    new RowInsert.Column("take_backs", "text", "$::boolean"),
    RowInsert.Column.of("access", "text"),
    new RowInsert.Column("listed", "text", "$::boolean"),
    RowInsert.Column.time("created_at"),
    RowInsert.Column.json("players"),
    RowInsert.Column.json("tokens"),
    RowInsert.Column.of("rematch_of", "uuid"),
    new RowInsert.Column("finished", "text", "$::boolean"),
    new RowInsert.Column("result_version", "text", "$::integer"),
    RowInsert.Column.of("result_rule", "text"),
    RowInsert.Column.json("result_winners"),
    RowInsert.Column.of("result_decided_by", "text")
  };

  private static final RowInsert.Column[] EVENT = {
    RowInsert.Column.of("bucket", "int2"),
    RowInsert.Column.of("game_id", "uuid"),
    RowInsert.Column.of("version", "int4"),
    RowInsert.Column.of("seat", "text"),
    RowInsert.Column.of("action", "text"),
    RowInsert.Column.time("accepted_at"),
    RowInsert.Column.of("hash", "bytea"),
    RowInsert.Column.of("key_scope", "text"),
    RowInsert.Column.of("idempotency_key", "text")
  };

  private static final int EVENTS_AT_ONCE = 500;

  private final boolean distributed;
  private final RematchLocks rematches;
  private final RowInsert games;
  private final RowInsert events;

  /**
   * @param distributed whether the tables are distributed by bucket
   */
  GameWriter(boolean distributed) {
    this.distributed = distributed;
    this.rematches = new RematchLocks(distributed);
    this.games = new RowInsert("game", distributed, GAME);
    this.events = new RowInsert("game_event", distributed, EVENT);
  }

  @Override
  public int rows(GameCreation creation) {
    return 1 + creation.events().size();
  }

  @Override
  public int group(GameCreation creation) {
    return distributed ? creation.bucket() : 0;
  }

  @Override
  public List<Boolean> execute(Connection connection, List<GameCreation> creations)
      throws SQLException {
    boolean oneStatement = creations.stream().allMatch(GameCreation::isOneRow);
    connection.setAutoCommit(oneStatement);
    Set<UUID> free = rematches.lock(connection, creations);
    List<Boolean> answers =
        creations.stream().map(c -> c.rematchOf() == null || free.remove(c.rematchOf())).toList();
    List<GameCreation> stored =
        IntStream.range(0, creations.size()).filter(answers::get).mapToObj(creations::get).toList();
    if (!stored.isEmpty()) {
      insertGames(connection, stored);
    }
    for (GameCreation creation : stored) {
      insertEvents(connection, creation.events());
    }
    if (!oneStatement) {
      connection.commit();
    }
    return answers;
  }

  private void insertGames(Connection connection, List<GameCreation> rows) throws SQLException {
    List<GameCreated> created = rows.stream().map(GameCreation::created).toList();
    List<Replay.Beginning> beginnings = created.stream().map(GameCreated::beginning).toList();
    try (PreparedStatement insert = connection.prepareStatement(games.text(rows.size()))) {
      ColumnArrays columns =
          new ColumnArrays(connection, insert, rows.size(), games.parametersOfRow());
      columns.shorts(i -> rows.get(i).bucket());
      columns.uuids(i -> rows.get(i).game());
      columns.texts(i -> beginnings.get(i).ruleset().id());
      columns.integers(i -> beginnings.get(i).ruleset().version());
      columns.texts(i -> StoredJson.write(beginnings.get(i).options().values()));
      columns.texts(i -> beginnings.get(i).firstSeat());
      columns.texts(i -> json(beginnings.get(i).layout()));
      columns.texts(i -> Boolean.toString(beginnings.get(i).takeBacks()));
      columns.texts(i -> created.get(i).access().id());
      columns.texts(i -> Boolean.toString(created.get(i).listed()));
      columns.longs(i -> created.get(i).createdAt().toEpochMilli());
      columns.texts(i -> StoredJson.write(created.get(i).players()));
      columns.texts(i -> StoredJson.write(created.get(i).tokens()));
      columns.uuids(i -> rows.get(i).rematchOf());
      columns.texts(i -> Boolean.toString(rows.get(i).result() != null));
      columns.texts(i -> result(rows.get(i), end -> Integer.toString(rows.get(i).events().size())));
      columns.texts(i -> result(rows.get(i), GameResult::rule));
      columns.texts(i -> json(result(rows.get(i), GameResult::winners)));
      columns.texts(i -> result(rows.get(i), GameResult::decidedBy));
      insert.executeUpdate();
    }
  }

  private static <T> T result(GameCreation creation, Function<GameResult, T> part) {
    return creation.result() == null ? null : part.apply(creation.result());
  }

  private static String json(Object value) {
    return value == null ? null : StoredJson.write(value);
  }

  private void insertEvents(Connection connection, List<AppendRequest> all) throws SQLException {
    for (int from = 0; from < all.size(); from += EVENTS_AT_ONCE) {
      List<AppendRequest> rows = all.subList(from, Math.min(all.size(), from + EVENTS_AT_ONCE));
      try (PreparedStatement insert = connection.prepareStatement(events.text(rows.size()))) {
        ColumnArrays columns =
            new ColumnArrays(connection, insert, rows.size(), events.parametersOfRow());
        columns.shorts(i -> rows.get(i).bucket());
        columns.uuids(i -> rows.get(i).game());
        columns.integers(i -> rows.get(i).version());
        columns.texts(i -> rows.get(i).event().seat());
        columns.texts(i -> rows.get(i).event().action());
        columns.longs(i -> rows.get(i).event().time().toEpochMilli());
        columns.bytes(i -> rows.get(i).hash());
        columns.texts(i -> rows.get(i).event().keyScope());
        columns.texts(i -> rows.get(i).event().key());
        insert.executeUpdate();
      }
    }
  }
}
