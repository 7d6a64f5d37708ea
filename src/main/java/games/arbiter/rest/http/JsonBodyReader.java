package games.arbiter.rest.http;

import games.arbiter.play.Checked;
import games.arbiter.rest.schema.SizeByContent;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

/**
 * Reads JSON bodies. By hand, since the framework's reader guesses encodings, accepts {@code null}
 * and an empty body, and does not name the field at fault.
 */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public final class JsonBodyReader implements MessageBodyReader<Record> {

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
    return true;
  }

  @Override
  public Record readFrom(
      Class<Record> type,
      Type generic,
      Annotation[] annotations,
      MediaType mediaType,
      MultivaluedMap<String, String> headers,
      InputStream entity)
      throws IOException {
    byte[] body = entity.readAllBytes();
    Checked<Record> read = StrictJson.read(body, type);
    boolean tooLarge =
        body.length > Endpoint.SMALL_BODY
            && SizeByContent.class.isAssignableFrom(type)
            && !read.match(sized -> ((SizeByContent) sized).mayBeLarge(), rejection -> false);
    if (tooLarge) {
      throw RequestChecks.tooLarge(Endpoint.SMALL_BODY).thrown();
    }
    return read.match(valid -> valid, Problem::refuse);
  }
}
