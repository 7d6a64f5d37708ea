package games.arbiter.play;

import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Games and entries to store. A log looks into neither, so they need not be legal. */
public final class Samples {

  static final GameResult RESULT =
      new GameResult("some.rule", List.of("first", "second"), "points");

  private static final Instant TIME = Instant.parse("2026-11-29T18:00:02.017Z");
  private static final Ruleset RULESET = Rulesets.registered().all().get(0);

  private static final Secrets SECRETS = new Secrets(new SecureRandom());

  private Samples() {}

  static String id() {
    return SECRETS.gameId(TIME);
  }

  /** A game of which nothing is said but how it begins. */
  public static Game begun(Replay start) {
    return Game.begin(game(start.beginning(), TIME, false, null), start);
  }

  /** What a list shows of a game. */
  static GameList.Item item(GameCreated game, GameList.Ending ending) {
    return new GameList.Item(
        game.id(),
        game.beginning().ruleset().id(),
        game.beginning().ruleset().version(),
        game.access().id(),
        game.createdAt(),
        game.players(),
        ending);
  }

  public static GameCreated game() {
    return game(beginning(null), TIME, false, null);
  }

  public static GameCreated rematch(String of) {
    return game(SECRETS.rematchId(of, TIME), beginning(null), TIME, false, of);
  }

  static GameCreated listed(Instant createdAt) {
    return game(beginning(null), createdAt, true, null);
  }

  static GameCreated unlisted(Instant createdAt) {
    return game(beginning(null), createdAt, false, null);
  }

  private static GameCreated game(
      Replay.Beginning beginning, Instant time, boolean listed, String rematchOf) {
    return game(id(), beginning, time, listed, rematchOf);
  }

  private static GameCreated game(
      String id, Replay.Beginning beginning, Instant time, boolean listed, String rematchOf) {
    return new GameCreated(
        id, beginning, Access.OPEN, listed, time, List.of(), List.of(), rematchOf);
  }

  /** A rematch of which everything is said that can be. */
  static GameCreated fullGame(String rematchOf) {
    PositionText layout =
        new PositionText(
            PositionText.PLAY,
            "first",
            List.of(new PositionText.BoardRows("b1", List.of("x . .", ". ♜ \"y\"", "'. \\ {"))),
            List.of(new PositionText.Hand("white", List.of("p1", "p2"))),
            List.of(new PositionText.Captured("first", List.of())));
    return new GameCreated(
        SECRETS.rematchId(rematchOf, TIME),
        beginning(layout),
        Access.TOKENS,
        true,
        TIME,
        List.of(new Player("first", "Ada \"♜\" O’Neil"), new Player("second", null)),
        List.of(SECRETS.token("first").digest(), SECRETS.token("second").digest()),
        rematchOf);
  }

  private static Replay.Beginning beginning(PositionText layout) {
    List<String> seats = RULESET.catalogue().firstSeats();
    return new Replay.Beginning(
        RULESET,
        GameOptions.of(RULESET.catalogue(), Map.of()),
        seats.isEmpty() ? null : seats.get(0),
        layout,
        layout != null);
  }

  static GameEvent entry(String game, int version) {
    return entry(game, version, "a" + version, "", null);
  }

  static GameEvent entry(String game, int version, String action, String scope, String key) {
    String hash = HashChain.next("", version, "first", action);
    return new GameEvent(
        game, version, "first", action, TIME.plusMillis(version), hash, scope, key);
  }

  static List<GameEvent> entries(String game, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(version -> entry(game, version)).toList();
  }
}
