package games.arbiter.store.embedded;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The part of the server's log that one of its runs writes.
 *
 * @param begin where in the file it begins
 */
record ServerLog(Path file, long begin) {

  /** The last of these lines tells why the server, or {@code initdb}, ended. */
  private static final Pattern REASON =
      Pattern.compile("(?m)^(?:.*?(?:FATAL|PANIC|error):|\\S*postgres:) +(.+)$");

  /** No reason: the server's news of itself. */
  private static final String NEWS = " LOG: ";

  /** What the server says to clients who come too early or too late, or with a wrong password. */
  private static final Pattern OF_A_CLIENT =
      Pattern.compile("the database system is .*|terminating connection .*|password auth.*");

  private static final int LONGEST = 20_000;

  static ServerLog fromHere(Path file) throws IOException {
    return new ServerLog(file, Files.size(file));
  }

  /** Why the run ended, empty if it does not say. */
  String reason() throws IOException {
    return reason(text());
  }

  private String text() throws IOException {
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      long from = Math.max(Math.min(begin, log.length()), log.length() - LONGEST);
      log.seek(from);
      byte[] bytes = new byte[(int) (log.length() - from)];
      log.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  /** The reason that the output of a program gives, else its last line. */
  static String reason(String output) {
    List<String> reasons =
        REASON
            .matcher(output)
            .results()
            .map((MatchResult r) -> r.group(1))
            .filter(line -> !OF_A_CLIENT.matcher(line).lookingAt())
            .toList();
    if (!reasons.isEmpty()) {
      return reasons.get(reasons.size() - 1).strip();
    }
    List<String> lines = output.strip().lines().filter(line -> !line.contains(NEWS)).toList();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
  }
}
