package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How every {@link EventStore} must list games. The log may hold other games. */
abstract class GameListContract {

  private static final Comparator<GameCreated> NEWEST_FIRST =
      Comparator.comparing(GameCreated::createdAt).thenComparing(GameCreated::id).reversed();

  /** A time of its own for each test, so that no other games stand between its games. */
  private final Instant time =
      Instant.EPOCH.plusMillis(ThreadLocalRandom.current().nextLong(1L << 45));

  /** The log to test, the same one throughout a test. */
  protected abstract EventStore log();

  static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
  }

  GameCreated create(GameCreated game) {
    assertTrue(await(log().create(game, List.of(), null)));
    return game;
  }

  /** Listed games, several of each moment, in the order of the list. */
  private List<GameCreated> listed(int count) {
    List<GameCreated> games =
        new ArrayList<>(
            IntStream.range(0, count)
                .mapToObj(i -> create(Samples.listed(time.plusMillis(i / 3))))
                .toList());
    games.sort(NEWEST_FIRST);
    return games;
  }

  private GameList.Cursor newestOfThisTest() {
    return new GameList.Cursor(time.plusSeconds(1), Samples.id());
  }

  private GameList page(GameList.Cursor after, Boolean finished, int limit) {
    String ruleset = Samples.game().beginning().ruleset().id();
    return await(log().list(new GameList.Query(ruleset, finished, after, limit)));
  }

  private static List<String> ids(List<GameCreated> games) {
    return games.stream().map(GameCreated::id).toList();
  }

  private static List<String> ids(GameList list) {
    return list.items().stream().map(GameList.Item::id).toList();
  }

  @Test
  void gamesAreListedNewestFirstInPartsWithoutGapsOrRepeats() {
    List<GameCreated> games = listed(21);
    List<String> seen = new ArrayList<>();
    GameList.Cursor place = newestOfThisTest();
    while (seen.size() < games.size()) {
      GameList page = page(place, null, 3);
      assertEquals(3, page.items().size());
      seen.addAll(ids(page));
      place = page.next();
    }
    assertEquals(ids(games), seen);
  }

  @Test
  void theListEnds() {
    listed(2);
    GameList page = page(null, null, 200);
    HashSet<String> seen = new HashSet<>(ids(page));
    while (page.next() != null) {
      page = page(page.next(), null, 200);
      assertTrue(Collections.disjoint(seen, ids(page)));
      seen.addAll(ids(page));
    }
    assertNull(page.next());
  }

  @Test
  void aPlaceStaysWhereItIsWhileGamesAreCreated() {
    List<GameCreated> games = listed(12);
    GameList first = page(newestOfThisTest(), null, 5);
    for (int i = 0; i < 5; i++) {
      create(Samples.listed(time.plusMillis(500 + i)));
    }
    GameList second = page(first.next(), null, 7);
    assertEquals(ids(games.subList(0, 5)), ids(first));
    assertEquals(ids(games.subList(5, 12)), ids(second));
  }

  @Test
  void onlyListedGamesOfTheRulesetAreListed() {
    GameCreated seen = create(Samples.listed(time));
    create(Samples.unlisted(time.plusMillis(1)));
    assertEquals(List.of(seen.id()), ids(page(newestOfThisTest(), null, 1)));
    assertEquals(
        new GameList(List.of(), null),
        await(log().list(new GameList.Query("unknown", null, null, 1))));
  }

  @Test
  void aGameIsListedWithItsEndByTheEntryThatWon() {
    List<GameCreated> games = listed(3);
    String ended = games.get(1).id();
    String open = games.get(2).id();
    String first = Samples.entry(ended, 1).hash();
    await(log().append(Samples.entry(ended, 1), null, null));
    await(log().append(Samples.entry(ended, 2), first, Samples.RESULT));
    await(log().append(Samples.entry(open, 1), null, null));
    await(log().append(Samples.entry(open, 1, "lost", "", null), null, Samples.RESULT));
    assertEquals(
        List.of(
            Samples.item(games.get(0), null),
            Samples.item(games.get(1), new GameList.Ending(2, Samples.RESULT)),
            Samples.item(games.get(2), null)),
        page(newestOfThisTest(), null, 3).items());
    assertEquals(ids(games.subList(1, 2)), ids(page(newestOfThisTest(), true, 1)));
    assertEquals(ids(List.of(games.get(0), games.get(2))), ids(page(newestOfThisTest(), false, 2)));
  }

  @Test
  void anImportedGameIsListedWithItsEnd() {
    GameCreated game = Samples.listed(time);
    await(log().create(game, Samples.entries(game.id(), 7), Samples.RESULT));
    assertEquals(
        List.of(Samples.item(game, new GameList.Ending(7, Samples.RESULT))),
        page(newestOfThisTest(), true, 1).items());
  }
}
