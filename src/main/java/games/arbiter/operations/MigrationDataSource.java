package games.arbiter.operations;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.eclipse.microprofile.config.Config;
import org.postgresql.Driver;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * The migration's connections. Flyway's own would cut blanks off the ends of a password, and print
 * addresses with all their parameters, of which some are passwords. Here the parameters go to the
 * driver apart from the address.
 */
final class MigrationDataSource extends PGSimpleDataSource {

  private static final long serialVersionUID = 1L;

  private final String address;
  private final Properties parameters;

  private MigrationDataSource(String address, Properties parameters) {
    this.address = address;
    this.parameters = parameters;
  }

  static MigrationDataSource of(Config config) {
    String url = config.getValue("quarkus.flyway.jdbc-url", String.class);
    Properties parameters = new Properties();
    config
        .getOptionalValue("quarkus.flyway.username", String.class)
        .ifPresent(user -> parameters.setProperty("user", user));
    config
        .getOptionalValue("quarkus.flyway.password", String.class)
        .ifPresent(password -> parameters.setProperty("password", password));
    Properties parsed = Driver.parseURL(url, null);
    parsed.stringPropertyNames().stream()
        .filter(name -> !name.startsWith("PG")) // host, port and database are in the address
        .forEach(name -> parameters.setProperty(name, parsed.getProperty(name)));
    return new MigrationDataSource(url.split("[?]", 2)[0], parameters);
  }

  @Override
  public Connection getConnection() throws SQLException {
    return new Driver().connect(address, parameters);
  }
}
