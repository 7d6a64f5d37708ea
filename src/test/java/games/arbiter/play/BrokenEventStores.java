package games.arbiter.play;

import games.arbiter.engine.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Logs that are each wrong in one way: a suite that lets one pass is worth nothing. */
final class BrokenEventStores {

  private BrokenEventStores() {}

  /** Makers of broken logs by what is wrong with them. */
  static Map<String, Supplier<EventStore>> all() {
    Map<String, Supplier<EventStore>> logs = new LinkedHashMap<>();
    logs.put("does nothing", Idle::new);
    logs.put("fails whatever it does", Failing::new);
    logs.put("loses every tenth entry", Forgetful::new);
    logs.put("takes a version twice", Doubling::new);
    logs.put("tells losers that they won", Flattering::new);
    logs.put("tells winners that they lost", Discouraging::new);
    logs.put("takes a key twice", Keyless::new);
    logs.put("appends to what it does not have", Splitting::new);
    logs.put("does not tell that it lost events", Complacent::new);
    logs.put("reads backwards", Backward::new);
    logs.put("reads what is a moment old", Late::new);
    logs.put("makes every rematch", Obliging::new);
    logs.put("forgets the entries of an import", Shallow::new);
    logs.put("stores half a game", Careless::new);
    logs.put("takes what cannot be stored", Greedy::new);
    logs.put("lists everything", Indiscreet::new);
    logs.put("lists oldest first", Upended::new);
    logs.put("forgets how games ended", Endless::new);
    return logs;
  }

  private static <T> CompletionStage<T> done(T value) {
    return CompletableFuture.completedStage(value);
  }

  private static GameEvent without(GameEvent entry, boolean key, boolean nul) {
    return new GameEvent(
        entry.gameId(),
        entry.version(),
        entry.seat(),
        nul ? entry.action().replace("\0", "") : entry.action(),
        entry.time(),
        entry.hash(),
        nul ? entry.keyScope().replace("\0", "") : entry.keyScope(),
        key || entry.key() == null ? null : entry.key().replace("\0", ""));
  }

  private static final class Idle implements EventStore {
    @Override
    public CompletionStage<Boolean> create(GameCreated game, List<GameEvent> log, GameResult end) {
      return done(true);
    }

    @Override
    public CompletionStage<Optional<GameCreated>> gameCreated(String id) {
      return done(Optional.empty());
    }

    @Override
    public CompletionStage<Optional<String>> rematchOf(String id) {
      return done(Optional.empty());
    }

    @Override
    public CompletionStage<GameList> list(GameList.Query wanted) {
      return done(new GameList(List.of(), null));
    }

    @Override
    public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
      return done(EventPage.UNKNOWN);
    }

    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return done(true);
    }
  }

  private static final class Failing extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      super.append(entry, previous, result);
      return CompletableFuture.failedStage(new StoreUnavailable("always", null));
    }
  }

  private static final class Forgetful extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return entry.version() % 10 == 0 ? done(true) : super.append(entry, previous, result);
    }
  }

  private static final class Doubling extends InMemoryEventStore {
    private final Map<String, List<GameEvent>> extra = new ConcurrentHashMap<>();

    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return super.append(entry, previous, result)
          .thenApply(
              won -> {
                if (!won) {
                  extra
                      .computeIfAbsent(
                          entry.gameId(), id -> Collections.synchronizedList(new ArrayList<>()))
                      .add(entry);
                }
                return won;
              });
    }

    @Override
    public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
      return super.eventsAfter(id, version, hash)
          .thenApply(
              page -> {
                List<GameEvent> all = new ArrayList<>(page.events());
                all.addAll(extra.getOrDefault(id, List.of()));
                return new EventPage(page.known(), all);
              });
    }
  }

  private static final class Flattering extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return super.append(entry, previous, result).thenApply(won -> true);
    }
  }

  private static final class Discouraging extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return super.append(entry, previous, result)
          .thenApply(won -> won && entry.version() % 7 != 0);
    }
  }

  private static final class Keyless extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return super.append(without(entry, true, false), previous, result);
    }
  }

  private static final class Splitting extends InMemoryEventStore {
    @Override
    boolean follows(GameEvent event, String previousHash) {
      return true;
    }
  }

  private static final class Complacent extends InMemoryEventStore {
    @Override
    public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
      return super.eventsAfter(id, version, hash)
          .thenApply(page -> new EventPage(true, page.events()));
    }
  }

  private static final class Backward extends InMemoryEventStore {
    @Override
    public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
      return super.eventsAfter(id, version, hash)
          .thenApply(
              page -> {
                List<GameEvent> reversed = new ArrayList<>(page.events());
                Collections.reverse(reversed);
                return new EventPage(page.known(), reversed);
              });
    }
  }

  private static final class Late extends InMemoryEventStore {
    @Override
    public CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
      return super.eventsAfter(id, version, hash)
          .thenApply(
              page ->
                  new EventPage(
                      page.known(),
                      page.events().subList(0, Math.max(0, page.events().size() - 1))));
    }
  }

  private static final class Obliging extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> create(GameCreated game, List<GameEvent> log, GameResult end) {
      return super.create(game, log, end).thenApply(made -> true);
    }
  }

  private static final class Shallow extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> create(GameCreated game, List<GameEvent> log, GameResult end) {
      return super.create(game, List.of(), end);
    }
  }

  private static final class Careless extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> create(GameCreated game, List<GameEvent> log, GameResult end) {
      CompletionStage<Boolean> whole = super.create(game, log, end);
      return whole.toCompletableFuture().isCompletedExceptionally()
          ? super.create(game, List.of(), end).thenCompose(half -> whole)
          : whole;
    }
  }

  private static final class Greedy extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return super.append(without(entry, false, true), previous, result);
    }
  }

  private static final class Indiscreet extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> create(GameCreated game, List<GameEvent> log, GameResult end) {
      return super.create(
          new GameCreated(
              game.id(),
              game.beginning(),
              game.access(),
              true,
              game.createdAt(),
              game.players(),
              game.tokens(),
              game.rematchOf()),
          log,
          end);
    }
  }

  private static final class Upended extends InMemoryEventStore {
    @Override
    public CompletionStage<GameList> list(GameList.Query wanted) {
      return super.list(wanted)
          .thenApply(
              list -> {
                List<GameList.Item> items = new ArrayList<>(list.items());
                Collections.reverse(items);
                return new GameList(items, list.next());
              });
    }
  }

  private static final class Endless extends InMemoryEventStore {
    @Override
    public CompletionStage<Boolean> append(GameEvent entry, String previous, GameResult result) {
      return super.append(entry, previous, null);
    }
  }
}
