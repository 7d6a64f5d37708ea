package games.arbiter.store;

import games.arbiter.engine.Result;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.GameList;
import games.arbiter.play.LogEntry;
import games.arbiter.play.Registration;
import io.quarkus.panache.common.Parameters;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** What is asked of {@code game}, each within a transaction of its caller; blocking. */
final class GameTable {

  private final Rulesets rulesets;

  GameTable(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  /** False, and nothing is stored, if it is a second rematch. */
  boolean create(Registration registration, List<LogEntry> entries, Result result) {
    GameRow row = GameRow.of(registration, entries.size(), result);
    if (row.rematchOf != null && hasRematch(row.rematchOf)) {
      return false;
    }
    row.persist();
    EventRow.persist(entries.stream().map(entry -> EventRow.of(row.gameId, entry)));
    return true;
  }

  /** Whoever asks holds the old game until the transaction ends, so that of two one is first. */
  private static boolean hasRematch(UUID game) {
    GameRow.findById(game, LockModeType.PESSIMISTIC_WRITE);
    return GameRow.count("rematchOf", game) > 0;
  }

  Optional<Registration> registration(UUID game) {
    return GameRow.<GameRow>findByIdOptional(game).map(row -> row.registration(rulesets));
  }

  Optional<String> rematchOf(UUID game) {
    return GameRow.<GameRow>find("rematchOf", game)
        .firstResultOptional()
        .map(row -> row.gameId.toString());
  }

  /** One row more than wanted tells whether the list goes on. */
  GameList list(GameList.Wanted wanted) {
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
          .and("gameId", Ids.find(wanted.after().id()).orElseThrow(IllegalArgumentException::new));
    }
    List<GameRow> rows =
        GameRow.<GameRow>find(where + " order by createdAt desc, gameId desc", parameters)
            .range(0, wanted.limit())
            .list();
    boolean more = rows.size() > wanted.limit();
    List<GameRow> shown = more ? rows.subList(0, wanted.limit()) : rows;
    return new GameList(
        shown.stream().map(row -> row.item(rulesets)).toList(),
        more ? shown.get(shown.size() - 1).place() : null);
  }
}
