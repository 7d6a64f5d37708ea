package games.arbiter.play;

import games.arbiter.engine.Layout;
import games.arbiter.engine.Options;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Result;
import games.arbiter.engine.Ruleset;
import games.arbiter.rulesets.Registry;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** Games and entries to store. A log looks into neither, so they need not be legal. */
public final class Samples {

  static final Result RESULT = new Result("some.rule", List.of("first", "second"), "points");

  private static final Instant TIME = Instant.parse("2026-11-29T18:00:02.017Z");
  private static final Ruleset RULESET = Registry.RULESETS.all().get(0);

  private Samples() {}

  static String id() {
    return UUID.randomUUID().toString();
  }

  /** A game of which nothing is said but how it begins. */
  public static Game begun(Replay start) {
    return Game.begin(game(start.beginning(), TIME, false, null), start);
  }

  /** What a list shows of a game. */
  static GameList.Item item(Registration game, GameList.Ending ending) {
    return new GameList.Item(
        game.id(),
        game.beginning().ruleset().id(),
        game.beginning().ruleset().version(),
        game.access().id(),
        game.createdAt(),
        game.players(),
        ending);
  }

  static Registration game() {
    return game(beginning(null), TIME, false, null);
  }

  static Registration rematch(String of) {
    return game(beginning(null), TIME, false, of);
  }

  static Registration listed(Instant createdAt) {
    return game(beginning(null), createdAt, true, null);
  }

  static Registration unlisted(Instant createdAt) {
    return game(beginning(null), createdAt, false, null);
  }

  private static Registration game(
      Replay.Beginning beginning, Instant time, boolean listed, String rematchOf) {
    return new Registration(
        id(), beginning, Access.OPEN, listed, time, List.of(), List.of(), rematchOf);
  }

  /** A game of which everything is said that can be. */
  static Registration fullGame() {
    Layout layout =
        new Layout(
            Layout.PLAY,
            "first",
            List.of(new Layout.BoardRows("b1", List.of("x . .", ". ♜ \"y\"", "'. \\ {"))),
            List.of(new Layout.Hand("white", List.of("p1", "p2"))),
            List.of(new Layout.Captured("first", List.of())));
    return new Registration(
        id(),
        beginning(layout),
        Access.TOKENS,
        true,
        TIME,
        List.of(new Player("first", "Ada \"♜\" O’Neil"), new Player("second", null)),
        List.of(SeatToken.random("first").digest(), SeatToken.random("second").digest()),
        id());
  }

  private static Replay.Beginning beginning(Layout layout) {
    List<String> seats = RULESET.catalogue().firstSeats();
    return new Replay.Beginning(
        RULESET,
        Options.of(RULESET.catalogue(), Map.of()),
        seats.isEmpty() ? null : seats.get(0),
        layout);
  }

  static LogEntry entry(String game, int version) {
    return entry(game, version, "a" + version, "", null);
  }

  static LogEntry entry(String game, int version, String action, String scope, String key) {
    String hash = HashChain.next("", version, "first", action);
    return new LogEntry(game, version, "first", action, TIME.plusMillis(version), hash, scope, key);
  }

  static List<LogEntry> entries(String game, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(version -> entry(game, version)).toList();
  }
}
