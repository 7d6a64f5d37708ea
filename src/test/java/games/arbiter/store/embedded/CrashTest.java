package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was confirmed is there again, whatever is killed. */
class CrashTest {

  /** One for all tests, since it takes a moment to make. */
  @TempDir static Path home;

  private final List<ProcessWithServer> started = new ArrayList<>();

  private ProcessWithServer start() throws IOException {
    ProcessWithServer process = ProcessWithServer.start(home);
    started.add(process);
    return process;
  }

  @AfterEach
  void endAll() {
    started.forEach(ProcessWithServer::end);
  }

  private static Path lockFile() {
    return home.resolve("cluster/postmaster.pid");
  }

  private static ProcessHandle postmaster() throws IOException {
    return ProcessHandle.of(Long.parseLong(Files.readAllLines(lockFile()).get(0))).orElseThrow();
  }

  /** Writes a row and commits. */
  private static void write(ProcessWithServer process, String table) throws Exception {
    try (Connection connection = process.connect(home);
        Statement statement = connection.createStatement()) {
      statement.execute("create table " + table + " as select 1 as one");
    }
  }

  private static int rows(ProcessWithServer process, String table) throws Exception {
    try (Connection connection = process.connect(home);
        Statement statement = connection.createStatement();
        ResultSet count = statement.executeQuery("select count(*) from " + table)) {
      count.next();
      return count.getInt(1);
    }
  }

  @Test
  void afterAnOrderlyEndNoServerIsLeftAndTheDataIsThere() throws Exception {
    ProcessWithServer first = start();
    write(first, "ended");
    assertEquals(0, first.end());
    assertFalse(Files.exists(lockFile()));
    assertEquals(1, rows(start(), "ended"));
  }

  @Test
  void aServerThatOutlivedItsProcessIsReplaced() throws Exception {
    ProcessWithServer killed = start();
    write(killed, "orphaned");
    ProcessHandle orphan = postmaster();
    killed.kill();
    assertEquals(1, rows(killed, "orphaned"), "PostgreSQL goes on without its process");
    ProcessWithServer second = start();
    assertEquals(1, rows(second, "orphaned"));
    assertNotEquals(orphan.pid(), postmaster().pid());
    assertThrows(SQLException.class, () -> killed.connect(home));
    second.end();
    assertFalse(Files.exists(lockFile()));
  }

  @Test
  void whenProcessAndServerAreKilledTheServerRecovers() throws Exception {
    ProcessWithServer killed = start();
    write(killed, "crashed");
    ProcessHandle server = postmaster();
    killed.kill();
    server.destroyForcibly();
    assertEquals(1, rows(start(), "crashed"));
  }

  @Test
  void aLockFileWithThePidOfAnotherProgramHindersNothingAndHarmsNobody() throws Exception {
    ProcessWithServer killed = start();
    write(killed, "reused");
    ProcessHandle server = postmaster();
    killed.kill();
    server.destroyForcibly();
    server.onExit().join();
    Process innocent = new ProcessBuilder("cat").start();
    List<String> lines = new ArrayList<>(Files.readAllLines(lockFile()));
    lines.set(0, Long.toString(innocent.pid()));
    Files.write(lockFile(), lines);
    assertEquals(1, rows(start(), "reused"));
    assertTrue(innocent.isAlive());
    innocent.destroy();
  }

  @Test
  void oneDirectoryHasOneService() throws Exception {
    ProcessWithServer first = start();
    ProcessWithServer second = start();
    assertNotEquals(0, second.join());
    assertTrue(second.said().contains("is in use by another service"), second::said);
    assertTrue(second.said().contains("ARBITER_DATA_DIR"), second::said);
    write(first, "undisturbed");
  }

  @Test
  void thePasswordIsForTheOwnerAlone() throws Exception {
    start();
    assertEquals(
        "rw-------",
        PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("password"))));
  }
}
