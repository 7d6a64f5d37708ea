package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.UUID;

/**
 * The data directory: the cluster, its password, the programs, and a lock that one service at a
 * time holds for as long as its process lives.
 */
final class DataDirectory {

  private static final int PASSWORD_BYTES = 24;

  private final Path path;

  DataDirectory(Path path) {
    this.path = path.toAbsolutePath().normalize();
  }

  Path path() {
    return path;
  }

  /** PostgreSQL's own directory. */
  Path cluster() {
    return path.resolve("cluster");
  }

  /** PostgreSQL's lock file, there while it runs. */
  Path serverLock() {
    return cluster().resolve("postmaster.pid");
  }

  /** The file or directory whose owner all of this belongs to. */
  Path owned() {
    return Files.exists(cluster()) ? cluster() : path;
  }

  /** The log of the server. */
  Path serverLog() throws IOException {
    Path file = path.resolve("postgresql.log");
    if (!Files.exists(file)) {
      createPrivate(file);
    }
    return file;
  }

  /** The file that {@link #lock} locks. */
  Path lockFile() {
    return path.resolve("lock");
  }

  /**
   * The lock; the system takes it back when the process ends, however it ends.
   *
   * @throws InUse if another service holds it
   */
  FileChannel lock() throws IOException {
    Files.createDirectories(path);
    FileChannel channel =
        FileChannel.open(lockFile(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!locked(channel)) {
      channel.close();
      throw new InUse();
    }
    return channel;
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** A new empty file; its owner is the user that this process runs as. */
  Path createProbe() throws IOException {
    return Files.createTempFile(path, "probe", null);
  }

  /** The file with the password of the database's user, which is made with the first call. */
  Path passwordFile() throws IOException {
    Path file = path.resolve("password");
    if (!Files.exists(file)) {
      byte[] random = new byte[PASSWORD_BYTES];
      new SecureRandom().nextBytes(random);
      Path unfinished = path.resolve("password." + UUID.randomUUID());
      Files.createDirectories(path);
      createPrivate(unfinished);
      try {
        Files.writeString(unfinished, HexFormat.of().formatHex(random));
        linkUnlessThere(file, unfinished);
      } finally {
        Files.delete(unfinished);
      }
    }
    return file;
  }

  private static void linkUnlessThere(Path to, Path from) throws IOException {
    try {
      Files.createLink(to, from); // unlike a move, it fails if another process was faster
    } catch (FileAlreadyExistsException e) {
      // the other process's file counts
    }
  }

  private static void createPrivate(Path file) throws IOException {
    Files.createFile(
        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
  }

  String password() throws IOException {
    return Files.readString(passwordFile()).strip();
  }

  /** Another service holds the directory. */
  static final class InUse extends IOException {
    private static final long serialVersionUID = 1L;

    InUse() {
      super(
          "the data directory is in use by another service; stop that one, or give this one a"
              + " directory of its own with ARBITER_DATA_DIR, or a database with"
              + " QUARKUS_DATASOURCE_JDBC_URL");
    }
  }
}
