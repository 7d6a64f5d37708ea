package games.arbiter.faults;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the scenarios that are named, or all; with {@code --long} in their long form. */
public final class FaultSuite {

  private static final String LONG = "--long";
  private static final String DATABASE = "--database";

  private FaultSuite() {}

  public static void main(String[] arguments) {
    List<String> names = new ArrayList<>(List.of(arguments));
    boolean extended = names.remove(LONG);
    int at = names.indexOf(DATABASE);
    ExternalDatabase external = null;
    if (at >= 0) {
      external = ExternalDatabase.of(names.remove(at + 1));
      names.remove(at);
    }
    System.exit(run(names, new Options(extended, external)) ? 0 : 1);
  }

  private static boolean run(List<String> names, Options options) {
    Map<String, Scenario> all = options.external() == null ? all() : anywhere();
    Map<String, Scenario> known = new LinkedHashMap<>(all);
    if (options.external() == null) {
      known.put("patroni", PatroniFailover::run);
    }
    if (!known.keySet().containsAll(names)) {
      System.err.println("scenarios: " + known.keySet());
      return false;
    }
    List<String> chosen = names.isEmpty() ? List.copyOf(all.keySet()) : names;
    int failed = 0;
    for (String name : chosen) {
      failed += run(name, known.get(name), options) ? 0 : 1;
    }
    System.out.println(chosen.size() - failed + " passed, " + failed + " failed");
    return failed == 0;
  }

  /** Those that leave the database alone, whoever started it. */
  private static Map<String, Scenario> anywhere() {
    Map<String, Scenario> scenarios = new LinkedHashMap<>();
    scenarios.put("kill-replica", Crashes::replica);
    scenarios.put("kill-replica-gateway", Crashes::replicaBehindTheGateway);
    scenarios.put("database-silent", Outage::silent);
    scenarios.put("database-refused", Outage::refused);
    scenarios.put("race", VersionRaces::run);
    scenarios.put("retries", Retries::run);
    scenarios.put("rolling-restart", Restarts::rolling);
    scenarios.put("gateway", GatewayScenario::run);
    return scenarios;
  }

  private static Map<String, Scenario> all() {
    Map<String, Scenario> scenarios = new LinkedHashMap<>(anywhere());
    scenarios.put("crash-database", Crashes::database);
    scenarios.put("failover", Failover::run);
    scenarios.put("failover-lost-tail", SetBack::lostTail);
    scenarios.put("restore", SetBack::restore);
    scenarios.put("pooler", Pooler::run);
    scenarios.put("start-together", Restarts::together);
    scenarios.put("slow-migration", Restarts::slowMigration);
    scenarios.put("backup", BackupScenario::run);
    return scenarios;
  }

  private static boolean run(String name, Scenario scenario, Options options) {
    Report report = new Report();
    long start = System.nanoTime();
    try {
      scenario.run(options, report);
    } catch (Exception e) {
      report.expect(false, "%s", e);
      e.printStackTrace();
    }
    report.print(name, (System.nanoTime() - start) / 1e9);
    return report.clean();
  }
}
