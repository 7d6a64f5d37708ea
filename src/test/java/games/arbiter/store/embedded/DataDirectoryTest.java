package games.arbiter.store.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every path is good for a data directory, and it stays its owner's. */
class DataDirectoryTest {

  private static final int USER = 12_345;

  /** A user without a name, who may read everything, since the class path may be root's. */
  private static final String[] AS_USER = {
    "setpriv",
    "--reuid=" + USER,
    "--regid=" + USER,
    "--clear-groups",
    "--inh-caps=+dac_read_search",
    "--ambient-caps=+dac_read_search"
  };

  @TempDir Path directory;

  /**
   * Blanks, quotes, commands, variables, escapes, patterns, a line break, and letters beyond ASCII.
   */
  @Test
  void everyPathIsTakenLiterally() throws Exception {
    Path home =
        directory.resolve(" a'b\"c $(touch executed) `touch executed` ${HOME} \\d *~%s\ne:;&|<ü棋 ");
    ProcessWithServer process = ProcessWithServer.start(home);
    assertTrue(process.isStarted(), process::output);
    process.execute("create table kept as select 1 as one");
    process.end();
    ProcessWithServer again = ProcessWithServer.start(home);
    assertEquals(1, again.query("select count(*) from kept"));
    again.end();
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(Set.of(home), files.collect(Collectors.toSet()));
    }
    assertFalse(Files.exists(Path.of("executed")));
  }

  @Test
  void aRunAsRootLeavesTheDirectoryToItsUser() throws Exception {
    Assumptions.assumeTrue(ProcessUser.uid(directory) == 0, "only root can run as others");
    Path home = Files.createDirectory(directory.resolve("users"));
    openTheWayTo(home);
    Files.setAttribute(home, "unix:uid", USER);
    Files.setAttribute(home, "unix:gid", USER);
    assertEquals(Set.of(USER), ownersAfterARun(home));
    assertEquals(Set.of(USER), ownersAfterARun(home, AS_USER));
    assertEquals(Set.of(USER), ownersAfterARun(home));
  }

  /** The temporary directory is for its owner alone. */
  private void openTheWayTo(Path home) throws IOException {
    Set<PosixFilePermission> all = PosixFilePermissions.fromString("rwxr-xr-x");
    Files.setPosixFilePermissions(directory, all);
    Files.setPosixFilePermissions(home, all);
  }

  private static Set<Integer> ownersAfterARun(Path home, String... prefix) throws Exception {
    ProcessWithServer process = ProcessWithServer.start(home, prefix);
    assertTrue(process.isStarted(), process::output);
    process.end();
    Set<Integer> owners = new TreeSet<>();
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.toList()) {
        owners.add((Integer) Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS));
      }
    }
    return owners;
  }

  @Test
  void missingPermissionIsNamed() throws Exception {
    Assumptions.assumeTrue(ProcessUser.uid(directory) == 0, "only root can run as others");
    Path home = Files.createDirectory(directory.resolve("roots"));
    openTheWayTo(home);
    assertRefused(home, "no permission for " + home, AS_USER);
  }

  @Test
  void aFileInItsPlaceIsNamed() throws Exception {
    Path file = Files.createFile(directory.resolve("file"));
    assertRefused(file, "is a file where a directory is needed");
  }

  private static void assertRefused(Path home, String reason, String... prefix) throws Exception {
    ProcessWithServer process = ProcessWithServer.start(home, prefix);
    assertNotEquals(0, process.join());
    assertTrue(process.output().contains(reason), process::output);
  }
}
