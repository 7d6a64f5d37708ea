package games.arbiter.store;

import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.Access;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameList;
import games.arbiter.play.Player;
import games.arbiter.play.SeatToken;
import games.arbiter.play.UnknownRuleset;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A row of {@code game}. */
@Entity
@Table(name = "game")
public class GameEntity extends PanacheEntityBase {

  @Id public UUID gameId;
  public short bucket;
  public String ruleset;
  public int rulesetVersion;

  @JdbcTypeCode(SqlTypes.JSON)
  public Map<String, String> options;

  public String firstSeat;

  @JdbcTypeCode(SqlTypes.JSON)
  public PositionText layout;

  public String access;
  public boolean takeBacks;
  public boolean listed;
  public Instant createdAt;

  @JdbcTypeCode(SqlTypes.JSON)
  public List<Player> players;

  @JdbcTypeCode(SqlTypes.JSON)
  public List<SeatToken.Digest> tokens;

  public UUID rematchOf;
  public boolean finished;
  public Integer resultVersion;
  public String resultRule;

  @JdbcTypeCode(SqlTypes.JSON)
  public List<String> resultWinners;

  public String resultDecidedBy;

  /**
   * @throws UnknownRuleset if this service does not have the ruleset in its version
   */
  GameCreated gameCreated(Rulesets rulesets) {
    Ruleset rules =
        rulesets
            .find(ruleset)
            .filter(known -> known.version() == rulesetVersion)
            .orElseThrow(() -> new UnknownRuleset(ruleset, rulesetVersion));
    return new GameCreated(
        gameId.toString(),
        new Replay.Beginning(
            rules, new GameOptions(new TreeMap<>(options)), firstSeat, layout, takeBacks),
        Arrays.stream(Access.values()).filter(a -> a.id().equals(access)).findFirst().orElseThrow(),
        listed,
        createdAt,
        players,
        tokens,
        rematchOf == null ? null : rematchOf.toString());
  }

  GameList.Item item() {
    return new GameList.Item(
        gameId.toString(),
        ruleset,
        rulesetVersion,
        access,
        createdAt,
        players,
        finished
            ? new GameList.Ending(
                resultVersion, new GameResult(resultRule, resultWinners, resultDecidedBy))
            : null);
  }

  GameList.Cursor cursor() {
    return new GameList.Cursor(createdAt, gameId.toString());
  }
}
