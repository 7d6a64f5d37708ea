package games.arbiter.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A PostgreSQL of the suite's own on loopback, durable as in production. */
final class DatabaseServer implements AutoCloseable {

  private final Path programs;
  private final Path home;
  private final int port;

  /** Makes an empty cluster below the folder; it is not started yet. */
  DatabaseServer(Path folder) throws IOException, InterruptedException {
    this.programs = programs();
    this.home = Files.createDirectory(folder.resolve("postgresql"));
    this.port = Commands.freePort();
    if (System.getProperty("user.name").equals("root")) {
      Commands.run(List.of("chown", "nobody", home.toString()));
    }
    Commands.run(
        Commands.asPlainUser(
            program("initdb"),
            "-D",
            home.toString(),
            "-U",
            "arbiter",
            "--auth=trust",
            "-E",
            "UTF8",
            "--no-locale"));
  }

  private static Path programs() throws IOException {
    String given = System.getenv("PG_BIN");
    if (given != null) {
      return Path.of(given);
    }
    try (Stream<Path> versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      return versions
          .max(Comparator.comparing(p -> Integer.valueOf(p.getFileName().toString())))
          .orElseThrow(
              () -> new IOException("no PostgreSQL programs: install postgresql or set PG_BIN"))
          .resolve("bin");
    }
  }

  String program(String name) {
    return programs.resolve(name).toString();
  }

  /** Starts the server and waits until it accepts connections; after a crash that is recovery. */
  void start() throws IOException, InterruptedException {
    String options =
        "-p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=on"
            + " -c synchronous_commit=on -c max_connections=200";
    Commands.run(
        Commands.asPlainUser(
            program("pg_ctl"),
            "-s",
            "-w",
            "-D",
            home.toString(),
            "-l",
            home.resolve("log").toString(),
            "-o",
            options,
            "start"));
  }

  /** Stops the server at once, without a checkpoint: what a crash leaves behind. */
  void crash() throws IOException, InterruptedException {
    Commands.run(
        Commands.asPlainUser(
            program("pg_ctl"), "-s", "-w", "-D", home.toString(), "-m", "immediate", "stop"));
  }

  void create(String name) throws IOException, InterruptedException {
    query("postgres", "create database " + name);
  }

  /** The rows of a query, columns parted by {@code |}. */
  List<String> query(String database, String sql) throws IOException, InterruptedException {
    return tool("psql", "-X", "-At", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", sql)
        .lines()
        .toList();
  }

  /** Runs one of PostgreSQL's client programs on this server. */
  String tool(String name, String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(program(name), "-h", "127.0.0.1", "-p", "" + port, "-U", "arbiter"));
    command.addAll(List.of(arguments));
    return Commands.run(command);
  }

  int port() {
    return port;
  }

  @Override
  public void close() throws IOException, InterruptedException {
    if (Files.exists(home.resolve("postmaster.pid"))) {
      crash();
    }
  }
}
