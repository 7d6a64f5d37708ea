package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.Await;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is full, for a while or from the start, and one that lets no program run. */
class FullDiskTest {

  private static final int MEBIBYTE = 1 << 20;

  /** More than the files of the log hold that are there already. */
  private static final String WRITE_LOG_ALONE =
      "select pg_logical_emit_message(false, 'log', repeat('x', 1000000)) from generate_series(1,"
          + " 60)";

  @TempDir Path home;

  @Test
  void aServerThatCouldNotWriteItsLogRunsAgainOnceThereIsSpace() throws Exception {
    ProcessWithServer process =
        ProcessWithServer.start(home, PrivateMount.prefix("size=160m", home));
    assertTrue(process.isStarted(), process::output);
    process.execute("create table kept as select 1 as one");
    Path filler = process.home().resolve("filler");
    fill(filler);
    assertThrows(SQLException.class, () -> process.execute(WRITE_LOG_ALONE));
    Await.until(process::output, () -> process.output().contains("PostgreSQL has ended"));
    assertTrue(process.output().contains("No space left on device"), process::output);
    Files.delete(filler);
    Await.until(process::output, process::answers);
    assertEquals(1, process.query("select count(*) from kept"));
    process.end();
  }

  /** Writes zeros until there is no space. */
  private static void fill(Path file) {
    assertThrows(
        IOException.class,
        () -> {
          try (OutputStream out = Files.newOutputStream(file)) {
            while (true) {
              out.write(new byte[MEBIBYTE]);
            }
          }
        });
  }

  @Test
  void aStartWithoutSpaceSaysSo() throws Exception {
    assertRefused("No space left on device", "size=4m");
    assertRefused("No space left on device", "size=80m");
  }

  @Test
  void aDiskThatLetsNoProgramRunIsNamed() throws Exception {
    assertRefused("mounted with noexec", "size=80m,noexec");
  }

  @Test
  void aDiskThatIsReadOnlyIsNamed() throws Exception {
    assertRefused("Read-only file system", "size=4m,ro");
  }

  private void assertRefused(String reason, String mount) throws Exception {
    ProcessWithServer process = ProcessWithServer.start(home, PrivateMount.prefix(mount, home));
    assertNotEquals(0, process.join());
    assertTrue(process.output().contains(reason), process::output);
    assertFalse(process.output().contains("in use"), process::output);
  }
}
