package games.arbiter.bench;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.tablut.Perft;
import games.arbiter.rulesets.tablut.Tablut;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Tablut from its start. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TablutBenchmark {

  private static final int PLIES = 4;
  private static final int LEAVES = 19_913_864;

  private final Tablut tablut = new Tablut();
  private final Position start = tablut.start(GameOptions.of(tablut.catalogue(), Map.of()), null);
  private final Action first = tablut.action("a4-d4").orElseThrow();

  /** Time a leaf of perft 4, every move made, those to the leaves included. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OperationsPerInvocation(LEAVES)
  public Perft.Tally perftMakingEveryMove() {
    return Perft.byMaking(start, PLIES);
  }

  /** Time a leaf of perft 4, the last ply counted without making its moves. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OperationsPerInvocation(LEAVES)
  public long perftCountingLastPly() {
    return Perft.count(start, PLIES);
  }

  /** The sorted list of the 80 legal actions. */
  @Benchmark
  public List<Action> legalActions() {
    return start.legalActions();
  }

  /** Judging and applying one action, its effects and the end of the game included. */
  @Benchmark
  public Verdict<Position> judgeAndApply() {
    return start.judge(first);
  }
}
