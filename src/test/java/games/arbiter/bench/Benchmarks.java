package games.arbiter.bench;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks of this package, all or those whose names contain an argument; takes the
 * options of JMH. Each benchmark is one thread.
 */
public final class Benchmarks {

  private Benchmarks() {}

  public static void main(String[] args) throws Exception {
    CommandLineOptions given = new CommandLineOptions(args);
    OptionsBuilder options = new OptionsBuilder();
    options.parent(given);
    if (given.getIncludes().isEmpty()) {
      options.include(Benchmarks.class.getPackageName());
    }
    new Runner(options.build()).run();
  }
}
