package games.arbiter.players;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The generated clients that have companions, each with its player. */
enum Clients {
  JAVA {
    @Override
    List<String> play(String base, JsonNode script, Path folder) throws Exception {
      return new Player(base).play(script);
    }
  },
  TYPESCRIPT {
    @Override
    List<String> play(String base, JsonNode script, Path folder) throws Exception {
      return run(folder, script, base, Map.of(), "node", "target/clients/typescript/out/player.js");
    }
  },
  TYPESCRIPT_OF_THE_TWIN {
    @Override
    List<String> play(String base, JsonNode script, Path folder) throws Exception {
      String player = "target/clients/typescript-of-the-twin/out/player.js";
      return run(folder, script, base, Map.of(), "node", player);
    }
  },
  PYTHON {
    @Override
    List<String> play(String base, JsonNode script, Path folder) throws Exception {
      String path = "target/clients/python:openapi/companions/python";
      return run(
          folder,
          script,
          base,
          Map.of("PYTHONPATH", path, "PYTHONDONTWRITEBYTECODE", "1"),
          "python3",
          "openapi/players/python/player.py");
    }
  };

  private static final int MINUTES = 10;

  /** Does the steps of a script and returns the log, a line of JSON for each step. */
  abstract List<String> play(String base, JsonNode script, Path folder) throws Exception;

  List<String> run(
      Path folder, JsonNode script, String base, Map<String, String> settings, String... command)
      throws IOException, InterruptedException {
    return run(name(), folder, script, base, settings, command);
  }

  /** The log that a program makes of a script. */
  static List<String> run(
      String name,
      Path folder,
      JsonNode script,
      String base,
      Map<String, String> settings,
      String... command)
      throws IOException, InterruptedException {
    Path steps = Files.writeString(folder.resolve(name + ".script.json"), script.toString());
    Path log = folder.resolve(name + ".log.jsonl");
    Path output = folder.resolve(name + ".out");
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of(base, steps.toString(), log.toString()));
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().putAll(settings);
    builder.environment().put("TZ", "Asia/Kolkata");
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException(name + " takes too long");
    }
    if (process.exitValue() != 0) {
      throw new IOException(name + " failed:\n" + Files.readString(output));
    }
    return Files.readAllLines(log);
  }

  static JsonNode read(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
