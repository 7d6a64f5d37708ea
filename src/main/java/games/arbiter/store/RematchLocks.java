package games.arbiter.store;

import games.arbiter.play.GameIds;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Locks the games of which rematches are wanted until the transaction ends, so that of two requests
 * for a rematch one is first.
 */
final class RematchLocks {

  /** All services lock in one order, so that no two wait for each other. */
  private static final String LOCK_FINISHED =
      """
      select game_id from game
       where bucket = any ({buckets}) and game_id = any (?::uuid[]) and finished
       order by game_id for update
      """;

  private static final String FIND_REMATCHES =
      "select rematch_of from game where bucket = any ({buckets}) and rematch_of = any (?::uuid[])";

  private static final String BUCKETS = "{buckets}";

  private final boolean distributed;

  RematchLocks(boolean distributed) {
    this.distributed = distributed;
  }

  /** Locks the old games; returns those that are finished in the log and have no rematch yet. */
  Set<UUID> lock(Connection connection, List<GameCreation> creations) throws SQLException {
    List<UUID> old =
        creations.stream().map(GameCreation::rematchOf).filter(Objects::nonNull).toList();
    if (old.isEmpty()) {
      return Set.of();
    }
    Set<UUID> free = find(connection, LOCK_FINISHED, old.stream().map(GameIds::bucket), old);
    free.removeAll(
        find(
            connection,
            FIND_REMATCHES,
            old.stream().flatMap(game -> GameQueries.rematchBuckets(game).stream()),
            old));
    return free;
  }

  /** Where the tables are distributed, the text names the buckets, and so the shards. */
  private Set<UUID> find(
      Connection connection, String template, Stream<Short> buckets, List<UUID> games)
      throws SQLException {
    List<Short> distinct = buckets.distinct().sorted().toList();
    String array = distributed ? "array" + distinct + "::int2[]" : "?::int2[]";
    Set<UUID> found = new HashSet<>();
    try (PreparedStatement select = connection.prepareStatement(template.replace(BUCKETS, array))) {
      int parameter = 1;
      if (!distributed) {
        select.setArray(parameter++, connection.createArrayOf("int2", distinct.toArray()));
      }
      select.setArray(parameter, connection.createArrayOf("uuid", games.toArray()));
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          found.add(rows.getObject(1, UUID.class));
        }
      }
    }
    return found;
  }
}
