package games.arbiter.store.embedded;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** The programs of PostgreSQL for this machine, unpacked once for each data directory. */
final class PostgresBinaries {

  /** Raised with the binaries in the build, so that a new build unpacks its own. */
  private static final String VERSION = "17.11.0";

  private static final int EXECUTABLE = 0100;

  private PostgresBinaries() {}

  /** The directory of the programs ({@code bin}, {@code lib}, {@code share}) below a home. */
  static Path in(Path home) throws IOException {
    Path programs = home.resolve("postgresql-" + VERSION);
    if (!Files.isDirectory(programs)) {
      Path unfinished = home.resolve("postgresql.unfinished");
      FileTree.delete(unfinished);
      unpack(unfinished);
      Files.move(unfinished, programs, StandardCopyOption.ATOMIC_MOVE);
    }
    return programs;
  }

  private static void unpack(Path target) throws IOException {
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
  private static InputStream packed() {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String system = os.startsWith("mac") ? "darwin" : os;
    String architecture = System.getProperty("os.arch").equals("aarch64") ? "arm_64" : "x86_64";
    String name = "/postgres-" + system + "-" + architecture + ".txz";
    InputStream packed = PostgresBinaries.class.getResourceAsStream(name);
    if (packed == null) {
      throw new IllegalStateException(
          "This build has no PostgreSQL for "
              + system
              + " on "
              + architecture
              + ": give the service one with QUARKUS_DATASOURCE_JDBC_URL.");
    }
    return packed;
  }
}
