package games.arbiter.store;

import games.arbiter.engine.Rulesets;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameIds;
import games.arbiter.play.GameList;
import io.quarkus.panache.common.Parameters;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Blocking queries of {@code game}, each within the transaction of its caller. */
final class GameQueries {

  private final Rulesets rulesets;

  GameQueries(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  Optional<GameCreated> gameCreated(UUID game) {
    return GameEntity.<GameEntity>find("bucket = ?1 and gameId = ?2", GameIds.bucket(game), game)
        .firstResultOptional()
        .map(row -> row.gameCreated(rulesets));
  }

  Optional<String> rematchOf(UUID game) {
    return GameEntity.<GameEntity>find(
            "bucket in ?1 and rematchOf = ?2", rematchBuckets(game), game)
        .firstResultOptional()
        .map(row -> row.gameId.toString());
  }

  /** The buckets that the rematch of a game can have. */
  static List<Short> rematchBuckets(UUID game) {
    return GameIds.isOfFirstRelease(game) ? GameIds.buckets() : List.of(GameIds.bucket(game));
  }

  /** One row more than wanted tells whether the list goes on. */
  GameList list(GameList.Query wanted) {
    StringBuilder where = new StringBuilder("listed");
    Parameters parameters = new Parameters();
    if (wanted.ruleset() != null) {
      where.append(" and ruleset = :ruleset");
      parameters.and("ruleset", wanted.ruleset());
    }
    if (wanted.finished() != null) {
      where.append(" and finished = :finished");
      parameters.and("finished", wanted.finished());
    }
    if (wanted.after() != null) {
      where.append(" and (createdAt, gameId) < (:createdAt, :gameId)");
      parameters
          .and("createdAt", wanted.after().createdAt())
          .and("gameId", GameIds.of(wanted.after().id()));
    }
    List<GameEntity> rows =
        GameEntity.<GameEntity>find(where + " order by createdAt desc, gameId desc", parameters)
            .range(0, wanted.limit())
            .list();
    boolean more = rows.size() > wanted.limit();
    List<GameEntity> shown = more ? rows.subList(0, wanted.limit()) : rows;
    return new GameList(
        shown.stream().map(GameEntity::item).toList(),
        more ? shown.get(shown.size() - 1).cursor() : null);
  }
}
