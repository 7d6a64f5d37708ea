package games.arbiter.rest.http;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;

/**
 * Reads the bodies of requests on the event loop before they are routed. By hand, since the
 * framework's limit closes the connection of a client that is still sending, which then never reads
 * the problem. Here the rest of a body that is too large is dropped, up to a second limit.
 */
public final class RequestBodies {

  private static final String KEY = RequestBodies.class.getName();
  private static final int BEFORE_ROUTING = 150;
  private static final int KEPT_AT_MOST = Endpoint.LARGE_BODY;
  private static final int READ_AT_MOST = 4 * 1024 * 1024;

  void register(@Observes Filters filters) {
    filters.register(RequestBodies::read, BEFORE_ROUTING);
  }

  /** The length of the body in bytes; more than any limit if it was cut. */
  static int length(RoutingContext http) {
    Reading reading = http.get(KEY);
    return reading == null ? 0 : reading.body.length();
  }

  /** The body of a request; empty if it has none. */
  static byte[] of(RoutingContext http) {
    Reading reading = http.get(KEY);
    return reading == null ? new byte[0] : reading.body.getBytes();
  }

  private static void read(RoutingContext http) {
    HttpServerRequest request = http.request();
    if (request.method() != HttpMethod.POST) {
      http.next();
      return;
    }
    Reading reading = new Reading(http);
    http.put(KEY, reading);
    request.handler(reading::chunk).endHandler(end -> reading.done());
    if (request.version() != HttpVersion.HTTP_1_0
        && request.headers().contains(HttpHeaders.EXPECT, HttpHeaders.CONTINUE, true)) {
      http.response().writeContinue();
    }
    request.resume();
  }

  private static final class Reading {
    private final RoutingContext http;
    private final Buffer body = Buffer.buffer();
    private int length;
    private boolean done;

    Reading(RoutingContext http) {
      this.http = http;
    }

    void chunk(Buffer chunk) {
      length += chunk.length();
      if (body.length() <= KEPT_AT_MOST) {
        body.appendBuffer(chunk);
      }
      if (length > READ_AT_MOST && !done) {
        http.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        done();
      }
    }

    void done() {
      if (!done) {
        done = true;
        http.next();
      }
    }
  }
}
