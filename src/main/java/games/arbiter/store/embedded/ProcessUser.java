package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The user that runs PostgreSQL's programs, which refuse root and users without a name: the
 * service's own user if they accept it. A service of root runs them as the user whom the data
 * directory belongs to; in a directory of root's, as the user that root appears to be in a user
 * namespace of its own, or, where root may not make one, as nobody, who gets the files.
 *
 * @param prefix what comes before each command
 * @param owner the user id that files must belong to; null where they do anyway
 */
record ProcessUser(List<String> prefix, Integer owner) {

  private static final int ROOT = 0;
  private static final int NOBODY = 65_534;
  private static final List<String> IN_NAMESPACE = List.of("unshare", "-U");
  private static final String UID = "unix:uid";
  private static final String GID = "unix:gid";

  /**
   * @throws IOException if no such user is found, with the reason
   */
  static ProcessUser find(DataDirectory directory, ChildProcesses children) throws IOException {
    Path probe = directory.createProbe();
    try {
      if (uid(probe) == ROOT) {
        return findForRoot(directory.owned(), children);
      }
      return hasName(probe) || failure(IN_NAMESPACE, children) != null
          ? new ProcessUser(List.of(), null)
          : new ProcessUser(IN_NAMESPACE, null);
    } finally {
      Files.delete(probe);
    }
  }

  private static ProcessUser findForRoot(Path owned, ChildProcesses children) throws IOException {
    int owner = uid(owned);
    if (owner == ROOT && failure(IN_NAMESPACE, children) == null) {
      return new ProcessUser(IN_NAMESPACE, ROOT);
    }
    int user = owner == ROOT ? NOBODY : owner;
    int group = owner == ROOT ? NOBODY : (Integer) Files.getAttribute(owned, GID);
    List<String> prefix =
        new ArrayList<>(
            List.of("setpriv", "--reuid=" + user, "--regid=" + group, "--clear-groups"));
    if (owner != ROOT && !hasName(owned)) {
      prefix.addAll(IN_NAMESPACE);
    }
    String failure = failure(prefix, children);
    if (failure != null) {
      throw new IOException(
          "PostgreSQL refuses to run as root, and it cannot be run as user "
              + user
              + ": "
              + failure);
    }
    return new ProcessUser(List.copyOf(prefix), user);
  }

  /** Why a prefix does not work; null if it does. */
  private static String failure(List<String> prefix, ChildProcesses children) {
    List<String> command = new ArrayList<>(prefix);
    command.add("true");
    try {
      ProcessResult result = ProcessResult.of(children, command);
      return result.failed() ? result.output().strip() : null;
    } catch (IOException e) {
      return e.getMessage();
    }
  }

  static int uid(Path file) throws IOException {
    return (Integer) Files.getAttribute(file, UID);
  }

  /** Whether the owner of a file is in the system's list of users: a number stands for others. */
  private static boolean hasName(Path file) throws IOException {
    return !Files.getOwner(file).getName().equals(Integer.toString(uid(file)));
  }

  /** Gives this user a file, or a directory with its content. */
  void give(Path root) throws IOException {
    if (owner == null || owner == uid(root)) {
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
