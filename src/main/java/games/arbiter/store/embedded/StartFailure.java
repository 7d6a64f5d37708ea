package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The server does not start; the message is the reason, in words for the service's operator. */
final class StartFailure extends IllegalStateException {

  private static final long serialVersionUID = 1L;
  private static final long LITTLE_SPACE = 64 << 20;

  private StartFailure(String message, Throwable cause) {
    super(message, cause);
  }

  static StartFailure of(DataDirectory directory, Exception cause) {
    String reason = reason(cause);
    return new StartFailure(
        "PostgreSQL does not start in "
            + directory.path()
            + ": "
            + reason
            + (reason.contains("No space") ? "" : littleSpace(directory.path())),
        cause);
  }

  private static String reason(Exception cause) {
    if (cause instanceof AccessDeniedException denied) {
      return "no permission for " + denied.getFile() + owner(Path.of(denied.getFile()));
    }
    if (cause instanceof FileAlreadyExistsException exists) {
      return exists.getFile() + " is a file where a directory is needed";
    }
    if (cause instanceof NoSuchFileException missing) {
      return missing.getFile() + " does not exist";
    }
    return cause instanceof IOException ? cause.getMessage() : cause.toString();
  }

  /** Whom a file that exists belongs to, or the nearest directory above it that does. */
  private static String owner(Path file) {
    Path existing = file.toAbsolutePath();
    while (existing.getParent() != null && !Files.exists(existing)) {
      existing = existing.getParent();
    }
    try {
      return " (" + existing + " belongs to " + Files.getOwner(existing).getName() + ")";
    } catch (IOException e) {
      return "";
    }
  }

  /** A hint, since a full disk shows in many ways. */
  private static String littleSpace(Path directory) {
    try {
      Path existing = directory;
      while (existing.getParent() != null && !Files.exists(existing)) {
        existing = existing.getParent();
      }
      long free = Files.getFileStore(existing).getUsableSpace();
      return free < LITTLE_SPACE ? " (only " + (free >> 20) + " MiB are free there)" : "";
    } catch (IOException e) {
      return "";
    }
  }
}
