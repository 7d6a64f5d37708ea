package games.arbiter.store;

import games.arbiter.engine.GameResult;
import games.arbiter.engine.Rulesets;
import games.arbiter.play.EventPage;
import games.arbiter.play.EventStore;
import games.arbiter.play.GameCreated;
import games.arbiter.play.GameEvent;
import games.arbiter.play.GameIds;
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
 * The event store in PostgreSQL. Appends, new games and reads of events are batched with those of
 * other requests; everything else runs on worker threads.
 */
public final class PostgresEventStore implements EventStore, AutoCloseable {

  private final BatchQueue<AppendRequest, Boolean> appender;
  private final BatchQueue<GameCreation, Boolean> creator;
  private final BatchQueue<EventReader.PageRequest, EventPage> reader;
  private final GameQueries games;
  private final WorkerPool workers;
  private final WatcherRegistry watchers = new WatcherRegistry();
  private final NotificationListener listener;

  /**
   * @param capacity how many requests may wait, of each: appends, new games, reads and all others
   * @param workers the number of threads for all others; each uses a connection at times
   */
  public PostgresEventStore(DataSource database, Rulesets rulesets, int capacity, int workers) {
    this(
        database,
        rulesets,
        capacity,
        workers,
        Distribution.isDistributed(database),
        (events, nanos) -> {});
  }

  private static BatchQueue<EventReader.PageRequest, EventPage> reader(
      DataSource database, int capacity, boolean distributed) {
    return new BatchQueue<>(
        "event-reader",
        database,
        capacity,
        new EventReader(distributed),
        DedicatedConnection.SessionCheck.NONE,
        (requests, nanos) -> {});
  }

  /**
   * @param distributed whether the tables are distributed by bucket, so that batches are too
   * @param appends is told of every batch of appends
   */
  PostgresEventStore(
      DataSource database,
      Rulesets rulesets,
      int capacity,
      int workers,
      boolean distributed,
      BatchQueue.BatchObserver appends) {
    String self = UUID.randomUUID().toString();
    BatchQueue.BatchObserver nobody = (requests, nanos) -> {};
    this.appender =
        new BatchQueue<>(
            "event-appender",
            database,
            capacity,
            new EventAppender(self, distributed),
            StuckCommits::check,
            appends);
    this.creator =
        new BatchQueue<>(
            "game-writer",
            database,
            capacity,
            new GameWriter(distributed),
            StuckCommits::check,
            nobody);
    this.reader = reader(database, capacity, distributed);
    this.games = new GameQueries(rulesets);
    this.workers = new WorkerPool(workers, capacity);
    this.listener = new NotificationListener(database, watchers, self);
  }

  /** Tells of events that any process appended to this database. */
  public GameNotifications notifications() {
    return watchers;
  }

  @Override
  public CompletionStage<Boolean> append(GameEvent event, String previousHash, GameResult result) {
    AppendRequest request = AppendRequest.of(event, previousHash, result);
    return appender
        .submit(request)
        .whenComplete(
            (won, failure) -> {
              if (failure != null || won) {
                watchers.wake(WatcherRegistry.topic(request.game()));
              }
            });
  }

  /** How many watchers of this process wait for games to go on. */
  int waitingWatchers() {
    return watchers.waiting();
  }

  /** How many appends wait to be written. */
  int queuedAppends() {
    return appender.queued();
  }

  @Override
  public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
    return GameIds.find(id)
        .map(game -> reader.submit(EventReader.PageRequest.of(game, version, hash)))
        .orElse(CompletableFuture.completedStage(EventPage.UNKNOWN));
  }

  @Override
  public CompletionStage<Boolean> create(
      GameCreated created, List<GameEvent> events, GameResult result) {
    return creator.submit(GameCreation.of(created, events, result));
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
  public CompletionStage<GameList> list(GameList.Query query) {
    return workers.call(() -> games.list(query));
  }

  private <T> CompletionStage<Optional<T>> ofGame(String id, Function<UUID, Optional<T>> query) {
    return GameIds.find(id)
        .map(game -> workers.call(() -> query.apply(game)))
        .orElse(CompletableFuture.completedStage(Optional.empty()));
  }

  /** Executes what was submitted, then gives the connections back. */
  @Override
  public void close() {
    appender.close();
    creator.close();
    reader.close();
    workers.close();
    listener.close();
    watchers.close();
  }
}
