package games.arbiter.faults;

import games.arbiter.Http;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** One PostgreSQL under Patroni. */
final class PatroniNode implements AutoCloseable {

  private static final String SETTINGS =
      """
      scope: arbiter
      name: %1$s
      restapi: {listen: "127.0.0.1:%2$d", connect_address: "127.0.0.1:%2$d"}
      etcd3: {host: "127.0.0.1:%3$d"}
      bootstrap:
        dcs:
          ttl: 20
          loop_wait: 2
          retry_timeout: 5
          primary_start_timeout: 0
          master_start_timeout: 0
          synchronous_mode: true
          postgresql:
            use_pg_rewind: true
            parameters: {max_connections: 200, wal_log_hints: "on"}
        initdb: [{encoding: UTF8}, no-locale]
      postgresql:
        listen: "127.0.0.1:%4$d"
        connect_address: "127.0.0.1:%4$d"
        data_dir: %5$s
        bin_dir: %6$s
        pgpass: %5$s.pass
        parameters: {unix_socket_directories: ""}
        basebackup: [{checkpoint: fast}]
        remove_data_directory_on_rewind_failure: true
        remove_data_directory_on_diverged_timelines: true
        pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"]
        authentication:
          superuser: {username: arbiter, password: arbiter}
          replication: {username: replicator, password: replicator}
      """;

  private final String name;
  private final Path data;
  private final int port = Commands.freePort();
  private final int rest = Commands.freePort();
  private final Daemon patroni;

  /** A node without data, not started yet, that finds the other one by etcd at a port. */
  PatroniNode(Path folder, String name, int etcd) throws IOException, InterruptedException {
    this.name = name;
    this.data = Commands.plainFolder(folder.resolve(name)).resolve("data");
    Path settings = folder.resolve(name + ".yml");
    String programs = Path.of(DatabaseServer.program("postgres")).getParent().toString();
    Files.writeString(settings, SETTINGS.formatted(name, rest, etcd, port, data, programs));
    this.patroni =
        new Daemon(folder.resolve(name + ".log"), Commands.program("patroni"), settings.toString());
  }

  void start() throws IOException {
    patroni.start();
  }

  /** SIGKILL for PostgreSQL alone. */
  void killDatabase() throws IOException {
    ProcessHandle.of(
            Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).get(0).strip()))
        .ifPresent(ProcessHandle::destroyForcibly);
  }

  /** SIGKILL for Patroni and PostgreSQL, as if the machine were gone. */
  void kill() throws IOException, InterruptedException {
    patroni.kill();
    killDatabase();
  }

  /** Whether Patroni says that the node has that role. */
  boolean is(String role) throws InterruptedException {
    try {
      return Http.get(URI.create("http://127.0.0.1:" + rest + "/" + role)).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  List<String> query(String database, String sql) throws IOException, InterruptedException {
    return DatabaseServer.query(port, database, sql);
  }

  String name() {
    return name;
  }

  int port() {
    return port;
  }

  int rest() {
    return rest;
  }

  @Override
  public void close() throws IOException, InterruptedException {
    patroni.close();
    if (Files.exists(data.resolve("postmaster.pid"))) {
      killDatabase();
    }
  }
}
