import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One recorded game: who begins (null where the ruleset leaves no choice) and what is played. */
record Script(String ruleset, String firstSeat, List<String> actions) {

  private static final Pattern ACTIONS = Pattern.compile("\"actions\":\\[([^]]*)]");

  /** The recorded games of every ruleset below the folder. */
  static List<Script> all(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(f -> f.endsWith("games.jsonl"))
          .sorted()
          .flatMap(Script::lines)
          .map(Script::parse)
          .toList();
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Script parse(String line) {
    Matcher actions = ACTIONS.matcher(line);
    if (!actions.find()) {
      throw new IllegalArgumentException("a recorded game without actions");
    }
    return new Script(
        Api.text(line, "ruleset").orElseThrow(),
        Api.text(line, "firstSeat").orElse(null),
        List.of(actions.group(1).replace("\"", "").split(",")));
  }

  String creation() {
    String seat = firstSeat == null ? "" : ",\"firstSeat\":\"" + firstSeat + "\"";
    return "{\"ruleset\":\"" + ruleset + "\"" + seat + "}";
  }
}
