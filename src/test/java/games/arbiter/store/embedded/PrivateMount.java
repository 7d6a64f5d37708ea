package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * A file system in memory that one process and its children see, and that ends with them. The
 * system must allow it, to root or by user namespaces.
 */
final class PrivateMount {

  private static final String MOUNT_AND_RUN =
      "mount -t tmpfs -o \"$1\" tmpfs \"$2\" && shift 2 && exec \"$@\"";

  private PrivateMount() {}

  /** What comes before a command for it to run with the mount. */
  static String[] prefix(String options, Path at) throws Exception {
    for (String unshare : List.of("-m", "-Umr")) {
      List<String> prefix =
          List.of("unshare", unshare, "sh", "-c", MOUNT_AND_RUN, "sh", options, at.toString());
      if (works(prefix)) {
        return prefix.toArray(String[]::new);
      }
    }
    Assumptions.abort("this system lets nobody mount a file system");
    throw new AssertionError();
  }

  private static boolean works(List<String> prefix) throws InterruptedException {
    List<String> command = new ArrayList<>(prefix);
    command.add("true");
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException e) {
      return false; // no such program
    }
  }
}
