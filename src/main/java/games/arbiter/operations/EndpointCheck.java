package games.arbiter.operations;

import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigSourceFactory;
import io.smallrye.config.ConfigValue;
import java.util.List;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * Rejects an unusable address for traces by the name of its setting. The framework reads the
 * address before {@link SettingsCheck} runs, and its message does not name the setting.
 */
public final class EndpointCheck implements ConfigSourceFactory {

  private static final String ENDPOINT = "quarkus.otel.exporter.otlp.endpoint";

  @Override
  public Iterable<ConfigSource> getConfigSources(ConfigSourceContext context) {
    ConfigValue endpoint = context.getValue(ENDPOINT);
    if (endpoint != null
        && endpoint.getValue() != null
        && !Addresses.isEndpoint(endpoint.getValue())) {
      throw new IllegalStateException(
          ENDPOINT + " must be an address such as http://collector.example:4317");
    }
    return List.of();
  }
}
