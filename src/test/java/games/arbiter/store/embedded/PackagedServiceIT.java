package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service with its own PostgreSQL, and with another's. */
class PackagedServiceIT {

  private static final Pattern LISTENING = Pattern.compile("Listening on: (http://\\S+)");
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

  @TempDir static Path directory;

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<Process> started = new ArrayList<>();

  private record Service(Process process, String address) {}

  private Service start(Path home, Map<String, String> settings) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dquarkus.http.port=0",
                "-jar",
                Path.of("target", "quarkus-app", "quarkus-run.jar").toAbsolutePath().toString())
            .redirectErrorStream(true);
    builder.environment().put("ARBITER_DATA_DIR", home.toString());
    builder.environment().putAll(settings);
    Process process = builder.start();
    started.add(process);
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder said = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      said.append(line).append('\n');
      Matcher listening = LISTENING.matcher(line);
      if (listening.find()) {
        return new Service(process, listening.group(1).replace("0.0.0.0", "127.0.0.1"));
      }
    }
    throw new IllegalStateException("the service did not start:\n" + said);
  }

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : started) {
      process.destroy();
      process.waitFor();
    }
  }

  private String create(Service service) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(service.address + "/v1/games"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"ruleset\":\"tablut\"}"))
            .build();
    HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals(201, answer.statusCode(), answer::body);
    Matcher id = ID.matcher(answer.body());
    assertTrue(id.find());
    return id.group(1);
  }

  private int find(Service service, String game) throws IOException, InterruptedException {
    URI uri = URI.create(service.address + "/v1/games/" + game);
    return client
        .send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.discarding())
        .statusCode();
  }

  @Test
  void gamesOutliveTheServiceHoweverItEnds() throws Exception {
    Path home = directory.resolve("own");
    Service killed = start(home, Map.of());
    String game = create(killed);
    killed.process.destroyForcibly().waitFor();

    Service ended = start(home, Map.of());
    assertEquals(200, find(ended, game));
    ended.process.destroy();
    ended.process.waitFor();
    assertFalse(Files.exists(home.resolve("cluster/postmaster.pid")));
    assertFalse(
        Files.readString(home.resolve("postgresql.log")).contains("terminating connection"),
        "PostgreSQL ends after the service has let go of it");

    assertEquals(200, find(start(home, Map.of()), game));
  }

  @Test
  void withADatabaseOfItsOwnItStartsNone() throws Exception {
    Path home = directory.resolve("shared");
    Path unused = directory.resolve("unused");
    Service first = start(home, Map.of());
    String port = Files.readAllLines(home.resolve("cluster/postmaster.pid")).get(3).strip();
    Service second =
        start(
            unused,
            Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL", DatabaseServer.url(Integer.parseInt(port)),
                "QUARKUS_DATASOURCE_USERNAME", DatabaseServer.USER,
                "QUARKUS_DATASOURCE_PASSWORD", new Home(home).password()));
    assertEquals(200, find(second, create(first)));
    assertFalse(Files.exists(unused));
    second.process.destroy();
    second.process.waitFor();
  }
}
