package games.arbiter.rest;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A request as it is sent.
 *
 * @param target the path and the query, encoded
 * @param body null for none
 */
record GeneratedRequest(String method, String target, Map<String, String> headers, String body) {

  /** The path without the query. */
  String path() {
    return target.replaceAll("\\?.*", "");
  }

  /** The bytes, as characters of ISO 8859-1. */
  String text() {
    Map<String, String> all = new LinkedHashMap<>(headers);
    String encoded =
        body == null
            ? ""
            : new String(body.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    if (body != null) {
      all.put("Content-Length", Integer.toString(encoded.length()));
    }
    StringBuilder text =
        new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n");
    all.forEach((name, value) -> text.append(name + ": " + value + "\r\n"));
    return text + "\r\n" + encoded;
  }
}
