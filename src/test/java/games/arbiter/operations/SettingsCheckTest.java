package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsCheckTest {

  @ParameterizedTest
  @CsvSource({
    "quarkus.log.console.json.enabled, yes",
    "quarkus.datasource.jdbc.max-size, 4",
    "quarkus.datasource.jdbc.min-size, -1",
    "quarkus.datasource.jdbc.acquisition-timeout, 0S",
    "quarkus.datasource.jdbc.acquisition-timeout, 2M",
    "quarkus.http.host, not a host",
    "quarkus.http.proxy.trusted-proxies, *",
    "quarkus.http.proxy.trusted-proxies, 10.0.0.0/",
    "quarkus.http.proxy.trusted-proxies, '10.0.0.1;10.0.0.2'",
    "arbiter.log-queue, 0",
    "arbiter.cache-versions, -1",
    "arbiter.stream-heartbeat, 16S",
    "quarkus.http.port, 65536",
    "quarkus.http.port, -1",
    "quarkus.otel.traces.sampler.arg, 1.5",
    "quarkus.shutdown.delay, -5S",
    "quarkus.shutdown.timeout, -1S",
    "quarkus.http.proxy.proxy-address-forwarding, true",
    "arbiter.cors-origins, play.example",
    "arbiter.cors-origins, https://play.example/",
    "arbiter.cors-origins, *"
  })
  void aNonsensicalSettingIsNamed(String name, String value) {
    List<String> faults = faults(Map.of(name, value));
    assertEquals(List.of(name), faults.stream().map(f -> f.split(" ")[0]).toList());
  }

  @Test
  void everyFaultIsNamedAtOnce() {
    assertEquals(
        2, faults(Map.of("quarkus.http.port", "-1", "quarkus.shutdown.delay", "-5S")).size());
  }

  @Test
  void noMoreConnectionsAreKeptOpenThanThereMayBe() {
    Map<String, String> settings =
        Map.of("quarkus.datasource.jdbc.max-size", "8", "quarkus.datasource.jdbc.min-size", "9");
    assertEquals(
        List.of(
            "quarkus.datasource.jdbc.min-size must be from 0 to quarkus.datasource.jdbc.max-size"),
        faults(settings));
  }

  @Test
  void sensibleSettingsPass() {
    assertEquals(
        List.of(),
        faults(
            Map.of(
                "quarkus.datasource.jdbc.max-size", "5",
                "quarkus.datasource.jdbc.min-size", "5",
                "quarkus.datasource.jdbc.acquisition-timeout", "500MS",
                "quarkus.http.port", "0",
                "quarkus.otel.traces.sampler.arg", "1",
                "quarkus.shutdown.delay", "0S",
                "quarkus.http.proxy.proxy-address-forwarding", "true",
                "quarkus.http.proxy.trusted-proxies", "10.0.0.0/8,::1,gateway",
                "arbiter.cors-origins", "https://play.example,http://localhost:3000")));
  }

  private static List<String> faults(Map<String, String> settings) {
    SmallRyeConfigBuilder builder =
        new SmallRyeConfigBuilder().withConverter(Duration.class, 200, new DurationConverter());
    settings.forEach(builder::withDefaultValue);
    return SettingsCheck.faults(builder.build());
  }
}
