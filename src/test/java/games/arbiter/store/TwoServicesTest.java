package games.arbiter.store;

import games.arbiter.engine.Result;
import games.arbiter.play.GameList;
import games.arbiter.play.GameLog;
import games.arbiter.play.GameLogContract;
import games.arbiter.play.LogEntry;
import games.arbiter.play.Registration;
import games.arbiter.rulesets.Registry;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Two services with one database are one log, whichever of them is asked. */
@QuarkusTest
class TwoServicesTest extends GameLogContract {

  private static InTurn log;

  @BeforeAll
  static void start() {
    log = new InTurn(Services.another(Registry.RULESETS), Services.another(Registry.RULESETS));
  }

  @AfterAll
  static void stop() {
    log.one.close();
    log.other.close();
  }

  @Override
  protected GameLog log() {
    return log;
  }

  /** Asks two logs in turn. */
  private record InTurn(PostgresGameLog one, PostgresGameLog other, AtomicInteger turn)
      implements GameLog {

    InTurn(PostgresGameLog one, PostgresGameLog other) {
      this(one, other, new AtomicInteger());
    }

    private GameLog next() {
      return turn.getAndIncrement() % 2 == 0 ? one : other;
    }

    @Override
    public CompletionStage<Boolean> create(
        Registration registration, List<LogEntry> entries, Result result) {
      return next().create(registration, entries, result);
    }

    @Override
    public CompletionStage<Optional<Registration>> registration(String id) {
      return next().registration(id);
    }

    @Override
    public CompletionStage<Optional<String>> rematchOf(String id) {
      return next().rematchOf(id);
    }

    @Override
    public CompletionStage<GameList> list(GameList.Wanted wanted) {
      return next().list(wanted);
    }

    @Override
    public CompletionStage<List<LogEntry>> entriesAfter(String id, int version) {
      return next().entriesAfter(id, version);
    }

    @Override
    public CompletionStage<Boolean> append(LogEntry entry, Result result) {
      return next().append(entry, result);
    }
  }
}
