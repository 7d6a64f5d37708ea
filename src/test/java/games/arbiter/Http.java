package games.arbiter;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;

/** Requests to a service that runs in another process. No answer for 30 s is an error. */
public final class Http {

  /** HTTP/1.1; a service that does not take a connection within 2 s is away. */
  public static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();

  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private Http() {}

  /** The answer to a request without a body. */
  public static HttpResponse<String> get(URI uri) throws IOException, InterruptedException {
    return CLIENT.send(
        HttpRequest.newBuilder(uri).timeout(TIMEOUT).build(), BodyHandlers.ofString());
  }

  /** The answer to a request with a body of JSON. */
  public static HttpResponse<String> post(URI uri, String body, Map<String, String> headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri)
            .timeout(TIMEOUT)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    headers.forEach(request::header);
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }
}
