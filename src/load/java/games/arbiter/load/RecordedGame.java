package games.arbiter.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One recorded game: who begins (null where the ruleset leaves no choice) and what is played. */
public record RecordedGame(String ruleset, String firstSeat, List<String> actions) {

  private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");

  /** The games of a file, one a line, or of every {@code games.jsonl} below a folder. */
  public static List<RecordedGame> read(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      return files
          .filter(file -> Files.isRegularFile(place) || file.endsWith("games.jsonl"))
          .sorted()
          .flatMap(RecordedGame::lines)
          .map(RecordedGame::parse)
          .toList();
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RecordedGame parse(String line) {
    Matcher first = Pattern.compile("\"firstSeat\":\"([^\"]*)\"").matcher(line);
    String actions = group("\"actions\":\\[([^]]*)]", line);
    return new RecordedGame(
        group("\"ruleset\":\"([^\"]*)\"", line),
        first.find() ? first.group(1) : null,
        STRING.matcher(actions).results().map(r -> r.group(1)).toList());
  }

  private static String group(String pattern, String line) {
    Matcher matcher = Pattern.compile(pattern).matcher(line);
    if (!matcher.find()) {
      throw new IllegalArgumentException("no " + pattern + " in a recorded game");
    }
    return matcher.group(1);
  }

  /** The body of the request that creates the game. */
  public String creation() {
    String seat = firstSeat == null ? "" : ",\"firstSeat\":\"" + firstSeat + "\"";
    return "{\"ruleset\":\"" + ruleset + "\"" + seat + "}";
  }
}
