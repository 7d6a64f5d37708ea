package games.arbiter.store;

import games.arbiter.engine.Rulesets;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.postgresql.ds.PGSimpleDataSource;

/** Stores as other services have them, with connections of their own to the same database. */
final class StoreReplicas {

  private static final int CAPACITY = 4096;
  private static final int WORKERS = 2;

  private StoreReplicas() {}

  /** A store that shares nothing with the service's own but the database. */
  static PostgresEventStore another(Rulesets rulesets) {
    return another(rulesets, database());
  }

  static PostgresEventStore another(Rulesets rulesets, DataSource database) {
    return new PostgresEventStore(database, rulesets, CAPACITY, WORKERS);
  }

  /** New connections to the database of the service, without its settings of a session. */
  static PGSimpleDataSource database() {
    Config config = ConfigProvider.getConfig();
    PGSimpleDataSource database = new PGSimpleDataSource();
    database.setUrl(config.getValue("quarkus.datasource.jdbc.url", String.class));
    database.setUser(config.getValue("quarkus.datasource.username", String.class));
    database.setPassword(config.getValue("quarkus.datasource.password", String.class));
    return database;
  }
}
