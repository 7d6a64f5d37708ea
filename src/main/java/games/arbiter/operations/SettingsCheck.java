package games.arbiter.operations;

import io.quarkus.datasource.common.runtime.DataSourceUtil;
import io.quarkus.flyway.FlywayConfigurationCustomizer;
import io.quarkus.flyway.FlywayDataSource;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.microprofile.config.Config;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/**
 * Refuses to start with settings of the framework that are readable but make no sense together. A
 * setting that cannot be read is refused by the framework, by name.
 */
@FlywayDataSource(DataSourceUtil.DEFAULT_DATASOURCE_NAME)
@Singleton
public class SettingsCheck implements FlywayConfigurationCustomizer {

  /** The framework takes any word for false. */
  private static final List<String> FLAGS =
      List.of("quarkus.http.proxy.proxy-address-forwarding", "quarkus.log.console.json.enabled");

  private static final String REFUSED =
      "Settings refused (as environment variables in upper case, with _ for each . and -): ";

  private static final String MIN_SIZE = "quarkus.datasource.jdbc.min-size";
  private static final String MAX_SIZE = "quarkus.datasource.jdbc.max-size";

  private static final Duration LONGEST_HEARTBEAT = Duration.ofSeconds(15);
  private static final Duration LONGEST_ACQUISITION = Duration.ofSeconds(60);
  private static final Duration LONGEST_KEPT = Duration.ofDays(36_500);
  private static final Duration LONGEST_SHUTDOWN = Duration.ofMinutes(10);

  private final Config config;

  SettingsCheck(Config config) {
    this.config = config;
  }

  /** The migration is the first that the service does, before it connects to anything. */
  @Override
  public void customize(FluentConfiguration migration) {
    List<String> faults = faults(config);
    if (!faults.isEmpty()) {
      throw new IllegalStateException(REFUSED + String.join("; ", faults));
    }
  }

  /** What is wrong with the settings, each fault beginning with the name of its setting. */
  static List<String> faults(Config config) {
    Faults faults = new Faults(config, new ArrayList<>());
    for (String flag : FLAGS) {
      faults.unless(flag, String.class, Set.of("true", "false")::contains, "must be true or false");
    }
    faults.ofConnections();
    faults.unless(
        "arbiter.log-queue",
        Integer.class,
        n -> n >= 1 && n <= 1_000_000,
        "must be from 1 to 1000000");
    faults.unless("arbiter.cache-versions", Long.class, n -> n >= 0, "must not be negative");
    faults.unless(
        "arbiter.analysis-threads", Integer.class, n -> n >= 0 && n <= 64, "must be from 0 to 64");
    faults.unless(
        "arbiter.stream-heartbeat",
        Duration.class,
        d -> isWithin(LONGEST_HEARTBEAT, d) && d.toMillis() >= 1,
        "must be more than 0 and at most 15 seconds");
    for (String keep : List.of("arbiter.keep-finished", "arbiter.keep-unfinished")) {
      faults.unless(
          keep,
          Duration.class,
          d -> isWithin(LONGEST_KEPT, d) && d.toMillis() >= 1,
          "must be more than 0 and at most 36500 days");
    }
    faults.unless("quarkus.http.host", String.class, Addresses::isFound, "is no address");
    faults.unless("quarkus.http.port", Integer.class, Addresses::isPort, "is no port");
    faults.unless(
        "quarkus.otel.traces.sampler.arg",
        Double.class,
        share -> share >= 0 && share <= 1,
        "must be from 0 to 1");
    for (String wait : List.of("quarkus.shutdown.delay", "quarkus.shutdown.timeout")) {
      faults.unless(
          wait, Duration.class, d -> isWithin(LONGEST_SHUTDOWN, d), "must be from 0 to 10 minutes");
    }
    faults.needs(
        "quarkus.http.proxy.proxy-address-forwarding", "quarkus.http.proxy.trusted-proxies");
    faults.unless(
        "quarkus.http.proxy.trusted-proxies",
        String.class,
        list -> Addresses.areAll(Addresses::isProxy, list),
        "must be addresses or networks, such as 10.0.0.0/8, with commas between");
    faults.unless(
        "arbiter.cors-origins",
        String.class,
        list -> Addresses.areAll(Addresses::isOrigin, list),
        "must be origins, such as https://play.example, with commas between");
    return faults.found();
  }

  private static boolean isWithin(Duration most, Duration time) {
    return !time.isNegative() && time.compareTo(most) <= 0;
  }

  private record Faults(Config config, List<String> found) {

    <T> void unless(String name, Class<T> type, Predicate<T> sensible, String fault) {
      Optional<T> value = config.getOptionalValue(name, type);
      if (value.isPresent() && !sensible.test(value.get())) {
        found.add(name + " " + fault);
      }
    }

    void ofConnections() {
      unless(MAX_SIZE, Integer.class, n -> n >= 5 && n <= 1_000, "must be from 5 to 1000");
      int most = config.getOptionalValue(MAX_SIZE, Integer.class).orElse(Integer.MAX_VALUE);
      unless(MIN_SIZE, Integer.class, n -> n >= 0 && n <= most, "must be from 0 to " + MAX_SIZE);
      unless(
          "quarkus.datasource.jdbc.acquisition-timeout",
          Duration.class,
          d -> isWithin(LONGEST_ACQUISITION, d) && d.toMillis() >= 1,
          "must be more than 0 and at most 60 seconds");
    }

    void needs(String name, String other) {
      if (config.getOptionalValue(name, Boolean.class).orElse(false)
          && config.getOptionalValue(other, String.class).isEmpty()) {
        found.add(name + " needs " + other);
      }
    }
  }
}
