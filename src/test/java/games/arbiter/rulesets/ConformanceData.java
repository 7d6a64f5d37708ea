package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.arbiter.engine.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The right values for the rules, one folder a ruleset. */
public final class ConformanceData {

  private static final ObjectMapper JSON = new ObjectMapper();

  private ConformanceData() {}

  /** Whether a ruleset has a file of that name. */
  public static boolean exists(Ruleset ruleset, String file) {
    return ConformanceData.class.getResource(path(ruleset, file)) != null;
  }

  /** The lines of a file, each a JSON value; none if the file is missing. */
  public static List<JsonNode> lines(Ruleset ruleset, String file) {
    List<JsonNode> values = new ArrayList<>();
    for (String line : text(ruleset, file).split("\n")) {
      if (!line.isBlank()) {
        values.add(read(line));
      }
    }
    return values;
  }

  /** A line of a file, counted from 0; fails in words if the file is too short. */
  public static JsonNode line(Ruleset ruleset, String file, int number) {
    List<JsonNode> lines = lines(ruleset, file);
    assertTrue(
        number < lines.size(),
        () -> "write line " + (number + 1) + " of src/test/resources" + path(ruleset, file));
    return lines.get(number);
  }

  /** A field of a line, or one of several that stand for each other; fails in words without it. */
  static JsonNode required(JsonNode line, String... fields) {
    return Stream.of(fields)
        .map(line::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError(
                    "the line has no field "
                        + String.join(" or ", fields)
                        + ": see src/test/resources/conformance/README.md"));
  }

  /** The one JSON value of a file. */
  public static JsonNode value(Ruleset ruleset, String file) {
    return read(text(ruleset, file));
  }

  /** The texts of a JSON array of strings. */
  public static List<String> strings(JsonNode array) {
    List<String> strings = new ArrayList<>();
    array.forEach(item -> strings.add(item.asText()));
    return strings;
  }

  private static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The whole text of a file; empty if it is missing. */
  public static String text(Ruleset ruleset, String file) {
    try (InputStream in = ConformanceData.class.getResourceAsStream(path(ruleset, file))) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String path(Ruleset ruleset, String file) {
    return "/conformance/" + ruleset.id() + "/" + file;
  }
}
