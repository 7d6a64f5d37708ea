package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Replay;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/**
 * Inserts the games of many callers in one transaction, with the entries of those that are
 * imported. False is answered for a second rematch, of which nothing is stored.
 */
final class GameWriter implements BatchQueue.Exchange<GameWriter.Creation, Boolean> {

  private static final String INSERT =
      """
      insert into game
          (game_id, ruleset, ruleset_version, options, first_seat, layout, access, listed,
           created_at, players, tokens, rematch_of, finished, result_version, result_rule,
           result_winners, result_decided_by)
        select game_id, ruleset, ruleset_version, options::jsonb, first_seat, layout::jsonb,
               access, listed::boolean,
               timestamptz 'epoch' + created_at * interval '1 millisecond',
               players::jsonb, tokens::jsonb, rematch_of, result_rule is not null,
               case when result_rule is not null then version end, result_rule,
               result_winners::jsonb, result_decided_by
          from unnest(?::uuid[], ?::text[], ?::int4[], ?::text[], ?::text[], ?::text[],
                      ?::text[], ?::text[], ?::int8[], ?::text[], ?::text[], ?::uuid[],
                      ?::int4[], ?::text[], ?::text[], ?::text[])
            as a(game_id, ruleset, ruleset_version, options, first_seat, layout,
                 access, listed, created_at, players, tokens, rematch_of,
                 version, result_rule, result_winners, result_decided_by)
      """;

  /**
   * Whoever makes a rematch holds the old game until the transaction ends, so that of two one is
   * first. All hold in one order, so that no two wait for each other.
   */
  private static final String HOLD =
      "select 1 from game where game_id = any (?::uuid[]) order by game_id for update";

  private static final String REMATCHES =
      "select rematch_of from game where rematch_of = any (?::uuid[])";

  private static final int ENTRIES_AT_ONCE = 500;

  /**
   * A game to be stored.
   *
   * @param game its id
   * @param rematchOf the id of the game whose rematch it is, or null
   * @param entries its log so far
   * @param result how it has ended, or null
   */
  record Creation(
      UUID game,
      UUID rematchOf,
      GameCreated created,
      List<EventAppender.Append> entries,
      GameResult result) {

    /**
     * @throws IllegalArgumentException if it cannot be stored
     */
    static Creation of(GameCreated created, List<GameEvent> entries, GameResult result) {
      return new Creation(
          GameIds.of(created.id()),
          created.rematchOf() == null ? null : GameIds.of(created.rematchOf()),
          created,
          entries.stream().map(entry -> EventAppender.Append.of(entry, null)).toList(),
          result);
    }

    /** Whether a single statement stores it. */
    private boolean isOneRow() {
      return rematchOf == null && entries.isEmpty();
    }
  }

  private final EventAppender events;

  GameWriter(EventAppender events) {
    this.events = events;
  }

  @Override
  public int rows(Creation creation) {
    return 1 + creation.entries.size();
  }

  @Override
  public List<Boolean> answer(Connection connection, List<Creation> creations) throws SQLException {
    boolean oneStatement = creations.stream().allMatch(Creation::isOneRow);
    connection.setAutoCommit(oneStatement);
    Set<UUID> rematches = rematches(connection, creations);
    List<Boolean> firsts =
        creations.stream().map(c -> c.rematchOf == null || rematches.add(c.rematchOf)).toList();
    List<Creation> stored = new ArrayList<>();
    for (int i = 0; i < creations.size(); i++) {
      if (firsts.get(i)) {
        stored.add(creations.get(i));
      }
    }
    insert(connection, stored);
    for (Creation creation : stored) {
      insertEntries(connection, creation.entries);
    }
    if (!oneStatement) {
      connection.commit();
    }
    return firsts;
  }

  /** The games of which there are rematches, of those of which some are wanted. */
  private static Set<UUID> rematches(Connection connection, List<Creation> creations)
      throws SQLException {
    Set<UUID> made = new HashSet<>();
    List<UUID> wanted =
        creations.stream().map(Creation::rematchOf).filter(Objects::nonNull).toList();
    if (wanted.isEmpty()) {
      return made;
    }
    try (PreparedStatement hold = connection.prepareStatement(HOLD);
        PreparedStatement find = connection.prepareStatement(REMATCHES)) {
      new ColumnArrays(connection, hold, wanted.size()).uuids(wanted::get);
      hold.execute();
      new ColumnArrays(connection, find, wanted.size()).uuids(wanted::get);
      try (ResultSet rows = find.executeQuery()) {
        while (rows.next()) {
          made.add(rows.getObject(1, UUID.class));
        }
      }
    }
    return made;
  }

  private static void insert(Connection connection, List<Creation> creations) throws SQLException {
    List<GameCreated> games = creations.stream().map(Creation::created).toList();
    List<Replay.Beginning> beginnings = games.stream().map(GameCreated::beginning).toList();
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      ColumnArrays columns = new ColumnArrays(connection, insert, games.size());
      columns.uuids(i -> creations.get(i).game);
      columns.texts(i -> beginnings.get(i).ruleset().id());
      columns.integers(i -> beginnings.get(i).ruleset().version());
      columns.texts(i -> StoredJson.write(beginnings.get(i).options().values()));
      columns.texts(i -> beginnings.get(i).firstSeat());
      columns.texts(i -> json(beginnings.get(i).layout()));
      columns.texts(i -> games.get(i).access().id());
      columns.texts(i -> Boolean.toString(games.get(i).listed()));
      columns.longs(i -> games.get(i).createdAt().toEpochMilli());
      columns.texts(i -> StoredJson.write(games.get(i).players()));
      columns.texts(i -> StoredJson.write(games.get(i).tokens()));
      columns.uuids(i -> creations.get(i).rematchOf);
      columns.integers(i -> creations.get(i).entries.size());
      columns.texts(i -> result(creations.get(i), GameResult::rule));
      columns.texts(i -> json(result(creations.get(i), GameResult::winners)));
      columns.texts(i -> result(creations.get(i), GameResult::decidedBy));
      insert.executeUpdate();
    }
  }

  private static <T> T result(Creation creation, Function<GameResult, T> part) {
    return creation.result == null ? null : part.apply(creation.result);
  }

  private static String json(Object value) {
    return value == null ? null : StoredJson.write(value);
  }

  private void insertEntries(Connection connection, List<EventAppender.Append> entries)
      throws SQLException {
    for (int from = 0; from < entries.size(); from += ENTRIES_AT_ONCE) {
      List<EventAppender.Append> next =
          entries.subList(from, Math.min(entries.size(), from + ENTRIES_AT_ONCE));
      if (events.insert(connection, next).contains(false)) {
        throw new IllegalArgumentException("two entries of one version");
      }
    }
  }
}
