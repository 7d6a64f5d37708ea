package games.arbiter.rest.http;

import games.arbiter.rest.schema.SizeByContent;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyReader;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/**
 * Reads JSON bodies. The framework's reader guesses at encodings, takes {@code null} and an empty
 * body, and does not say where in the body a fault is.
 */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public final class JsonBodyReader implements ServerMessageBodyReader<Record> {

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, ResteasyReactiveResourceInfo method, MediaType mediaType) {
    return true;
  }

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
    return false;
  }

  @Override
  public Record readFrom(
      Class<Record> type, Type generic, MediaType mediaType, ServerRequestContext context) {
    byte[] body = Bodies.of(((ResteasyReactiveRequestContext) context).unwrap(RoutingContext.class));
    if (body.length <= Endpoint.SMALL_BODY || !SizeByContent.class.isAssignableFrom(type)) {
      return Json.read(body, type);
    }
    Record read = null;
    try {
      read = Json.read(body, type);
    } catch (ProblemException unreadable) {
      // its size is the first thing wrong with it
    }
    if (read == null || !((SizeByContent) read).mayBeLarge()) {
      throw Gate.tooLarge(Endpoint.SMALL_BODY).thrown();
    }
    return read;
  }

  @Override
  public Record readFrom(
      Class<Record> type,
      Type generic,
      Annotation[] annotations,
      MediaType mediaType,
      MultivaluedMap<String, String> headers,
      InputStream body) {
    throw new UnsupportedOperationException();
  }
}
