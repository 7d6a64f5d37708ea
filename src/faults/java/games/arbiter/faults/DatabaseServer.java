package games.arbiter.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A PostgreSQL of the suite's own on loopback, durable as in production. */
final class DatabaseServer implements AutoCloseable {

  private static final String USER = "arbiter";

  private final Path home;
  private final int port;

  /** A server that has no data yet; it keeps them in a folder of that name below the folder. */
  DatabaseServer(Path folder, String name) throws IOException {
    this.home = folder.resolve(name);
    this.port = Commands.freePort();
  }

  /** Makes an empty cluster. */
  void initialize() throws IOException, InterruptedException {
    Commands.plainFolder(home);
    run("initdb", "-D", home.toString(), "-U", USER, "--auth=trust", "-E", "UTF8", "--no-locale");
  }

  /** Copies a running server, which is reached at that port; what the server had is deleted. */
  void copy(int source, boolean standby) throws IOException, InterruptedException {
    Commands.delete(home);
    Commands.plainFolder(home);
    String[] backup = {
      "pg_basebackup",
      "-h",
      "127.0.0.1",
      "-p",
      "" + source,
      "-U",
      USER,
      "-D",
      home.toString(),
      "-X",
      "stream",
      "-c",
      "fast"
    };
    run(
        standby
            ? Stream.concat(Stream.of(backup), Stream.of("-R")).toArray(String[]::new)
            : backup);
    // a primary with this setting would wait for a standby that it does not have
    Files.writeString(
        home.resolve("postgresql.auto.conf"),
        "synchronous_standby_names = ''\n",
        StandardOpenOption.APPEND);
  }

  /** Puts the data of another server, which is stopped, in the place of this one's. */
  void restore(DatabaseServer copy) throws IOException, InterruptedException {
    Commands.delete(home);
    Files.move(copy.home, home);
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

  static String program(String name) throws IOException {
    return programs().resolve(name).toString();
  }

  /** Starts the server and waits until it accepts connections; after a crash that is recovery. */
  void start() throws IOException, InterruptedException {
    String options =
        "-p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=on"
            + " -c synchronous_commit=on -c max_connections=200";
    control("start", "-l", home.resolve("log").toString(), "-o", options);
  }

  /** Stops the server at once, without a checkpoint: what a crash leaves behind. */
  void crash() throws IOException, InterruptedException {
    control("stop", "-m", "immediate");
  }

  /** SIGKILL for the first of the server's processes; waits until the others have noticed. */
  void kill() throws IOException, InterruptedException {
    long pid = Long.parseLong(Files.readAllLines(home.resolve("postmaster.pid")).get(0).strip());
    ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
    List<ProcessHandle> children = server.descendants().toList();
    server.destroyForcibly();
    server.onExit().join();
    children.forEach(child -> child.onExit().join());
    Files.delete(home.resolve("postmaster.pid"));
  }

  /** Makes a standby the primary. */
  void promote() throws IOException, InterruptedException {
    control("promote");
  }

  /** Changes a setting of the running server. */
  void set(String name, String value) throws IOException, InterruptedException {
    query("postgres", "alter system set " + name + " = '" + value + "'");
    query("postgres", "select pg_reload_conf()");
  }

  private void control(String verb, String... more) throws IOException, InterruptedException {
    run(
        Stream.concat(Stream.of("pg_ctl", verb, "-s", "-w", "-D", home.toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  private static void run(String... command) throws IOException, InterruptedException {
    command[0] = program(command[0]);
    Commands.run(Commands.asPlainUser(command));
  }

  void create(String name) throws IOException, InterruptedException {
    query("postgres", "create database " + name);
  }

  /** The rows of a query, columns parted by {@code |}. */
  List<String> query(String database, String sql) throws IOException, InterruptedException {
    return query(port, database, sql);
  }

  /** The rows of a query to the server at a port of loopback. */
  static List<String> query(int port, String database, String sql)
      throws IOException, InterruptedException {
    return tool(port, "psql", "-X", "-At", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", sql)
        .lines()
        .toList();
  }

  /** Runs one of PostgreSQL's client programs on this server. */
  String tool(String name, String... arguments) throws IOException, InterruptedException {
    return tool(port, name, arguments);
  }

  private static String tool(int port, String name, String... arguments)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(program(name), "-h", "127.0.0.1", "-p", "" + port, "-U", USER));
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
