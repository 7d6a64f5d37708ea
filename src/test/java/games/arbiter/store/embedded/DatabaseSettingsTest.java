package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A database that is given in part is refused; credentials are taken as they are given. */
class DatabaseSettingsTest {

  private static final String URL = "jdbc:postgresql://db.example:5432/arbiter";

  @TempDir Path directory;

  /** What the package says, below what an operator sets as variables of the environment. */
  private SmallRyeConfig config(Map<String, String> settings) {
    Map<String, String> defaults = new HashMap<>();
    defaults.put("arbiter.data-dir", directory.resolve("unused").toString());
    defaults.put("arbiter.data-keep", "true");
    defaults.put("quarkus.datasource.username", "arbiter");
    defaults.put("quarkus.flyway.password", "${quarkus.datasource.password:none}");
    return new SmallRyeConfigBuilder()
        .addDefaultInterceptors()
        .withSources(new PropertiesConfigSource(defaults, "package", 250))
        .withSources(new PropertiesConfigSource(settings, "environment", 300))
        .withSources(new EmbeddedDatabaseSourceFactory())
        .build();
  }

  @ParameterizedTest
  @CsvSource({
    "quarkus.datasource.jdbc.url, ''",
    "quarkus.datasource.jdbc.url, ' '",
    "quarkus.datasource.jdbc.url, jdbc:mysql://secret@db/arbiter",
    "quarkus.datasource.jdbc.url, jdbc:postgresql://u:secret@db:5432/arbiter",
    "quarkus.datasource.jdbc.url, jdbc:postgresql://u:secret@db/arbiter",
    "quarkus.datasource.jdbc.url, jdbc:postgresql://u:se/cret@db/arbiter",
    "quarkus.datasource.jdbc.url, postgresql://u:secret@db:5432/arbiter",
    "quarkus.datasource.jdbc.url, jdbc:postgresql://db:port/arbiter?password=secret",
    "quarkus.datasource.jdbc.url, jdbc:postgresql://db/a%?password=secret%",
    "quarkus.datasource.username, arbiter",
    "quarkus.datasource.username, ''",
    "quarkus.datasource.password, secret",
    "quarkus.datasource.password, ''",
    "quarkus.datasource.password, ${secret}",
    "quarkus.datasource.url, jdbc:postgresql://db/arbiter?password=secret",
    "arbiter.data-dir, ''",
    "arbiter.data-dir, ' '",
    "arbiter.data-keep, yes"
  })
  void anIncompleteDatabaseIsRefusedByName(String name, String value) {
    Throwable refusal =
        assertThrows(IllegalStateException.class, () -> config(Map.of(name, value)));
    assertTrue(refusal.getMessage().startsWith(name + " "), refusal.getMessage());
    assertFalse(refusal.getMessage().contains("secret"), refusal.getMessage());
    assertFalse(Files.exists(directory.resolve("unused")));
  }

  @Test
  void aBlankAddressIsRefusedBesideCredentialsToo() {
    assertThrows(
        IllegalStateException.class,
        () ->
            config(
                Map.of(
                    "quarkus.datasource.jdbc.url", "",
                    "quarkus.datasource.username", "arbiter",
                    "quarkus.datasource.password", "secret")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pa$$word",
        "${",
        "a${b}c",
        "$${b}",
        "\\$x",
        "\\\\${y}\\",
        "$",
        " blanks at the ends ",
        "a:b}c"
      })
  void aPasswordIsTakenAsItIs(String password) {
    SmallRyeConfig config =
        config(
            Map.of(
                "quarkus.datasource.jdbc.url", URL,
                "quarkus.datasource.username", "user" + password,
                "quarkus.datasource.password", password));
    assertEquals(password, config.getValue("quarkus.datasource.password", String.class));
    assertEquals(password, config.getValue("quarkus.flyway.password", String.class));
    assertEquals("user" + password, config.getValue("quarkus.datasource.username", String.class));
  }

  @Test
  void aReferenceToAnotherSettingStaysOne() {
    SmallRyeConfig config =
        config(
            Map.of(
                "quarkus.datasource.jdbc.url", "jdbc:postgresql://${db.host}/arbiter",
                "quarkus.datasource.password", "${db.password}",
                "db.host", "db.example",
                "db.password", "secret"));
    assertEquals("secret", config.getValue("quarkus.datasource.password", String.class));
    assertEquals("arbiter", config.getValue("quarkus.datasource.username", String.class));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        URL,
        "jdbc:postgresql:arbiter",
        "jdbc:postgresql://[::1]:5432/arbiter?user=a@b&password=c@d",
        "jdbc:postgresql://one:5432,two:5433/arbiter?targetServerType=primary",
        "jdbc:postgresql://db.example/",
        "jdbc:postgresql:///arbiter"
      })
  void anAddressAloneIsComplete(String url) {
    SmallRyeConfig config = config(Map.of("quarkus.datasource.jdbc.url", url));
    assertEquals(
        Optional.empty(), config.getOptionalValue("quarkus.datasource.password", String.class));
    assertEquals("none", config.getValue("quarkus.flyway.password", String.class));
  }

  @Test
  void theDataDirectoryIsTakenAsItIs() {
    Path strange = directory.resolve("a${b}$$c");
    SmallRyeConfig config = config(Map.of("arbiter.data-dir", strange.toString()));
    assertFalse(config.getValue("quarkus.datasource.password", String.class).isEmpty());
    assertTrue(Files.exists(strange));
  }
}
