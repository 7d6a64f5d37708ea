package games.arbiter.bench;

import games.arbiter.analysis.Playout;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
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

/** Random playouts a second, from the start to the end of a game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayoutBenchmark {

  @Param({"talat", "talat-duo", "tablut"})
  private String ruleset;

  private Position start;
  private Playout playout;
  private double[] shares;

  @Setup
  public void setUp() {
    Ruleset rules = Rulesets.registered().find(ruleset).orElseThrow();
    List<String> first = rules.catalogue().firstSeats();
    start =
        rules.start(
            GameOptions.of(rules.catalogue(), Map.of()), first.isEmpty() ? null : first.get(0));
    playout = new Playout(rules, 1);
    shares = new double[rules.catalogue().seats().size()];
  }

  @Benchmark
  public double[] playout() {
    playout.play(start, shares);
    return shares;
  }
}
