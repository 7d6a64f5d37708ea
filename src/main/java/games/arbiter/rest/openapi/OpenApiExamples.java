package games.arbiter.rest.openapi;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Loads the examples of the document, which are real requests and answers. */
final class OpenApiExamples {

  private static final String FOLDER = "/games/arbiter/rest/examples/";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private OpenApiExamples() {}

  /** The example of that name; null if there is none. */
  static Object of(String name) {
    try (InputStream file = OpenApiExamples.class.getResourceAsStream(FOLDER + name + ".json")) {
      return file == null ? null : MAPPER.readValue(file, Object.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
