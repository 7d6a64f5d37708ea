package games.arbiter.operations;

import io.quarkus.datasource.common.runtime.DataSourceUtil;
import io.quarkus.flyway.FlywayConfigurationCustomizer;
import io.quarkus.flyway.FlywayDataSource;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import org.eclipse.microprofile.config.Config;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jboss.logging.Logger;

/**
 * Connects the migration. Refuses to start on a schema that belongs to another program, and says
 * what to do. Flyway refuses it too, but its advice, a baseline, would make it skip the tables of
 * this service for ever.
 */
@FlywayDataSource(DataSourceUtil.DEFAULT_DATASOURCE_NAME)
@Singleton
public class SchemaCheck implements FlywayConfigurationCustomizer {

  private static final Logger LOG = Logger.getLogger(SchemaCheck.class);

  /** Whether the history of migrations is there, and one thing that Flyway counts as content. */
  private static final String CONTENT =
      """
      select current_schema(), current_user,
        to_regclass(quote_ident(current_schema()) || '.' || quote_ident(?)) is not null,
        (select min(name) from (
          select oid, relname as name from pg_class
            where relnamespace = s.oid and relkind in ('r', 'v', 'S', 't', 'p', 'm', 'f')
          union all select oid, typname from pg_type
            where typnamespace = s.oid and typcategory not in ('A', 'C')
          union all select oid, proname from pg_proc where pronamespace = s.oid) as found
          where not exists (select from pg_depend d where d.objid = found.oid and d.deptype = 'e'))
      from (select 1) as one left join pg_namespace s on s.nspname = current_schema()
      """;

  private static final String OWN_SCHEMA =
      "Give the service a schema of its own: create one (create schema arbiter authorization %s)"
          + " and add ?currentSchema=arbiter to QUARKUS_DATASOURCE_JDBC_URL.";

  private final Config config;

  SchemaCheck(Config config) {
    this.config = config;
  }

  @Override
  public void customize(FluentConfiguration migration) {
    migration.dataSource(MigrationDataSource.of(config));
    Content content;
    try (Connection connection = migration.getDataSource().getConnection();
        PreparedStatement query = connection.prepareStatement(CONTENT)) {
      query.setString(1, migration.getTable());
      try (ResultSet answer = query.executeQuery()) {
        answer.next();
        content =
            new Content(
                answer.getString(1),
                answer.getString(2),
                answer.getBoolean(3),
                answer.getString(4));
      }
    } catch (SQLException | RuntimeException e) {
      LOG.debug("The database is left to the migration to check", e);
      return;
    }
    content.check();
  }

  private record Content(String schema, String user, boolean migrated, String name) {

    void check() {
      if (schema == null) {
        throw new IllegalStateException(
            "The schema that the database's address names (currentSchema) does not exist, or "
                + user
                + " has no right to use it. "
                + String.format(Locale.ROOT, OWN_SCHEMA, user));
      }
      if (!migrated && name != null) {
        throw new IllegalStateException(
            "The schema "
                + schema
                + " is used by another program: it has "
                + name
                + ", which is not this service's. "
                + String.format(Locale.ROOT, OWN_SCHEMA, user));
      }
    }
  }
}
