package games.arbiter.play;

import games.arbiter.engine.Replay;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** Use case: a client creates a game, or imports one. */
public final class CreateGame {

  private final GameRepository games;
  private final EventStore store;
  private final Clock clock;
  private final Secrets secrets;

  public CreateGame(GameRepository games, EventStore store, Clock clock, Secrets secrets) {
    this.games = games;
    this.store = store;
    this.clock = clock;
    this.secrets = secrets;
  }

  /**
   * A game to create.
   *
   * @param players those that have a name
   * @param replay how it begins and, if it is imported, how it has gone on
   */
  public record Command(Access access, boolean listed, List<Player> players, Replay replay) {
    public Command {
      players = List.copyOf(players);
    }

    private Player player(String seat) {
      return players.stream()
          .filter(player -> player.seat().equals(seat))
          .findFirst()
          .orElse(new Player(seat, null));
    }
  }

  /** A new game with the tokens of its seats, which are shown nowhere else; none if it is open. */
  public record Created(Game game, List<SeatToken> tokens) {}

  /** Stores a new game. Events of an imported one have the time of its creation. */
  public CompletionStage<Created> create(Command command) {
    Replay replay = command.replay();
    Instant now = GameEvent.now(clock);
    List<String> seats = replay.ruleset().catalogue().seats();
    List<SeatToken> tokens =
        command.access() == Access.OPEN ? List.of() : seats.stream().map(secrets::token).toList();
    GameCreated created =
        new GameCreated(
            secrets.gameId(now),
            replay.beginning(),
            command.access(),
            command.listed(),
            now,
            seats.stream().map(command::player).toList(),
            tokens.stream().map(SeatToken::digest).toList(),
            null);
    Game game = Game.begin(created, replay.at(0)).followedBy(replay, now);
    List<GameEvent> events = game.versions(1, game.version()).stream().map(Game::event).toList();
    return store
        .create(created, events, replay.result().orElse(null))
        .thenApply(
            stored -> {
              games.keep(game);
              return new Created(game, tokens);
            });
  }
}
