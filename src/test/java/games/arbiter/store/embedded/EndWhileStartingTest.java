package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import games.arbiter.Await;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A process that is told to end while its server starts leaves no process behind. */
class EndWhileStartingTest {

  /** One for all tests, so that the programs are unpacked once. */
  @TempDir static Path home;

  @BeforeAll
  static void unpack() throws Exception {
    assertEquals(0, ProcessWithServer.start(home).end());
  }

  @ParameterizedTest
  @CsvSource({
    "lock, TERM",
    "lock, INT",
    "cluster.unfinished, TERM",
    "cluster.unfinished/base, INT",
    "cluster/postmaster.pid, TERM",
    "cluster/postmaster.pid, INT",
    "cluster/postmaster.pid, HUP"
  })
  void nothingIsLeft(String until, String signal) throws Exception {
    FileTree.delete(home.resolve("cluster"));
    FileTree.delete(home.resolve("cluster.unfinished"));
    Files.deleteIfExists(home.resolve("lock"));
    ProcessWithServer process = ProcessWithServer.begin(home);
    Await.until(process::output, () -> Files.exists(home.resolve(until)));
    signal(process, signal);
    assertNotEquals(0, process.join());
    assertNoProcessIsLeft();
    assertFalse(Files.exists(home.resolve("cluster/postmaster.pid")), process::output);
  }

  @Test
  void theNextStartWorks() throws Exception {
    nothingIsLeft("cluster/postmaster.pid", "TERM");
    ProcessWithServer next = ProcessWithServer.start(home);
    assertEquals(1, next.query("select 1"));
    signal(next, "TERM");
    next.join();
    assertNoProcessIsLeft();
  }

  /** By the shell, whose {@code kill} knows every signal. */
  private static void signal(ProcessWithServer process, String name) throws Exception {
    List<String> kill = List.of("sh", "-c", "kill -" + name + " " + process.handle().pid());
    assertEquals(0, new ProcessBuilder(kill).start().waitFor());
  }

  private static void assertNoProcessIsLeft() throws IOException {
    Path programs = home.toRealPath();
    assertEquals(
        List.of(),
        ProcessHandle.allProcesses()
            .filter(
                p -> p.info().command().filter(c -> Path.of(c).startsWith(programs)).isPresent())
            .map(p -> p.info().commandLine().orElse(""))
            .toList());
  }
}
