package games.arbiter.bench;

import games.arbiter.engine.Action;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.Position;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import games.arbiter.rulesets.ConformanceData;
import games.arbiter.rulesets.Replays;
import games.arbiter.rulesets.talat.Perft;
import games.arbiter.rulesets.talat.SampledBoards;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Talat and Talat for two, over positions of random play. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TalatBenchmark {

  private static final int GAMES = 200;
  private static final long SEED = 20_261_129;
  private static final int PERFT_PLIES = 4;
  private static final int DECISIONS = 200;

  private record Turn(Replay before, Action action) {}

  @Param({"talat", "talat-duo"})
  public String id;

  private Ruleset ruleset;
  private Position start;
  private Position playBegun;
  private SampledBoards boards;
  private SampledBoards hardBoards;
  private int hardest;
  private List<Turn> turns;
  private int next;

  @Setup
  public void sample() {
    ruleset = Rulesets.registered().find(id).orElseThrow();
    start = Replays.start(ruleset).position();
    boards = SampledBoards.ofRandomPlay(ruleset, GAMES, SEED);
    hardBoards = SampledBoards.hard();
    hardest = hardBoards.hardest(DECISIONS);
    turns = new ArrayList<>();
    Random random = new Random(SEED);
    for (int i = 0; i < GAMES; i++) {
      for (Replay now = Replays.start(ruleset); now.status() != Status.FINISHED; ) {
        List<Action> legal = now.legalActions();
        Action action = legal.get(random.nextInt(legal.size()));
        turns.add(new Turn(now, action));
        now = Replays.play(now, action.name());
      }
    }
    playBegun = playBegun();
  }

  /** The first position of play in the first game of the conformance data. */
  private Position playBegun() {
    Replay now = Replays.start(ruleset);
    for (String name :
        ConformanceData.strings(ConformanceData.line(ruleset, "games.jsonl", 1).get("actions"))) {
      if (now.status() == Status.PLAY) {
        break;
      }
      now = Replays.play(now, name);
    }
    return now.position();
  }

  private int next(int size) {
    next = next + 1 >= size ? 0 : next + 1;
    return next;
  }

  /** Deciding whether a board of random play is frozen, with the proof. */
  @Benchmark
  public FreezeProof freezeInRandomPlay() {
    return boards.prove(next(boards.size()));
  }

  /** The same for the boards of the conformance data. */
  @Benchmark
  public FreezeProof freezeOfHardBoards() {
    return hardBoards.prove(next(hardBoards.size()));
  }

  /** The same for the hardest of these. */
  @Benchmark
  public FreezeProof freezeOfTheHardestBoard() {
    return hardBoards.prove(hardest);
  }

  /** Judging and applying an action, freezing and the effects included. */
  @Benchmark
  public Verdict<Position> judgeAndApply() {
    Turn turn = turns.get(next(turns.size()));
    return turn.before.position().judge(turn.action);
  }

  /** The sorted list of the 90 legal actions at the start. */
  @Benchmark
  public List<Action> legalActions() {
    return start.legalActions();
  }

  /** What perft counted. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Count {
    public long leaves;
  }

  /** Leaves a second of perft from the beginning of play, the last ply counted. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public void perft(Count count) {
    count.leaves += Perft.count(playBegun, PERFT_PLIES);
  }
}
