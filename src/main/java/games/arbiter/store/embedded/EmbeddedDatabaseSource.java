package games.arbiter.store.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * The address of the server on a data directory, which starts when its URL is first asked for. The
 * names are not listed, since a build keeps the values of the names it finds; and the password is
 * given without a server, since a build for development asks for it.
 */
final class EmbeddedDatabaseSource implements ConfigSource {

  /** Above every other source: what is said of a server that was just started is right. */
  private static final int ORDINAL = 1000;

  private final Path directory;
  private final boolean keep;

  /**
   * @param keep whether what is in the directory counts
   */
  EmbeddedDatabaseSource(Path directory, boolean keep) {
    this.directory = directory;
    this.keep = keep;
  }

  @Override
  public String getValue(String name) {
    try {
      return switch (name) {
        case DatabaseSettings.URL -> LocalConnection.url(SupervisedServer.on(directory, keep));
        case DatabaseSettings.USERNAME -> LocalConnection.USER;
        case DatabaseSettings.PASSWORD -> new DataDirectory(directory).password();
        default -> null;
      };
    } catch (IOException e) {
      throw new UncheckedIOException("PostgreSQL does not start in " + directory, e);
    }
  }

  @Override
  public Set<String> getPropertyNames() {
    return Set.of();
  }

  @Override
  public String getName() {
    return "embedded PostgreSQL";
  }

  @Override
  public int getOrdinal() {
    return ORDINAL;
  }
}
