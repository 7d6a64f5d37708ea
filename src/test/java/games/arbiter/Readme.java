package games.arbiter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the project's pages tell their readers to type. */
public final class Readme {

  /** The address of the service there. */
  public static final String SERVICE = "http://localhost:8080";

  private static final String FENCE = "```";

  private Readme() {}

  /** The first fenced block under a second-level heading of a page, line by line. */
  public static List<String> block(Path page, String heading) throws IOException {
    List<String> lines = Files.readAllLines(page);
    int start = lines.indexOf("## " + heading);
    if (start < 0) {
      throw new IllegalArgumentException(page + " has no heading \"" + heading + "\"");
    }
    return lines.subList(start, lines.size()).stream()
        .dropWhile(line -> !line.startsWith(FENCE))
        .skip(1)
        .takeWhile(line -> !line.startsWith(FENCE))
        .toList();
  }

  /** Whether a program that the commands need is on the path. */
  public static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
  }
}
