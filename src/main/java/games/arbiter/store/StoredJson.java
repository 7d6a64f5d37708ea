package games.arbiter.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

/** The JSON of the database, whatever the service's answers look like. */
final class StoredJson {

  static final ObjectMapper MAPPER = new ObjectMapper();

  private StoredJson() {}

  static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
