package games.arbiter.play;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Ruleset;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Use case: a seat acts in a game. */
public final class Act {

  private final GameRepository games;
  private final EventStore store;
  private final Clock clock;
  private final DecisionObserver observer;

  public Act(GameRepository games, EventStore store, Clock clock, DecisionObserver observer) {
    this.games = games;
    this.store = store;
    this.clock = clock;
    this.observer = observer;
  }

  /**
   * Decides a command. An accepted one is stored durably when the stage completes. Every other
   * outcome is that of the game as the store has it: a game in memory decides only what the store
   * then confirms.
   */
  public CompletionStage<ActOutcome> act(ActCommand command) {
    return games
        .cached(command.gameId())
        .map(game -> decide(game, command, false))
        .orElseGet(() -> decideStored(command));
  }

  private CompletionStage<ActOutcome> decideStored(ActCommand command) {
    return games
        .find(command.gameId())
        .thenCompose(
            found ->
                found
                    .map(game -> decide(game, command, true))
                    .orElseGet(() -> rejected(new CommandRejection.NoSuchGame())));
  }

  /**
   * @param current whether the store had the game like this since the command came
   */
  private CompletionStage<ActOutcome> decide(Game game, ActCommand command, boolean current) {
    Ruleset ruleset = game.replay().ruleset();
    ActOutcome outcome =
        observer.observe(ruleset, () -> Decider.decide(game, command, GameEvent.now(clock)));
    return outcome.match(
        accepted -> {
          if (accepted.searched() > 0) {
            observer.searched(ruleset, accepted.searched());
          }
          return append(game, accepted, command);
        },
        duplicate -> current ? completed(duplicate) : decideStored(command),
        rejected -> current ? completed(rejected) : decideStored(command));
  }

  private CompletionStage<ActOutcome> append(
      Game before, ActOutcome.Accepted accepted, ActCommand command) {
    Game next = accepted.game();
    GameResult result = next.replay().result().orElse(null);
    return store
        .append(next.event(), before.hash(), result)
        .thenCompose(
            appended -> {
              if (!appended) {
                return decideAgain(before, command);
              }
              games.keep(next);
              return completed(accepted);
            });
  }

  /** After a lost race the store has another game than the one that the command was decided on. */
  private CompletionStage<ActOutcome> decideAgain(Game before, ActCommand command) {
    return games
        .find(command.gameId())
        .thenCompose(
            found -> {
              if (found.isEmpty()) {
                return rejected(new CommandRejection.NoSuchGame());
              }
              Game game = found.get();
              return game.hash().equals(before.hash())
                  ? CompletableFuture.failedStage(
                      new StoreUnavailable("an event that follows was not taken", null))
                  : decide(game, command, true);
            });
  }

  private static CompletionStage<ActOutcome> rejected(CommandRejection rejection) {
    return completed(new ActOutcome.Rejected(rejection));
  }

  private static CompletionStage<ActOutcome> completed(ActOutcome outcome) {
    return CompletableFuture.completedStage(outcome);
  }
}
