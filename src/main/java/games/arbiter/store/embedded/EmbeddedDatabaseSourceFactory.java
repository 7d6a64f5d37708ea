package games.arbiter.store.embedded;

import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigSourceFactory;
import io.smallrye.config.ConfigValue;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;
import org.postgresql.Driver;

/**
 * Gives the datasource its address where the configuration has none, by starting a server. It works
 * alike in development, in tests and in the packaged service, since each asks its configuration
 * before it connects.
 */
public final class EmbeddedDatabaseSourceFactory implements ConfigSourceFactory {

  /** Set in the run that trains an archive of classes at build time, which ends at once. */
  private static final String ARCHIVE_TRAINING = "quarkus.appcds.generate";

  private static final String DATA_DIR = "arbiter.data-dir";
  private static final String DATA_KEEP = "arbiter.data-keep";

  @Override
  public Iterable<ConfigSource> getConfigSources(ConfigSourceContext context) {
    ConfigValue url = context.getValue(EmbeddedDatabaseSource.URL);
    ConfigValue directory = context.getValue(DATA_DIR);
    if (isSet(url) && Driver.parseURL(url.getValue(), null) == null) {
      throw new IllegalStateException(
          EmbeddedDatabaseSource.URL
              + " must be like jdbc:postgresql://host:port/name, or be left out");
    }
    if (isSet(url) || !isSet(directory) || Boolean.getBoolean(ARCHIVE_TRAINING)) {
      return List.of();
    }
    return List.of(new EmbeddedDatabaseSource(Path.of(directory.getValue()), keep(context)));
  }

  /** What is not kept is deleted, so anything but a plain word is refused. */
  private static boolean keep(ConfigSourceContext context) {
    ConfigValue keep = context.getValue(DATA_KEEP);
    if (!isSet(keep) || !Set.of("true", "false").contains(keep.getValue())) {
      throw new IllegalStateException(DATA_KEEP + " must be true or false");
    }
    return keep.getValue().equals("true");
  }

  private static boolean isSet(ConfigValue value) {
    return value != null && value.getValue() != null && !value.getValue().isBlank();
  }
}
