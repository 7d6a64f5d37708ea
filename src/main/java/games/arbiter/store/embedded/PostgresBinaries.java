package games.arbiter.store.embedded;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** PostgreSQL's programs for this machine, unpacked once for each data directory. */
final class PostgresBinaries {

  /** Raised with the binaries in the build, so that a new build unpacks its own. */
  private static final String VERSION = "17.11.0";

  private static final List<String> NEEDED = List.of("initdb", "postgres", "pg_ctl");
  private static final int EXECUTABLE = 0100;

  private PostgresBinaries() {}

  /**
   * The directory {@code bin} of the programs, below a data directory. Programs that are missing
   * are unpacked again.
   *
   * @throws IOException if they cannot be unpacked or the system does not let them run
   */
  static Path in(Path directory) throws IOException {
    Path programs = directory.resolve("postgresql-" + VERSION);
    if (!isComplete(programs)) {
      Path unfinished = directory.resolve("postgresql.unfinished");
      FileTree.delete(unfinished);
      unpack(unfinished);
      FileTree.delete(programs);
      Files.move(unfinished, programs, StandardCopyOption.ATOMIC_MOVE);
    }
    Path bin = programs.resolve("bin");
    for (String program : NEEDED) {
      if (!Files.isExecutable(bin.resolve(program))) {
        throw new IOException(
            "the programs in "
                + bin
                + " cannot be executed: the file system is mounted with noexec, or rights are"
                + " missing");
      }
    }
    return bin;
  }

  private static boolean isComplete(Path programs) {
    return NEEDED.stream().allMatch(name -> Files.exists(programs.resolve("bin").resolve(name)));
  }

  /** Unpacks the directories {@code bin}, {@code lib} and {@code share} into a new directory. */
  static void unpack(Path target) throws IOException {
    try (InputStream packed = packed();
        TarArchiveInputStream archive =
            new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(packed)))) {
      for (TarArchiveEntry entry = archive.getNextEntry();
          entry != null;
          entry = archive.getNextEntry()) {
        unpack(entry, archive, target.resolve(entry.getName()));
      }
    }
  }

  private static void unpack(TarArchiveEntry entry, InputStream content, Path file)
      throws IOException {
    if (entry.isDirectory()) {
      Files.createDirectories(file);
      return;
    }
    Files.createDirectories(file.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
      return;
    }
    Files.copy(content, file);
    if ((entry.getMode() & EXECUTABLE) != 0) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  /** The archive for this machine, from the class path. */
  private static InputStream packed() throws IOException {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String system = os.startsWith("mac") ? "darwin" : os;
    String architecture = System.getProperty("os.arch").equals("aarch64") ? "arm_64" : "x86_64";
    String name = "/postgres-" + system + "-" + architecture + ".txz";
    InputStream packed = PostgresBinaries.class.getResourceAsStream(name);
    if (packed == null) {
      throw new IOException(
          "this package has no PostgreSQL for "
              + system
              + " on "
              + architecture
              + "; build it on such a machine or with -Dpostgresql.platform, or give the service a"
              + " database with QUARKUS_DATASOURCE_JDBC_URL");
    }
    return packed;
  }
}
