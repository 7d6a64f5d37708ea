package games.arbiter.operations;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.microprofile.config.Config;

/**
 * Refuses to start with settings of the framework that are readable but make no sense together. A
 * setting that cannot be read is refused by the framework, by name.
 */
@ApplicationScoped
public class SettingsCheck {

  void atStart(
      @Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent start, Config config) {
    List<String> faults = faults(config);
    if (!faults.isEmpty()) {
      throw new IllegalStateException("Settings refused: " + String.join("; ", faults));
    }
  }

  /** What is wrong with the settings, each fault beginning with the name of its setting. */
  static List<String> faults(Config config) {
    Faults faults = new Faults(config, new ArrayList<>());
    faults.unless(
        "quarkus.datasource.jdbc.url",
        String.class,
        url -> url.startsWith("jdbc:postgresql:"),
        "must begin with jdbc:postgresql:");
    faults.unless(
        "quarkus.datasource.jdbc.max-size", Integer.class, n -> n >= 4, "must be at least 4");
    faults.unless("quarkus.http.port", Integer.class, n -> n >= 0 && n < 65_536, "is no port");
    faults.unless(
        "quarkus.otel.traces.sampler.arg",
        Double.class,
        share -> share >= 0 && share <= 1,
        "must be from 0 to 1");
    for (String wait : List.of("quarkus.shutdown.delay", "quarkus.shutdown.timeout")) {
      faults.unless(wait, Duration.class, d -> !d.isNegative(), "must not be negative");
    }
    faults.needs(
        "quarkus.http.proxy.proxy-address-forwarding", "quarkus.http.proxy.trusted-proxies");
    faults.needs("quarkus.http.cors.enabled", "quarkus.http.cors.origins");
    return faults.found();
  }

  private record Faults(Config config, List<String> found) {

    <T> void unless(String name, Class<T> type, Predicate<T> sensible, String fault) {
      Optional<T> value = config.getOptionalValue(name, type);
      if (value.isPresent() && !sensible.test(value.get())) {
        found.add(name + " " + fault);
      }
    }

    void needs(String name, String other) {
      if (config.getOptionalValue(name, Boolean.class).orElse(false)
          && config.getOptionalValue(other, String.class).isEmpty()) {
        found.add(name + " needs " + other);
      }
    }
  }
}
