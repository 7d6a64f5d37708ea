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

  /** What the server has to say. */
  Path serverLog() throws IOException {
    Path file = path.resolve("postgresql.log");
    if (!Files.exists(file)) {
      createPrivate(file);
    }
    return file;
  }

  /** The lock; the system takes it back when the process ends, however it ends. */
  FileChannel lock() throws IOException {
    Files.createDirectories(path);
    FileChannel channel =
        FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!locked(channel)) {
      channel.close();
      throw new IllegalStateException(
          "The data directory "
              + path
              + " is in use by another service. Stop that one, or give this one a directory of its"
              + " own with ARBITER_DATA_DIR, or a database with QUARKUS_DATASOURCE_JDBC_URL.");
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

  /** The file with the password of the database's user, which is made with the first call. */
  Path passwordFile() throws IOException {
    Path file = path.resolve("password");
    if (!Files.exists(file)) {
      byte[] random = new byte[PASSWORD_BYTES];
      new SecureRandom().nextBytes(random);
      Path unfinished = path.resolve("password." + UUID.randomUUID());
      Files.createDirectories(path);
      createPrivate(unfinished);
      Files.writeString(unfinished, HexFormat.of().formatHex(random));
      moveUnlessThere(unfinished, file);
    }
    return file;
  }

  private static void moveUnlessThere(Path from, Path to) throws IOException {
    try {
      Files.createLink(to, from); // unlike a move, it fails if another was faster
    } catch (FileAlreadyExistsException e) {
      // the other's file counts
    } finally {
      Files.delete(from);
    }
  }

  private static void createPrivate(Path file) throws IOException {
    Files.createFile(
        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
  }

  String password() throws IOException {
    return Files.readString(passwordFile()).strip();
  }
}
