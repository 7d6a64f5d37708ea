package games.arbiter.rest.http;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.vertx.core.http.HttpServerRequest;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the trace id of a request, as in traces and logs. */
public final class TraceId {

  private static final Pattern TRACEPARENT =
      Pattern.compile("(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}");
  private static final int BYTES = 16;

  private TraceId() {}

  /**
   * The id of the current trace; without tracing, the id in the W3C {@code traceparent} header or a
   * new one.
   */
  public static String id(HttpServerRequest request) {
    SpanContext span = Span.current().getSpanContext();
    if (span.isValid()) {
      return span.getTraceId();
    }
    String parent = request.getHeader("traceparent");
    if (parent != null) {
      Matcher matcher = TRACEPARENT.matcher(parent);
      if (matcher.matches()) {
        return matcher.group(1);
      }
    }
    byte[] random = new byte[BYTES];
    ThreadLocalRandom.current().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }
}
