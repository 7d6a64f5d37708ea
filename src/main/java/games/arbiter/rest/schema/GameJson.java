package games.arbiter.rest.schema;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Offer;
import games.arbiter.engine.Position;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.play.Game;
import games.arbiter.play.GameCreated;
import games.arbiter.play.Player;
import games.arbiter.play.SeatToken;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Game",
    description = "A game at one of its versions.",
    requiredProperties = {
      "id",
      "ruleset",
      "rulesetVersion",
      "options",
      "access",
      "listed",
      "takeBacks",
      "createdAt",
      "players",
      "version",
      "hash",
      "status",
      "position",
      "boards",
      "scores",
      "offers"
    })
public record GameJson(
    @Schema(
            description = "The id, which cannot be guessed. It grants read access to the game.",
            examples = "b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10")
        String id,
    @Schema(description = "The id of its ruleset.", examples = "talat") String ruleset,
    @Schema(description = "The version of the ruleset.") int rulesetVersion,
    @Schema(description = "A value for every option of the ruleset.") GameOptionsJson options,
    @Schema(description = "The seat that began; absent if the rules leave no choice.")
        String firstSeat,
    @Schema(description = "`tokens` or `open`.") String access,
    @Schema(description = "Whether the list of games shows it.") boolean listed,
    @Schema(description = "Whether seats may ask to take back.") boolean takeBacks,
    @Schema(description = "When it was created (RFC 3339, UTC).", format = "date-time")
        String createdAt,
    @Schema(description = "One player for each seat, in seat order.") List<PlayerJson> players,
    @Schema(description = "The number of actions so far.") int version,
    @Schema(description = "The hash of the log up to this version (SHA-256, lower-case hex).")
        String hash,
    @Schema(description = "`setup`, `play` or `finished`.") String status,
    @Schema(description = "The seat to move; absent when the game is over.") String toMove,
    @Schema(description = "The pieces on the boards, in hand and captured.") PositionJson position,
    @Schema(description = "Every board and whether it is frozen.") List<BoardStatusJson> boards,
    @Schema(description = "The points if the game ended now; empty in games without points.")
        List<SeatPointsJson> scores,
    @Schema(description = "The open offers.") List<OfferJson> offers,
    @Schema(description = "The result; absent while the game goes on.") GameResultJson result,
    @Schema(description = "The tokens of the seats; only in the answer that creates the game.")
        List<SeatTokenJson> seatTokens) {
  public static GameJson of(Game game) {
    return of(game, null);
  }

  /** A new game with the only sight of its tokens; none if it is open. */
  public static GameJson created(Game game, List<SeatToken> tokens) {
    return of(
        game,
        tokens.isEmpty()
            ? null
            : tokens.stream().map(t -> new SeatTokenJson(t.seat(), t.token())).toList());
  }

  private static GameJson of(Game game, List<SeatTokenJson> tokens) {
    GameCreated created = game.created();
    Replay replay = game.replay();
    Replay.Beginning beginning = created.beginning();
    Ruleset ruleset = beginning.ruleset();
    return new GameJson(
        game.id(),
        ruleset.id(),
        ruleset.version(),
        GameOptionsJson.of(ruleset, beginning.options()),
        beginning.firstSeat(),
        created.access().id(),
        created.listed(),
        beginning.takeBacks(),
        Timestamps.text(created.createdAt()),
        players(created.players()),
        game.version(),
        game.hash(),
        replay.status().id(),
        replay.toMove().orElse(null),
        PositionJson.of(replay.layout()),
        boards(replay),
        scores(replay.position()),
        offers(replay),
        result(replay),
        tokens);
  }

  static List<PlayerJson> players(List<Player> players) {
    return players.stream().map(p -> new PlayerJson(p.seat(), p.name())).toList();
  }

  private static List<BoardStatusJson> boards(Replay replay) {
    boolean freezes = replay.ruleset().freezes();
    List<String> frozen = replay.position().frozenBoards();
    return replay.ruleset().catalogue().boards().stream()
        .map(Catalogue.Board::id)
        .map(
            id ->
                new BoardStatusJson(
                    id,
                    freezes ? frozen.contains(id) : null,
                    replay.frozenAtVersion(id).orElse(null)))
        .toList();
  }

  private static List<SeatPointsJson> scores(Position position) {
    return position.scores().stream().map(s -> new SeatPointsJson(s.seat(), s.points())).toList();
  }

  static List<OfferJson> offers(Replay replay) {
    return replay.offers().stream().map(offer -> offer(replay, offer)).toList();
  }

  private static OfferJson offer(Replay replay, Offer offer) {
    return new OfferJson(offer.kind().id(), offer.seat(), replay.madeAtVersion(offer).orElse(0));
  }

  /** How a game ended; null while it goes on. Nothing follows the end, so that is the version. */
  public static GameResultJson result(Replay replay) {
    return replay
        .result()
        .map(r -> new GameResultJson(replay.version(), r.rule(), r.winners(), r.decidedBy()))
        .orElse(null);
  }

  @Schema(
      name = "BoardStatus",
      description = "Whether a board is frozen.",
      requiredProperties = {"id"})
  public record BoardStatusJson(
      @Schema(description = "The id of the board.") String id,
      @Schema(
              description =
                  "Whether no capture is possible on it any more; absent if the boards of the ruleset do not freeze.")
          Boolean frozen,
      @Schema(description = "The version at which it froze.") Integer frozenAtVersion) {}

  @Schema(
      name = "SeatPoints",
      description = "The points of a seat.",
      requiredProperties = {"seat", "points"})
  public record SeatPointsJson(
      @Schema(description = "The seat.") String seat,
      @Schema(description = "The points if the game ended now.") int points) {}

  @Schema(
      name = "SeatToken",
      description = "The secret that allows a client to act for a seat.",
      requiredProperties = {"seat", "token"})
  public record SeatTokenJson(
      @Schema(description = "The seat.") String seat,
      @Schema(description = "The value for `Authorization: Bearer` or `X-Seat-Token`.")
          String token) {

    /** Without the token. */
    @Override
    public String toString() {
      return "SeatToken[" + seat + "]";
    }
  }

  @Schema(
      name = "Offer",
      description = "An open offer.",
      requiredProperties = {"kind", "seat", "version"})
  public record OfferJson(
      @Schema(description = "The kind of the offer: `draw` or `take-back`.") String kind,
      @Schema(description = "The seat that made it.") String seat,
      @Schema(description = "The version at which it was made.") int version) {}
}
