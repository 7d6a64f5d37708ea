package games.arbiter.store;

import games.arbiter.engine.Rulesets;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.postgresql.ds.PGSimpleDataSource;

/** Logs as other services have them, with connections of their own to the same database. */
final class StoreReplicas {

  private static final int CAPACITY = 4096;
  private static final int WORKERS = 2;

  private StoreReplicas() {}

  static PostgresEventStore another(Rulesets rulesets) {
    Config config = ConfigProvider.getConfig();
    PGSimpleDataSource database = new PGSimpleDataSource();
    database.setUrl(config.getValue("quarkus.datasource.jdbc.url", String.class));
    database.setUser(config.getValue("quarkus.datasource.username", String.class));
    database.setPassword(config.getValue("quarkus.datasource.password", String.class));
    return new PostgresEventStore(database, rulesets, CAPACITY, WORKERS);
  }
}
