package games.arbiter.rest.openapi;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The examples in the document, real requests and answers. */
final class Examples {

  private static final String FOLDER = "/games/arbiter/rest/examples/";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Examples() {}

  /** The example of that name; null if there is none. */
  static Object of(String name) {
    try (InputStream file = Examples.class.getResourceAsStream(FOLDER + name + ".json")) {
      return file == null ? null : MAPPER.readValue(file, Object.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
