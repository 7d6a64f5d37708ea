package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every {@link EventStore} must do. The log may hold other games. */
public abstract class EventStoreContract extends GameListContract {

  private static final int ROUNDS = 20;

  /** Appends an event to what is in the log before it. */
  private boolean append(GameEvent entry) {
    return append(entry, hash(entry.gameId(), entry.version() - 1));
  }

  private boolean append(GameEvent entry, String previousHash) {
    return await(log().append(entry, previousHash, null));
  }

  /** The hash of a version in the log; null if it has none. */
  private String hash(String game, int version) {
    return events(game, version - 1).stream().findFirst().map(GameEvent::hash).orElse(null);
  }

  private List<GameEvent> events(String game, int after) {
    return await(log().eventsAfter(game, Math.max(0, after), null)).events();
  }

  private List<GameEvent> entries(String game) {
    return events(game, 0);
  }

  /** A game that has ended. */
  private GameCreated finished() {
    GameCreated game = Samples.game();
    assertTrue(await(log().create(game, Samples.entries(game.id(), 1), Samples.RESULT)));
    return game;
  }

  private GameCreated created() {
    return create(Samples.game());
  }

  private static int wins(List<Boolean> answers) {
    return Collections.frequency(answers, true);
  }

  @Test
  void aGameIsFoundAsItWasRegistered() {
    for (GameCreated game : List.of(Samples.game(), Samples.fullGame(finished().id()))) {
      create(game);
      assertEquals(Optional.of(game), await(log().gameCreated(game.id())));
      assertEquals(List.of(), entries(game.id()));
    }
  }

  @Test
  void nothingIsFoundForAnUnknownIdWhateverItsForm() {
    GameCreated known = created();
    append(Samples.entry(known.id(), 1));
    List<String> ids =
        List.of(
            Samples.id(),
            known.id().toUpperCase(Locale.ROOT) + "A",
            known.id().substring(1),
            "{" + known.id() + "}",
            "",
            "1",
            "\0",
            "' or 1=1 --",
            "x".repeat(10_000));
    for (String id : ids) {
      assertEquals(Optional.empty(), await(log().gameCreated(id)), id);
      assertEquals(Optional.empty(), await(log().rematchOf(id)), id);
      assertEquals(EventPage.UNKNOWN, await(log().eventsAfter(id, 0, null)), id);
    }
  }

  @Test
  void entriesAreReadInTheirOrderAsTheyWereAppended() {
    String game = created().id();
    List<GameEvent> played = Samples.entries(game, 30);
    played.forEach(entry -> assertTrue(append(entry)));
    assertEquals(played, entries(game));
    assertEquals(played.subList(29, 30), events(game, 29));
    assertEquals(List.of(), events(game, 30));
    assertEquals(EventPage.UNKNOWN, await(log().eventsAfter(game, 1_000_000, null)));
  }

  @Test
  void aTakenVersionIsNotTakenAgain() {
    String game = created().id();
    GameEvent first = Samples.entry(game, 1);
    assertTrue(append(first));
    assertFalse(append(first));
    assertFalse(append(Samples.entry(game, 1, "other", "", null)));
    assertEquals(List.of(first), entries(game));
  }

  @Test
  void aKeyIsTakenOnceInItsScopeOfItsGame() {
    String game = created().id();
    String other = created().id();
    assertTrue(append(Samples.entry(game, 1, "a", "first", "key")));
    assertFalse(append(Samples.entry(game, 2, "b", "first", "key")));
    assertTrue(append(Samples.entry(game, 2, "b", "second", "key")));
    assertTrue(append(Samples.entry(game, 3, "c", "first", "Key")));
    assertTrue(append(Samples.entry(game, 4, "d", "first", null)));
    assertTrue(append(Samples.entry(game, 5, "e", "first", null)));
    assertTrue(append(Samples.entry(other, 1, "a", "first", "key")));
    assertEquals(5, entries(game).size());
  }

  @Test
  void ofManyForOneVersionOneWinsAndTheOthersAreToldSo() throws Exception {
    String game = created().id();
    for (int round = 1; round <= ROUNDS; round++) {
      int version = round;
      List<Boolean> won =
          Race.run(i -> append(Samples.entry(game, version, "of " + i, "s" + i, "k" + version)));
      assertEquals(1, wins(won));
      assertEquals(
          List.of(
              Samples.entry(game, version, winner(won), "s" + won.indexOf(true), "k" + version)),
          events(game, version - 1));
    }
    assertEquals(
        IntStream.rangeClosed(1, ROUNDS).boxed().toList(),
        entries(game).stream().map(GameEvent::version).toList());
  }

  private static String winner(List<Boolean> won) {
    return "of " + won.indexOf(true);
  }

  @Test
  void ofManyWithOneKeyOneWins() throws Exception {
    String game = created().id();
    List<Boolean> won = Race.run(i -> append(Samples.entry(game, 1, "of " + i, "s", "key")));
    assertEquals(1, wins(won));
    assertEquals(List.of(winner(won)), entries(game).stream().map(GameEvent::action).toList());
  }

  @Test
  void aUsedKeyDoesNotWinWhoeverElseDoes() throws Exception {
    String game = created().id();
    assertTrue(append(Samples.entry(game, 1, "a", "s", "used")));
    for (int round = 2; round <= ROUNDS; round++) {
      int version = round;
      List<Boolean> won =
          Race.run(i -> append(Samples.entry(game, version, "b", "s", i % 2 == 0 ? "used" : null)));
      assertEquals(1, wins(won));
      assertEquals(1, won.indexOf(true) % 2);
    }
    assertEquals(ROUNDS, entries(game).size());
  }

  @Test
  void gamesAtTheSameTimeDoNotDisturbEachOtherAndEachReadsItsWrites() throws Exception {
    List<Boolean> complete =
        Race.run(
            i -> {
              String game = created().id();
              List<GameEvent> played = Samples.entries(game, ROUNDS);
              return played.stream()
                      .allMatch(
                          entry ->
                              append(entry)
                                  && events(game, entry.version() - 1).equals(List.of(entry)))
                  && entries(game).equals(played);
            });
    assertEquals(Race.RUNNERS, wins(complete));
  }

  @Test
  void anEntryThatCannotBeStoredIsRefusedAloneAndAtOnce() throws Exception {
    String game = created().id();
    List<GameEvent> bad =
        List.of(
            Samples.entry("no-uuid", 1),
            Samples.entry(game, 1, "nul\0", "", null),
            Samples.entry(game, 1, "a", "\0", null),
            Samples.entry(game, 1, "a", "", "key\0"));
    for (GameEvent entry : bad) {
      assertThrows(IllegalArgumentException.class, () -> log().append(entry, null, null));
    }
    assertEquals(List.of(), entries(game));
    assertTrue(append(Samples.entry(game, 1)));
  }

  @Test
  void anImportedGameIsStoredWithItsEntries() {
    GameCreated game = Samples.game();
    List<GameEvent> played = Samples.entries(game.id(), 250);
    assertTrue(await(log().create(game, played, Samples.RESULT)));
    assertEquals(Optional.of(game), await(log().gameCreated(game.id())));
    assertEquals(played, entries(game.id()));
    assertFalse(append(Samples.entry(game.id(), 250)));
  }

  @Test
  void aLongLogIsReadPageByPage() {
    GameCreated game = Samples.game();
    List<GameEvent> played = Samples.entries(game.id(), EventStore.PAGE + 7);
    assertTrue(await(log().create(game, played, null)));
    assertEquals(played.subList(0, EventStore.PAGE), entries(game.id()));
    assertEquals(
        played.subList(EventStore.PAGE, EventStore.PAGE + 7), events(game.id(), EventStore.PAGE));
    assertEquals(played.subList(5, EventStore.PAGE + 5), events(game.id(), 5));
  }

  @Test
  void aGameIsStoredWithAllItsEntriesOrNotAtAll() {
    GameCreated game = Samples.game();
    List<GameEvent> twice = List.of(Samples.entry(game.id(), 1), Samples.entry(game.id(), 1));
    assertThrows(CompletionException.class, () -> await(log().create(game, twice, null)));
    assertEquals(Optional.empty(), await(log().gameCreated(game.id())));
    assertEquals(List.of(), entries(game.id()));
  }

  @Test
  void aGameHasOneRematchWhoeverMakesIt() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      String game = finished().id();
      assertEquals(Optional.empty(), await(log().rematchOf(game)));
      List<GameCreated> rematches =
          IntStream.range(0, Race.RUNNERS).mapToObj(i -> Samples.rematch(game)).toList();
      List<Boolean> made = Race.run(i -> await(log().create(rematches.get(i), List.of(), null)));
      assertEquals(1, wins(made));
      GameCreated rematch = rematches.get(made.indexOf(true));
      assertEquals(Optional.of(rematch.id()), await(log().rematchOf(game)));
      for (GameCreated each : rematches) {
        assertEquals(each == rematch, await(log().gameCreated(each.id())).isPresent());
      }
    }
  }

  @Test
  void aRematchMayHaveARematch() {
    GameCreated first = finished();
    GameCreated second = Samples.rematch(first.id());
    await(log().create(second, Samples.entries(second.id(), 1), Samples.RESULT));
    GameCreated third = create(Samples.rematch(second.id()));
    assertEquals(Optional.of(third.id()), await(log().rematchOf(second.id())));
  }

  @Test
  void aGameWithoutAnEndInTheLogHasNoRematch() {
    for (String old : List.of(created().id(), Samples.id())) {
      GameCreated rematch = Samples.rematch(old);
      assertFalse(await(log().create(rematch, List.of(), null)));
      assertEquals(Optional.empty(), await(log().rematchOf(old)));
      assertEquals(Optional.empty(), await(log().gameCreated(rematch.id())));
    }
  }

  @Test
  void anEventIsAppendedOnlyToTheEventBeforeIt() {
    String game = created().id();
    List<GameEvent> played = Samples.entries(game, 7);
    played.subList(0, 4).forEach(event -> assertTrue(append(event)));
    assertFalse(append(played.get(6), played.get(5).hash()));
    assertFalse(append(played.get(4), played.get(2).hash()));
    assertFalse(append(played.get(4), null));
    assertEquals(played.subList(0, 4), entries(game));
    assertTrue(append(played.get(4), played.get(3).hash()));
  }

  @Test
  void anEventIsNotAppendedToAnotherHistory() {
    String game = created().id();
    List<GameEvent> lost = Samples.entries(game, 7);
    lost.subList(0, 4).forEach(event -> assertTrue(append(event)));
    assertTrue(append(Samples.entry(game, 5, "other 5", "", null)));
    assertTrue(append(Samples.entry(game, 6, "other 6", "", null)));
    assertFalse(append(lost.get(6), lost.get(5).hash()));
    assertEquals(6, entries(game).size());
  }

  @Test
  void nothingIsAppendedToAGameThatIsNotThere() {
    assertFalse(append(Samples.entry(Samples.id(), 1)));
  }

  @Test
  void ofManyEventsInOneBatchOnlyThoseWithTheEventBeforeAreAppended() throws Exception {
    List<String> games = IntStream.range(0, Race.RUNNERS).mapToObj(i -> created().id()).toList();
    List<Boolean> won = Race.run(i -> append(Samples.entry(games.get(i), 1 + i % 2), null));
    for (int i = 0; i < Race.RUNNERS; i++) {
      assertEquals(i % 2 == 0, won.get(i));
    }
  }

  @Test
  void aReaderIsToldWhetherTheLogHasWhatItHolds() {
    String game = created().id();
    List<GameEvent> played = Samples.entries(game, 4);
    played.forEach(event -> assertTrue(append(event)));
    String hash = played.get(3).hash();
    assertEquals(new EventPage(true, List.of()), await(log().eventsAfter(game, 4, hash)));
    assertEquals(new EventPage(true, played), await(log().eventsAfter(game, 0, "any")));
    assertEquals(EventPage.UNKNOWN, await(log().eventsAfter(game, 6, hash)));
    assertEquals(EventPage.UNKNOWN, await(log().eventsAfter(game, 3, hash)));
  }
}
