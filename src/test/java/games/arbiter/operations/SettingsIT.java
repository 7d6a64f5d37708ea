package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.PackagedService;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service does not start with a setting that makes no sense, and says which. */
class SettingsIT {

  /** Whatever reads it first refuses it: this service, the framework, or the database's driver. */
  private static final Map<String, String> REFUSED =
      Map.of(
          "quarkus.datasource.jdbc.max-size", "4",
          "quarkus.datasource.jdbc.url", "jdbc:postgresql://host:port/name",
          "quarkus.http.proxy.trusted-proxies", "10.0.0.0/99",
          "quarkus.otel.exporter.otlp.endpoint", "collector");

  @TempDir Path directory;

  private Process start(String setting, File output) throws IOException {
    Map<String, String> settings = new HashMap<>();
    settings.put("QUARKUS_DATASOURCE_JDBC_URL", "jdbc:postgresql://localhost:1/none");
    settings.put(setting.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"), REFUSED.get(setting));
    ProcessBuilder service =
        PackagedService.java().redirectErrorStream(true).redirectOutput(output);
    service.environment().putAll(settings);
    return service.start();
  }

  private Path output(String setting) {
    return directory.resolve(setting);
  }

  @Test
  void aNonsensicalSettingIsNamedAndNothingIsStarted() throws Exception {
    Map<String, Process> started = new TreeMap<>();
    for (String setting : REFUSED.keySet()) {
      started.put(setting, start(setting, output(setting).toFile()));
    }
    for (Map.Entry<String, Process> service : started.entrySet()) {
      String setting = service.getKey();
      assertTrue(service.getValue().waitFor(60, TimeUnit.SECONDS), setting);
      String said = Files.readString(output(setting));
      assertEquals(1, service.getValue().exitValue(), said);
      assertTrue(said.contains(setting + " "), said);
    }
  }
}
