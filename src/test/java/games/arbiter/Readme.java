package games.arbiter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the README tells its readers to type. */
public final class Readme {

  /** The address of the service there. */
  public static final String SERVICE = "http://localhost:8080";

  private static final String FENCE = "```";

  private Readme() {}

  /** The first block of commands under a heading. */
  public static List<String> commands(String heading) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("README.md"));
    return lines.subList(lines.indexOf("## " + heading), lines.size()).stream()
        .dropWhile(line -> !line.startsWith(FENCE))
        .skip(1)
        .takeWhile(line -> !line.startsWith(FENCE))
        .toList();
  }

  /** Whether a program is there that they need. */
  public static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
  }
}
