package games.arbiter.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * Plays one seat of a game over HTTP until the game ends: asks the service what it would play and
 * plays that. It keeps no state but the game's address, so it can be stopped and started again.
 */
public final class PlaySeat {

  private static final String TOKEN = "ARBITER_SEAT_TOKEN";
  private static final int WAIT_SECONDS = 30;
  private static final int ATTEMPTS = 20;
  private static final JsonMapper JSON = new JsonMapper();

  private final HttpClient http =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
  private final String game;
  private final String seat;
  private final String token;
  private final PrintStream out;

  private PlaySeat(String game, String seat, String token, PrintStream out) {
    this.game = game.replaceAll("/+$", "");
    this.seat = seat;
    this.token = token;
    this.out = out;
  }

  /** The service refused something for good. */
  private static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    Refused(String message) {
      super(message);
    }
  }

  /**
   * Plays until the game ends.
   *
   * @param game the game's address, such as {@code http://localhost:8080/v1/games/abc}
   * @param in has the seat's token in its first line, unless the environment has it; empty for an
   *     open game
   * @return the exit code: 0 once the game is over, 1 if the service refuses, and why on err
   */
  public static int run(
      String game, String seat, InputStream in, PrintStream out, PrintStream err) {
    try {
      new PlaySeat(game, seat, token(in), out).play();
      return 0;
    } catch (Refused | IOException | IllegalArgumentException e) {
      err.println(e.getMessage() == null ? e.toString() : e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 1;
  }

  private static String token(InputStream in) throws IOException {
    String set = System.getenv(TOKEN);
    return set != null
        ? set.strip()
        : Objects.requireNonNullElse(
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine(),
                "")
            .strip();
  }

  private void play() throws Refused, IOException, InterruptedException {
    JsonNode now = get("");
    while (!now.path("status").asText().equals("finished")) {
      int version = now.path("version").asInt();
      if (now.path("toMove").asText().equals(seat)) {
        act(version);
      } else {
        get("/events?limit=1&wait=" + WAIT_SECONDS + "&after=" + version);
      }
      now = get("");
    }
    out.println("Over after version " + now.path("version") + ": " + now.path("result"));
  }

  private void act(int version) throws Refused, IOException, InterruptedException {
    String action = get("/analysis?at=" + version).path("action").asText();
    String body =
        JSON.writeValueAsString(
            JSON.createObjectNode().put("action", action).put("version", version));
    HttpResponse<String> answer =
        send(
            request("/actions")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    switch (answer.statusCode()) {
      case 201 -> out.println(version + 1 + " " + seat + " " + action);
      // the game went on meanwhile: look again
      case 409, 412 -> out.println("The game went on without " + action);
      default -> throw new Refused(reason(answer));
    }
  }

  private JsonNode get(String path) throws Refused, IOException, InterruptedException {
    HttpResponse<String> answer = send(request(path).GET());
    if (answer.statusCode() != 200) {
      throw new Refused(reason(answer));
    }
    return JSON.readTree(answer.body());
  }

  private HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(game + path))
            .timeout(Duration.ofSeconds(2L * WAIT_SECONDS))
            .header("Accept", "application/json, application/problem+json");
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  /** Sends a request, again after a while if the service is busy or away; a repeat is safe. */
  private HttpResponse<String> send(HttpRequest.Builder request)
      throws Refused, IOException, InterruptedException {
    String last = "";
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      long seconds = Math.min(attempt, WAIT_SECONDS);
      try {
        HttpResponse<String> answer =
            http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 429 && answer.statusCode() != 503) {
          return answer;
        }
        last = reason(answer);
        seconds = answer.headers().firstValueAsLong("Retry-After").orElse(seconds);
      } catch (IOException e) {
        last = e.toString();
      }
      TimeUnit.SECONDS.sleep(seconds);
    }
    throw new Refused("Given up after " + ATTEMPTS + " attempts: " + last);
  }

  private static String reason(HttpResponse<String> answer) {
    return answer.uri() + " answered " + answer.statusCode() + ": " + answer.body();
  }
}
