package games.arbiter.store.embedded;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A directory under a name that PostgreSQL can use. PostgreSQL's {@code initdb} passes the path of
 * its programs to a shell between double quotes, and its lock file has the path of the data
 * directory in a line. Where the path has a character that means something there, a temporary
 * directory holds a symbolic link to it, and a copy of the programs while {@code initdb} runs.
 *
 * @param path the plain name
 * @param temporary the temporary directory; null if the path is plain itself
 */
record PlainName(Path path, Path temporary) implements Closeable {

  private static final Pattern PLAIN = Pattern.compile("[^\"$`\\\\\\p{Cntrl}]*");

  static PlainName of(Path directory, ProcessUser user) throws IOException {
    if (isPlain(directory.toRealPath()) && isPlain(directory)) {
      return new PlainName(directory, null);
    }
    Path base = Path.of(System.getProperty("java.io.tmpdir"));
    Path temporary =
        Files.createTempDirectory(isPlain(base.toRealPath()) ? base : Path.of("/tmp"), "arbiter");
    Path link = Files.createSymbolicLink(temporary.resolve("data"), directory);
    user.give(temporary);
    return new PlainName(link, temporary);
  }

  private static boolean isPlain(Path path) {
    return PLAIN.matcher(path.toString()).matches();
  }

  /** Runs a program to its end, under a plain name. */
  ProcessResult run(PostgresPrograms programs, String program, String... arguments)
      throws IOException {
    if (temporary == null) {
      return programs.run(program, arguments);
    }
    Path copy = temporary.resolve("postgresql");
    try {
      PostgresBinaries.unpack(copy);
      programs.user().give(copy);
      return programs.in(copy.resolve("bin")).run(program, arguments);
    } finally {
      FileTree.delete(copy);
    }
  }

  @Override
  public void close() throws IOException {
    if (temporary != null) {
      FileTree.delete(temporary);
    }
  }
}
