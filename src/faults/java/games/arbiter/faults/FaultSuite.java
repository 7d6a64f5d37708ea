package games.arbiter.faults;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the scenarios that are named, or all; with {@code --long} in their long form. */
public final class FaultSuite {

  private static final String LONG = "--long";

  private FaultSuite() {}

  public static void main(String[] arguments) {
    Map<String, Scenario> all = new LinkedHashMap<>();
    all.put("kill-replica", Crashes::replica);
    all.put("kill-replica-gateway", Crashes::replicaBehindTheGateway);
    all.put("crash-database", Crashes::database);
    all.put("database-silent", Outage::silent);
    all.put("database-refused", Outage::refused);
    all.put("race", VersionRaces::run);
    all.put("retries", Retries::run);
    all.put("rolling-restart", Restarts::rolling);
    all.put("start-together", Restarts::together);
    all.put("slow-migration", Restarts::slowMigration);
    all.put("backup", BackupScenario::run);
    all.put("gateway", GatewayScenario::run);
    List<String> given = List.of(arguments);
    RunLength form = given.contains(LONG) ? RunLength.LONG : RunLength.SHORT;
    List<String> names = given.stream().filter(n -> !n.equals(LONG)).toList();
    if (!all.keySet().containsAll(names)) {
      System.err.println("scenarios: " + all.keySet());
      System.exit(2);
    }
    int failed = 0;
    for (String name : names.isEmpty() ? all.keySet() : names) {
      failed += run(name, all.get(name), form) ? 0 : 1;
    }
    System.out.println(
        (names.isEmpty() ? all.size() : names.size()) - failed + " passed, " + failed + " failed");
    System.exit(failed == 0 ? 0 : 1);
  }

  private static boolean run(String name, Scenario scenario, RunLength form) {
    Report report = new Report();
    long start = System.nanoTime();
    try {
      scenario.run(form, report);
    } catch (Exception e) {
      report.expect(false, "%s", e);
      e.printStackTrace();
    }
    report.print(name, (System.nanoTime() - start) / 1e9);
    return report.clean();
  }
}
