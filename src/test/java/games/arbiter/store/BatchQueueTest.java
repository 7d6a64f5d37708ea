package games.arbiter.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.play.StoreUnavailable;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class BatchQueueTest {

  private static final int CAPACITY = 100;
  private static final int BAD = 13;

  @Inject DataSource database;
  @Inject Vertx vertx;

  private final List<List<Integer>> batches = Collections.synchronizedList(new ArrayList<>());
  private final List<Integer> counted = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch gate = new CountDownLatch(1);
  private BatchQueue<Integer, Integer> queue;

  /** Squares numbers; waits at the gate; fails whole batches for a bad one. */
  private List<Integer> square(Connection connection, List<Integer> numbers) {
    batches.add(numbers);
    entered.countDown();
    await(gate);
    if (numbers.contains(BAD)) {
      throw new IllegalStateException("bad");
    }
    return numbers.stream().map(n -> n * n).toList();
  }

  private void start() {
    queue =
        new BatchQueue<>(
            "test",
            database,
            CAPACITY,
            this::square,
            DedicatedConnection.SessionCheck.NONE,
            (requests, nanos) -> counted.add(requests));
  }

  /** Occupies the queue with a first question until the gate is opened. */
  private CompletionStage<Integer> startBusy() {
    start();
    CompletionStage<Integer> first = queue.submit(0);
    await(entered);
    return first;
  }

  @AfterEach
  void stop() {
    gate.countDown();
    queue.close();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(20, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
  }

  private List<CompletionStage<Integer>> ask(int from, int to) {
    return IntStream.range(from, to).mapToObj(queue::submit).toList();
  }

  private static Throwable failure(CompletionStage<Integer> stage) {
    return assertThrows(CompletionException.class, () -> await(stage)).getCause();
  }

  @Test
  void whatQueuesDuringOneBatchIsTheNext() {
    startBusy();
    List<CompletionStage<Integer>> asked = ask(20, 60);
    gate.countDown();
    for (int i = 0; i < asked.size(); i++) {
      assertEquals((20 + i) * (20 + i), await(asked.get(i)));
    }
    assertEquals(List.of(List.of(0), IntStream.range(20, 60).boxed().toList()), batches);
  }

  @Test
  void whenTheQueueIsFullTheRestIsRefusedAtOnce() {
    startBusy();
    List<CompletionStage<Integer>> asked = ask(20, 20 + CAPACITY);
    CompletionStage<Integer> tooMany = queue.submit(1);
    assertTrue(tooMany.toCompletableFuture().isDone());
    assertInstanceOf(StoreUnavailable.class, failure(tooMany));
    gate.countDown();
    asked.forEach(BatchQueueTest::await);
    assertEquals(4, await(queue.submit(2)));
  }

  @Test
  void aBadQuestionFailsAlone() {
    startBusy();
    List<CompletionStage<Integer>> asked = ask(BAD - 3, BAD + 3);
    gate.countDown();
    for (int i = 0; i < asked.size(); i++) {
      int number = BAD - 3 + i;
      if (number == BAD) {
        assertInstanceOf(IllegalStateException.class, failure(asked.get(i)));
      } else {
        assertEquals(number * number, await(asked.get(i)));
      }
    }
    assertEquals(List.of(1, 1, 1, 1, 1, 1), counted, "what failed is not counted");
  }

  @Test
  void closingAnswersWhatWasAskedAndRefusesTheRest() {
    startBusy();
    List<CompletionStage<Integer>> asked = ask(20, 60);
    gate.countDown();
    queue.close();
    assertTrue(asked.stream().allMatch(stage -> stage.toCompletableFuture().isDone()));
    assertEquals(400, await(asked.get(0)));
    assertInstanceOf(StoreUnavailable.class, failure(queue.submit(1)));
  }

  @Test
  void callersAreAnsweredInTheirOwnContextWhichIsNotHeldUp() {
    start();
    CompletableFuture<Context> answeredIn = new CompletableFuture<>();
    CompletableFuture<Boolean> goesOn = new CompletableFuture<>();
    Context caller = vertx.getOrCreateContext();
    caller.runOnContext(
        nothing -> {
          queue
              .submit(3)
              .whenComplete((nine, failure) -> answeredIn.complete(Vertx.currentContext()));
          caller.runOnContext(then -> goesOn.complete(answeredIn.isDone()));
        });
    assertFalse(await(goesOn));
    gate.countDown();
    assertSame(caller, await(answeredIn));
  }

  /** Where the tables are distributed, a batch concerns one shard. */
  /** Squares numbers, those with one remainder by three in batches of their own. */
  private BatchQueue.BatchHandler<Integer, Integer> squaringByGroups() {
    return new BatchQueue.BatchHandler<Integer, Integer>() {
      @Override
      public List<Integer> execute(Connection connection, List<Integer> numbers) {
        return square(connection, numbers);
      }

      @Override
      public int group(Integer number) {
        return number % 3;
      }
    };
  }

  @Test
  void requestsOfDifferentGroupsNeverShareABatch() {
    queue =
        new BatchQueue<>(
            "test",
            database,
            CAPACITY,
            squaringByGroups(),
            DedicatedConnection.SessionCheck.NONE,
            (requests, nanos) -> counted.add(requests));
    CompletionStage<Integer> first = queue.submit(0);
    await(entered);
    List<CompletionStage<Integer>> asked = ask(20, 60);
    gate.countDown();
    for (int i = 0; i < asked.size(); i++) {
      assertEquals((20 + i) * (20 + i), await(asked.get(i)));
    }
    assertEquals(0, await(first));
    assertEquals(4, batches.size(), "one batch for each group after the first");
    for (List<Integer> batch : batches) {
      assertEquals(1, batch.stream().map(n -> n % 3).distinct().count());
    }
  }
}
