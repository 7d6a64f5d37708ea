package games.arbiter.load;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@code --name value} … over the given defaults. */
final class Arguments {

  private final Map<String, String> values;

  Arguments(Map<String, String> defaults, String[] given) {
    values = new HashMap<>(defaults);
    for (int i = 0; i + 1 < given.length; i += 2) {
      values.put(given[i], given[i + 1]);
    }
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  String text(String name) {
    return values.get(name);
  }

  Path path(String name) {
    return Path.of(values.get(name));
  }

  int number(String name) {
    return Integer.parseInt(values.get(name));
  }

  /** The process of the service; this one if none is given. */
  ProcessHandle service() {
    return has("--service")
        ? ProcessHandle.of(number("--service")).orElseThrow()
        : ProcessHandle.current();
  }

  /** The addresses of the services. */
  List<URI> urls() {
    return Arrays.stream(values.get("--url").split(" ")).map(URI::create).toList();
  }
}
