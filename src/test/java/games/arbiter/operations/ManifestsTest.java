package games.arbiter.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What compose file, Kubernetes manifests and image say of the service is what it knows. */
class ManifestsTest {

  private static final Path DEPLOY = Path.of("deploy");
  private static final YAMLMapper YAML = new YAMLMapper();
  private static final Pattern VARIABLE = Pattern.compile("\\b(?:QUARKUS|ARBITER)_[A-Z_]+");

  /** A service in a container has 5 s to leave and 20 s to finish. */
  private static final int SECONDS_TO_STOP = 25;

  /** The longest migration that is to be borne without more ado. */
  private static final int SECONDS_TO_MIGRATE = 120;

  private final JsonNode compose = yaml("compose/compose.yaml").at("/x-arbiter");
  private final JsonNode pod = yaml("kubernetes/base/deployment.yaml").at("/spec/template/spec");
  private final JsonNode container = pod.at("/containers/0");

  private static JsonNode yaml(String file) {
    try {
      return YAML.readTree(DEPLOY.resolve(file).toFile());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyVariableThatIsSetIsASettingOfTheTable() throws IOException {
    Set<String> set = new TreeSet<>();
    compose.get("environment").fieldNames().forEachRemaining(set::add);
    container.get("env").forEach(variable -> set.add(variable.get("name").asText()));
    yaml("kubernetes/base/kustomization.yaml")
        .at("/configMapGenerator/0/literals")
        .forEach(literal -> set.add(literal.asText().replaceAll("=.*", "")));
    VARIABLE
        .matcher(Files.readString(DEPLOY.resolve("image/Containerfile")))
        .results()
        .forEach(variable -> set.add(variable.group()));
    assertTrue(set.contains("QUARKUS_DATASOURCE_JDBC_URL") && set.contains("QUARKUS_PROFILE"));
    String page = Files.readString(DEPLOY.resolve("README.md"));
    set.removeIf(variable -> page.contains("\n| `" + variable + "` |"));
    assertEquals(Set.of(), set);
  }

  @Test
  void noPodIsKilledInTheMiddleOfALongMigration() {
    JsonNode started = container.get("startupProbe");
    assertEquals("/q/health/started", started.at("/httpGet/path").asText());
    int seconds = started.get("periodSeconds").asInt() * started.get("failureThreshold").asInt();
    assertTrue(seconds >= SECONDS_TO_MIGRATE, seconds + " s");
  }

  @Test
  void aDatabaseThatIsAwayRestartsNoPod() {
    assertEquals("/q/health/live", container.at("/livenessProbe/httpGet/path").asText());
    assertEquals("/q/health/ready", container.at("/readinessProbe/httpGet/path").asText());
  }

  @Test
  void theServiceHasTheTimeToStopInOrder() {
    assertTrue(pod.get("terminationGracePeriodSeconds").asInt() > SECONDS_TO_STOP);
    String grace = compose.get("stop_grace_period").asText();
    assertTrue(Integer.parseInt(grace.replace("s", "")) > SECONDS_TO_STOP);
  }

  @Test
  void itRunsWithoutPrivilegesOnAFileSystemThatIsOnlyRead() {
    assertTrue(pod.at("/securityContext/runAsNonRoot").asBoolean());
    JsonNode security = container.get("securityContext");
    assertTrue(security.get("readOnlyRootFilesystem").asBoolean());
    assertFalse(security.get("allowPrivilegeEscalation").asBoolean(true));
    assertTrue(compose.get("read_only").asBoolean());
    assertEquals("ALL", compose.at("/cap_drop/0").asText());
    assertEquals("ALL", security.at("/capabilities/drop/0").asText());
  }
}
