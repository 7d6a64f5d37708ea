package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsCheckTest {

  private static final String ENDPOINT = "quarkus.otel.exporter.otlp.endpoint";

  @ParameterizedTest
  @CsvSource({
    "quarkus.log.console.json.enabled, yes",
    "quarkus.datasource.jdbc.max-size, 4",
    "quarkus.datasource.jdbc.max-size, 1001",
    "quarkus.datasource.jdbc.min-size, -1",
    "quarkus.datasource.jdbc.acquisition-timeout, 0S",
    "quarkus.datasource.jdbc.acquisition-timeout, 2M",
    "quarkus.datasource.jdbc.acquisition-timeout, 60001ms",
    "quarkus.http.host, not a host",
    "quarkus.http.proxy.trusted-proxies, *",
    "quarkus.http.proxy.trusted-proxies, 10.0.0.0/",
    "quarkus.http.proxy.trusted-proxies, 10.0.0.256",
    "quarkus.http.proxy.trusted-proxies, 10.0.0/8",
    "quarkus.http.proxy.trusted-proxies, '::1,1.2.3.4.5'",
    "quarkus.http.proxy.trusted-proxies, '10.0.0.1,'",
    "quarkus.http.proxy.trusted-proxies, '10.0.0.1;10.0.0.2'",
    "arbiter.log-queue, 0",
    "arbiter.log-queue, 1000001",
    "arbiter.cache-versions, -1",
    "arbiter.stream-heartbeat, 15001ms",
    "arbiter.stream-heartbeat, 0S",
    "quarkus.http.port, 65536",
    "quarkus.http.port, -1",
    "quarkus.otel.traces.sampler.arg, 1.5",
    "quarkus.shutdown.delay, -5S",
    "quarkus.shutdown.delay, 600001ms",
    "quarkus.shutdown.timeout, -1S",
    "quarkus.shutdown.timeout, 11M",
    "quarkus.http.proxy.proxy-address-forwarding, true",
    "arbiter.cors-origins, play.example",
    "arbiter.cors-origins, https://play.example/",
    "arbiter.cors-origins, https://play.example:65536",
    "arbiter.cors-origins, https://a@play.example",
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
                "quarkus.datasource.jdbc.acquisition-timeout", "60S",
                "quarkus.http.port", "0",
                "quarkus.otel.traces.sampler.arg", "1",
                "quarkus.shutdown.delay", "10M",
                "arbiter.log-queue", "1000000",
                "quarkus.http.proxy.proxy-address-forwarding", "true",
                "quarkus.http.proxy.trusted-proxies",
                    "10.0.0.0/8,192.0.2.255,::1,gateway,10.gateway,10.0.0.1:80",
                "arbiter.cors-origins",
                    "https://play.example,http://localhost:3000,http://[::1]:65535")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "collector",
        "collector:4317",
        "ftp://collector:4317",
        "http://:4317",
        "http:///v1/traces",
        "http://collector:65536",
        "http://collector:x",
        "http://a collector"
      })
  void anEndpointThatIsNoneIsNamed(String endpoint) {
    Throwable refusal = assertThrows(IllegalStateException.class, () -> traced(endpoint));
    assertTrue(refusal.getMessage().startsWith(ENDPOINT + " "), refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"http://localhost:4317", "https://collector.example", "http://[::1]:65535/"})
  void anEndpointIsTaken(String endpoint) {
    assertEquals(endpoint, traced(endpoint).getValue(ENDPOINT, String.class));
  }

  /** The settings of a service that sends traces there. */
  private static Config traced(String endpoint) {
    return new SmallRyeConfigBuilder()
        .withSources(new PropertiesConfigSource(Map.of(ENDPOINT, endpoint), "settings", 300))
        .withSources(new EndpointCheck())
        .build();
  }

  private static List<String> faults(Map<String, String> settings) {
    SmallRyeConfigBuilder builder =
        new SmallRyeConfigBuilder().withConverter(Duration.class, 200, new DurationConverter());
    settings.forEach(builder::withDefaultValue);
    return SettingsCheck.faults(builder.build());
  }
}
