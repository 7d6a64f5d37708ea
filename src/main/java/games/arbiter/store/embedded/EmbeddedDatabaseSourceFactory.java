package games.arbiter.store.embedded;

import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigSourceFactory;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * Gives the datasource its address where the configuration has none, by starting a server. It works
 * alike in development, in tests and in the packaged service, since each asks its configuration
 * before it connects.
 */
public final class EmbeddedDatabaseSourceFactory implements ConfigSourceFactory {

  /** Set in the run that trains an archive of classes at build time, which ends at once. */
  private static final String ARCHIVE_TRAINING = "quarkus.appcds.generate";

  @Override
  public Iterable<ConfigSource> getConfigSources(ConfigSourceContext context) {
    DatabaseSettings settings = new DatabaseSettings(context);
    Path directory = settings.dataDirectory();
    if (settings.hasDatabase()) {
      return List.of(new LiteralSource(settings.literals()));
    }
    if (directory == null || Boolean.getBoolean(ARCHIVE_TRAINING)) {
      return List.of();
    }
    return List.of(new EmbeddedDatabaseSource(directory, settings.keepsData()));
  }
}
