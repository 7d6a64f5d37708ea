package games.arbiter.play;

import games.arbiter.engine.GameResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A log that a process keeps for itself. */
public class InMemoryEventStore implements EventStore {

  private static final Comparator<GameList.Cursor> OLDEST_FIRST =
      Comparator.comparing(GameList.Cursor::createdAt).thenComparing(GameList.Cursor::id);

  private final Map<String, Stored> games = new HashMap<>();

  private record Stored(GameCreated created, GameList.Ending ending) {}

  private final Map<String, List<GameEvent>> logs = new HashMap<>();

  @Override
  public synchronized CompletionStage<Boolean> create(
      GameCreated created, List<GameEvent> entries, GameResult result) {
    boolean refused = created.rematchOf() != null && !mayHaveRematch(created.rematchOf());
    Set<Integer> versions = new HashSet<>();
    if (!entries.stream().allMatch(entry -> versions.add(entry.version()))) {
      return CompletableFuture.failedStage(new IllegalStateException("two entries of one version"));
    }
    if (!refused) {
      GameList.Ending ending = result == null ? null : new GameList.Ending(entries.size(), result);
      games.put(created.id(), new Stored(created, ending));
      logs.put(created.id(), new ArrayList<>(entries));
    }
    return CompletableFuture.completedStage(!refused);
  }

  private boolean mayHaveRematch(String id) {
    Stored old = games.get(id);
    return old != null && old.ending() != null && find(id).isEmpty();
  }

  private Optional<String> find(String rematchOf) {
    return games.values().stream()
        .map(Stored::created)
        .filter(game -> rematchOf.equals(game.rematchOf()))
        .map(GameCreated::id)
        .findFirst();
  }

  @Override
  public synchronized CompletionStage<Optional<GameCreated>> gameCreated(String id) {
    return CompletableFuture.completedStage(
        Optional.ofNullable(games.get(id)).map(Stored::created));
  }

  @Override
  public synchronized CompletionStage<Optional<String>> rematchOf(String id) {
    return CompletableFuture.completedStage(find(id));
  }

  @Override
  public synchronized CompletionStage<GameList> list(GameList.Query wanted) {
    List<Stored> found =
        games.values().stream()
            .filter(item -> item.created().listed())
            .filter(item -> wanted.ruleset() == null || wanted.ruleset().equals(ruleset(item)))
            .filter(
                item -> wanted.finished() == null || wanted.finished() == (item.ending() != null))
            .filter(
                item ->
                    wanted.after() == null || OLDEST_FIRST.compare(place(item), wanted.after()) < 0)
            .sorted(Comparator.comparing(InMemoryEventStore::place, OLDEST_FIRST).reversed())
            .toList();
    boolean more = found.size() > wanted.limit();
    List<Stored> shown = more ? found.subList(0, wanted.limit()) : found;
    return CompletableFuture.completedStage(
        new GameList(
            shown.stream().map(game -> Samples.item(game.created, game.ending)).toList(),
            more ? place(shown.get(shown.size() - 1)) : null));
  }

  private static String ruleset(Stored item) {
    return item.created().beginning().ruleset().id();
  }

  private static GameList.Cursor place(Stored item) {
    return new GameList.Cursor(item.created().createdAt(), item.created().id());
  }

  @Override
  public synchronized CompletionStage<EventPage> eventsAfter(String id, int version, String hash) {
    List<GameEvent> log = logs.getOrDefault(id, List.of());
    boolean known =
        version == 0
            ? games.containsKey(id)
            : log.stream()
                .anyMatch(
                    event ->
                        event.version() == version && (hash == null || hash.equals(event.hash())));
    return CompletableFuture.completedStage(
        known
            ? new EventPage(
                true, log.stream().filter(event -> event.version() > version).limit(PAGE).toList())
            : EventPage.UNKNOWN);
  }

  @Override
  public synchronized CompletionStage<Boolean> append(
      GameEvent event, String previousHash, GameResult result) {
    check(event);
    List<GameEvent> log = logs.computeIfAbsent(event.gameId(), id -> new ArrayList<>());
    boolean taken =
        follows(event, previousHash) && log.stream().noneMatch(known -> clash(known, event));
    if (taken) {
      log.add(event);
      if (result != null) {
        games.computeIfPresent(
            event.gameId(),
            (id, item) -> new Stored(item.created(), new GameList.Ending(event.version(), result)));
      }
    }
    return CompletableFuture.completedStage(taken);
  }

  /** Whether the event before is in the log with its hash. */
  boolean follows(GameEvent event, String previousHash) {
    return event.version() == 1
        ? games.containsKey(event.gameId())
        : logs.getOrDefault(event.gameId(), List.of()).stream()
            .anyMatch(
                known ->
                    known.version() == event.version() - 1 && known.hash().equals(previousHash));
  }

  /** Sets the log of a game back to a version, as a restored database does. */
  synchronized void setBack(String id, int version) {
    logs.get(id).removeIf(event -> event.version() > version);
  }

  /** Loses a game, as a restored database does. */
  synchronized void lose(String id) {
    games.remove(id);
    logs.remove(id);
  }

  private static void check(GameEvent entry) {
    UUID.fromString(entry.gameId());
    if ((entry.seat() + entry.action() + entry.keyScope() + entry.key()).indexOf(0) >= 0) {
      throw new IllegalArgumentException("NUL in " + entry);
    }
  }

  private static boolean clash(GameEvent known, GameEvent entry) {
    return known.version() == entry.version()
        || (entry.key() != null
            && entry.key().equals(known.key())
            && entry.keyScope().equals(known.keyScope()));
  }
}
