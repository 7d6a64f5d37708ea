package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * As whom the programs of PostgreSQL run, since they refuse root and users without a name: as the
 * service's own user if it can be; else as the user that this one appears to be in a user namespace
 * of its own; else, where root may not make one, as nobody, to whom the files are given.
 *
 * @param prefix what comes before each command
 * @param owner the user id to whom files must belong; null where they do anyway
 */
record ProcessUser(List<String> prefix, Integer owner) {

  private static final int NOBODY = 65_534;
  private static final List<String> IN_NAMESPACE = List.of("unshare", "-U");
  private static final List<String> AS_NOBODY =
      List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups");
  private static final ProcessUser PLAIN = new ProcessUser(List.of(), null);
  private static final String UID = "unix:uid";

  static ProcessUser find() throws IOException {
    boolean root = ProcessResult.run(List.of("id", "-u")).output().strip().equals("0");
    boolean named = !ProcessResult.run(List.of("id", "-un")).failed();
    if (named && !root) {
      return PLAIN;
    }
    if (isAllowed(IN_NAMESPACE)) {
      return new ProcessUser(IN_NAMESPACE, root ? 0 : null);
    }
    return root ? new ProcessUser(AS_NOBODY, NOBODY) : PLAIN;
  }

  private static boolean isAllowed(List<String> prefix) {
    List<String> command = new ArrayList<>(prefix);
    command.add("true");
    try {
      return !ProcessResult.run(command).failed();
    } catch (IOException e) {
      return false; // there is no such program
    }
  }

  /** Gives a file, or a directory with all that is in it, to this account. */
  void give(Path root) throws IOException {
    if (owner == null || owner.equals(Files.getAttribute(root, UID))) {
      return;
    }
    List<Path> all;
    try (Stream<Path> found = Files.walk(root)) {
      all = found.toList();
    }
    for (Path path : all) {
      Files.setAttribute(path, UID, owner, LinkOption.NOFOLLOW_LINKS);
    }
  }
}
