package games.arbiter.rest.view;

import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Offer;
import games.arbiter.engine.Position;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.play.Game;
import games.arbiter.play.GameCreated;
import games.arbiter.play.Player;
import games.arbiter.play.SeatToken;
import games.arbiter.rest.schema.BoardStatusJson;
import games.arbiter.rest.schema.GameJson;
import games.arbiter.rest.schema.GameResultJson;
import games.arbiter.rest.schema.OfferJson;
import games.arbiter.rest.schema.PlayerJson;
import games.arbiter.rest.schema.SeatPointsJson;
import games.arbiter.rest.schema.SeatTokenJson;
import java.util.List;

/** Games as clients see them. */
public final class GameView {

  private GameView() {}

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
        RulesetTraits.options(ruleset, beginning.options()),
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
        PositionView.of(replay.layout()),
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
}
