package games.arbiter.faults;

/** One way to break the service, and what must hold all the same. */
interface Scenario {

  void run(Options options, Report report) throws Exception;
}
