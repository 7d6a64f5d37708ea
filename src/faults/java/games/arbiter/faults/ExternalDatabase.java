package games.arbiter.faults;

import java.io.IOException;
import java.net.URI;
import java.util.List;

/**
 * A database that somebody else started.
 *
 * @param uri as PostgreSQL's programs take it, {@code postgresql://user:password@host:port/name}
 */
record ExternalDatabase(URI uri) implements EventLog {

  private static final int DEFAULT_PORT = 5432;

  /**
   * @throws IllegalArgumentException if the address lacks the user, the host or the name
   */
  static ExternalDatabase of(String address) {
    URI uri = URI.create(address);
    if (uri.getUserInfo() == null || uri.getHost() == null || uri.getPath().length() < 2) {
      throw new IllegalArgumentException(
          "give --database as postgresql://user:password@host:port/name");
    }
    return new ExternalDatabase(uri);
  }

  String host() {
    return uri.getHost();
  }

  int port() {
    return uri.getPort() < 0 ? DEFAULT_PORT : uri.getPort();
  }

  String name() {
    return uri.getPath().substring(1);
  }

  String user() {
    return uri.getUserInfo().split(":", 2)[0];
  }

  String password() {
    String[] parts = uri.getUserInfo().split(":", 2);
    return parts.length == 2 ? parts[1] : "none";
  }

  @Override
  public List<String> query(String sql) throws IOException, InterruptedException {
    String psql = DatabaseServer.program("psql");
    return Commands.run(
            List.of(psql, "-X", "-At", "-v", "ON_ERROR_STOP=1", "-d", uri.toString(), "-c", sql))
        .lines()
        .toList();
  }
}
