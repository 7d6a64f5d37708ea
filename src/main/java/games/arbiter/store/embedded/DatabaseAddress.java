package games.arbiter.store.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * The address of the server on a data directory, which starts when it is first asked for. Its names
 * are not listed, since a build keeps the values of the names it finds, and starts no server.
 */
final class DatabaseAddress implements ConfigSource {

  static final String URL = "quarkus.datasource.jdbc.url";
  private static final String USERNAME = "quarkus.datasource.username";
  private static final String PASSWORD = "quarkus.datasource.password";

  /** Above every other source: what is said of a server that was just started is right. */
  private static final int ORDINAL = 1000;

  private final Path directory;
  private final boolean keep;

  /**
   * @param keep whether what is in the directory counts
   */
  DatabaseAddress(Path directory, boolean keep) {
    this.directory = directory;
    this.keep = keep;
  }

  @Override
  public String getValue(String name) {
    return switch (name) {
      case URL -> DatabaseServer.url(server().port());
      case USERNAME -> DatabaseServer.USER;
      case PASSWORD -> server().password();
      default -> null;
    };
  }

  private RunningServer server() {
    try {
      return RunningServer.on(directory, keep);
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
