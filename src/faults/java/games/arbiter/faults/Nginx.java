package games.arbiter.faults;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * An nginx process with the gateway's configuration as it is shipped, its places, its replicas and
 * perhaps its rate changed; or with next to none.
 */
final class Nginx implements AutoCloseable {

  static final String SHIPPED_RATE = "rate=50r/s";

  private final Path folder;
  private final int port;
  private Process process;

  /** Nothing configured but whom it passes requests on to. */
  private static final String PLAIN =
      """
      pid nginx.pid;
      events {}
      http {
        access_log off;
        client_body_temp_path body;
        proxy_temp_path proxy;
        fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi;
        scgi_temp_path scgi;
        server {
          listen 127.0.0.1:%d;
          location / {
            proxy_pass http://127.0.0.1:%d;
          }
        }
      }
      """;

  private Nginx() throws IOException {
    folder = Files.createTempDirectory("arbiter-gateway");
    port = Commands.freePort();
  }

  /** Without configuration before a replica, not started yet. */
  Nginx(ReplicaProcess replica) throws IOException {
    this();
    Files.writeString(folder.resolve("nginx.conf"), PLAIN.formatted(port, replica.port()));
  }

  /** Configured as it is shipped, but for the rate, before two replicas; not started yet. */
  Nginx(List<ReplicaProcess> replicas, String rate) throws IOException, InterruptedException {
    this();
    Commands.run(List.of("cp", "-r", "deploy/gateway/.", folder.toString()));
    replace("servers/http.conf", "listen 8080;", "listen 127.0.0.1:" + port + ";");
    replace("nginx.conf", "pid /tmp/", "pid " + folder + "/");
    replace("nginx.conf", "_path /tmp/", "_path " + folder + "/");
    replace("nginx.conf", SHIPPED_RATE, rate);
    replace("nginx.conf", "/dev/stdout", folder + "/access.log");
    for (int i = 0; i < replicas.size(); i++) {
      replace(
          "upstream.conf", "arbiter-" + (i + 1) + ":8080", "127.0.0.1:" + replicas.get(i).port());
    }
  }

  /** Starts the gateway and waits until it answers. */
  void start() throws IOException, InterruptedException {
    process =
        new ProcessBuilder(
                Commands.program("nginx"),
                "-e",
                "stderr",
                "-p",
                folder + "/",
                "-c",
                folder + "/nginx.conf",
                "-g",
                "daemon off;")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("nginx.log").toFile())
            .start();
    for (int i = 0; i < 200; i++) {
      if (answers()) {
        return;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    throw new IOException(
        "nginx does not answer: " + Files.readString(folder.resolve("nginx.log")));
  }

  private void replace(String file, String old, String with) throws IOException {
    Path path = folder.resolve(file);
    String text = Files.readString(path);
    if (!text.contains(old)) {
      throw new IllegalStateException(file + " has no " + old);
    }
    Files.writeString(path, text.replace(old, with));
  }

  private boolean answers() throws InterruptedException {
    try {
      Api.get(base(), "/");
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Where the API is for those outside. */
  URI api() {
    return URI.create(base() + "/games");
  }

  /** The gateway itself. */
  URI base() {
    return URI.create("http://127.0.0.1:" + port);
  }

  @Override
  public void close() throws IOException, InterruptedException {
    if (process != null) {
      process.destroy();
      process.waitFor();
    }
    Commands.delete(folder);
  }
}
