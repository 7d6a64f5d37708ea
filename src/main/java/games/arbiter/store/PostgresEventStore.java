package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameList;
import games.arbiter.play.GameNotifications;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import javax.sql.DataSource;

/**
 * The log in PostgreSQL. What is written, and the look for newer entries that every request needs,
 * is batched with what others need at the same time; the rest is read on worker threads.
 */
public final class PostgresEventStore implements EventStore, AutoCloseable {

  private final BatchQueue<EventAppender.Append, Boolean> writer;
  private final BatchQueue<EventReader.After, List<GameEvent>> reader;
  private final BatchQueue<GameWriter.Creation, Boolean> creator;
  private final GameQueries games;
  private final WorkerPool workers;
  private final WatcherRegistry board = new WatcherRegistry();
  private final NotificationListener listener;

  /**
   * @param capacity how much may wait, of each: appends, looks for entries, new games and all else
   * @param workers how many threads, each with a connection at times, do all else
   */
  public PostgresEventStore(DataSource database, Rulesets rulesets, int capacity, int workers) {
    this(database, rulesets, capacity, workers, (entries, nanos) -> {});
  }

  /**
   * @param appends is told of every batch of appends
   */
  PostgresEventStore(
      DataSource database,
      Rulesets rulesets,
      int capacity,
      int workers,
      BatchQueue.Observer appends) {
    String self = UUID.randomUUID().toString();
    EventAppender events = new EventAppender(self);
    this.writer = new BatchQueue<>("log-writer", database, capacity, events, appends);
    this.creator =
        new BatchQueue<>(
            "game-writer", database, capacity, new GameWriter(events), (asked, nanos) -> {});
    this.reader =
        new BatchQueue<>("log-reader", database, capacity, new EventReader(), (asked, nanos) -> {});
    this.games = new GameQueries(rulesets);
    this.workers = new WorkerPool(workers, capacity);
    this.listener = new NotificationListener(database, board, self);
  }

  /** Where this process, and every other with the same database, tells of what is appended. */
  public GameNotifications news() {
    return board;
  }

  @Override
  public CompletionStage<Boolean> append(GameEvent entry, GameResult result) {
    EventAppender.Append append = EventAppender.Append.of(entry, result);
    return writer
        .ask(append)
        .whenComplete(
            (won, failure) -> {
              if (failure != null || won) {
                board.tell(WatcherRegistry.topic(append.game()));
              }
            });
  }

  /** How many readers of this process wait for games to go on. */
  int waitingReaders() {
    return board.waiters();
  }

  /** How many appends wait to be written. */
  int queuedAppends() {
    return writer.queued();
  }

  @Override
  public CompletionStage<List<GameEvent>> eventsAfter(String id, int version) {
    return GameIds.find(id)
        .map(game -> reader.ask(new EventReader.After(game, version)))
        .orElse(CompletableFuture.completedStage(List.of()));
  }

  @Override
  public CompletionStage<Boolean> create(
      GameCreated created, List<GameEvent> entries, GameResult result) {
    return creator.ask(GameWriter.Creation.of(created, entries, result));
  }

  @Override
  public CompletionStage<Optional<GameCreated>> gameCreated(String id) {
    return ofGame(id, games::gameCreated);
  }

  @Override
  public CompletionStage<Optional<String>> rematchOf(String id) {
    return ofGame(id, games::rematchOf);
  }

  @Override
  public CompletionStage<GameList> list(GameList.Query wanted) {
    return workers.call(() -> games.list(wanted));
  }

  private <T> CompletionStage<Optional<T>> ofGame(String id, Function<UUID, Optional<T>> question) {
    return GameIds.find(id)
        .map(game -> workers.call(() -> question.apply(game)))
        .orElse(CompletableFuture.completedStage(Optional.empty()));
  }

  /** Finishes what has been asked, then gives the connections back. */
  @Override
  public void close() {
    writer.close();
    creator.close();
    reader.close();
    workers.close();
    listener.close();
    board.close();
  }
}
