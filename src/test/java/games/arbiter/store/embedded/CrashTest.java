package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.Await;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
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
    return new DataDirectory(home).serverLock();
  }

  private static ProcessHandle postmaster() throws IOException {
    return ProcessHandle.of(ServerLock.read(new DataDirectory(home)).pid()).orElseThrow();
  }

  /** Writes a row and commits. */
  private static void write(ProcessWithServer process, String table) throws Exception {
    process.execute("create table " + table + " as select 1 as one");
  }

  private static int rows(ProcessWithServer process, String table) throws Exception {
    return process.query("select count(*) from " + table);
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
  void aServerThatIsKilledIsStartedAgain() throws Exception {
    ProcessWithServer process = start();
    write(process, "killed");
    ProcessHandle killed = postmaster();
    killed.destroyForcibly();
    Await.until(process::output, () -> process.output().contains("PostgreSQL runs again"));
    assertEquals(1, rows(process, "killed"));
    assertNotEquals(killed.pid(), postmaster().pid());
    assertTrue(
        process.output().contains("PostgreSQL has ended: killed by signal 9."), process::output);
    process.end();
    assertFalse(Files.exists(lockFile()));
  }

  @Test
  void aServerThatCannotBeStartedAgainIsTriedUntilItCan() throws Exception {
    ProcessWithServer process = start();
    write(process, "moved");
    Path cluster = new DataDirectory(home).cluster();
    Path moved = home.resolve("moved");
    ProcessHandle killed = postmaster();
    Files.move(cluster, moved);
    killed.destroyForcibly();
    Await.until(process::output, () -> process.output().contains("tried again every"));
    assertTrue(process.output().contains("could not access directory"), process::output);
    Files.move(moved, cluster);
    Await.until(process::output, process::answers);
    assertEquals(1, rows(process, "moved"));
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
    assertThrows(SQLException.class, killed::connect);
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
    assertTrue(second.output().contains("is in use by another service"), second::output);
    assertTrue(second.output().contains("ARBITER_DATA_DIR"), second::output);
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
