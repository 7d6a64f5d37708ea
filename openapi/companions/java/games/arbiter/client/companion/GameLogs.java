package games.arbiter.client.companion;

import com.fasterxml.jackson.core.JsonProcessingException;
import games.arbiter.client.ApiException;
import games.arbiter.client.JSON;
import games.arbiter.client.api.LogApi;
import games.arbiter.client.model.GameEvent;
import games.arbiter.client.model.GameEventPage;
import games.arbiter.client.model.GameRecord;
import games.arbiter.client.model.Position;
import games.arbiter.client.model.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Reads problems, follows games and checks hash chains with the generated client. */
public final class GameLogs {

  private static final int WAIT_SECONDS = 25;
  private static final Set<Integer> PASSING = Set.of(429, 502, 503, 504);

  private GameLogs() {}

  /** The problem that a failed call was answered with; empty if it was not answered with one. */
  public static Optional<Problem> problem(ApiException failure) {
    if (failure.getResponseBody() == null) {
      return Optional.empty();
    }
    try {
      Problem problem =
          JSON.getDefault().getMapper().readValue(failure.getResponseBody(), Problem.class);
      return Optional.ofNullable(problem).filter(p -> p.getType() != null && p.getCode() != null);
    } catch (IOException noProblem) {
      return Optional.empty();
    }
  }

  /**
   * Hands on every event, in order and each once, until the game is over; after no answer, 429 and
   * 502 to 504 it tries again from where it was. Blocks for as long as the game lasts.
   *
   * @param after the last version that the reader has; null to begin with version 0
   * @throws IllegalStateException if a version is missing
   */
  public static void follow(LogApi log, String id, Integer after, Consumer<GameEvent> reader)
      throws ApiException, InterruptedException {
    int cursor = after == null ? -1 : after;
    while (true) {
      GameEventPage page;
      try {
        page = log.listEvents(id, cursor < 0 ? null : cursor, null, WAIT_SECONDS);
      } catch (ApiException failure) {
        if (!passes(failure)) {
          throw failure;
        }
        TimeUnit.SECONDS.sleep(retryAfter(failure));
        continue;
      }
      for (GameEvent event : page.getItems()) {
        if (event.getVersion() != cursor + 1) {
          throw new IllegalStateException(
              "version " + event.getVersion() + " came after " + cursor);
        }
        reader.accept(event);
        cursor = event.getVersion();
      }
      if (page.getStatus().equals("finished") && page.getVersion() == cursor) {
        return;
      }
    }
  }

  /** Whether it may be better the next time: no answer, or one that stands for none. */
  private static boolean passes(ApiException failure) {
    return PASSING.contains(failure.getCode())
        || (failure.getCause() instanceof IOException
            && !(failure.getCause() instanceof JsonProcessingException));
  }

  private static long retryAfter(ApiException failure) {
    return Optional.ofNullable(failure.getResponseHeaders())
        .flatMap(headers -> headers.firstValue("Retry-After"))
        .filter(seconds -> seconds.matches("\\d{1,6}"))
        .map(Long::valueOf)
        .orElse(1L);
  }

  /** The hash of version 0 of a game with this record. */
  public static String hashOfStart(GameRecord record) {
    StringBuilder text = new StringBuilder("arbiter 1\n");
    line(text, "ruleset", record.getRuleset(), record.getRulesetVersion());
    TreeMap<?, ?> options =
        JSON.getDefault().getMapper().convertValue(record.getOptions(), TreeMap.class);
    options.forEach((name, value) -> line(text, "option", name, value));
    if (Boolean.TRUE.equals(record.getTakeBacks())) {
      line(text, "takeBacks", true);
    }
    if (record.getFirstSeat() != null) {
      line(text, "first", record.getFirstSeat());
    }
    if (record.getPosition() != null) {
      position(text, record.getPosition());
    }
    return sha256(text.toString());
  }

  private static void position(StringBuilder text, Position position) {
    line(text, "phase", position.getPhase());
    if (position.getToMove() != null) {
      line(text, "to-move", position.getToMove());
    }
    position
        .getBoards()
        .forEach(b -> line(text, "board", b.getId(), String.join("/", b.getRows())));
    position.getHands().stream()
        .filter(h -> !h.getPieces().isEmpty())
        .forEach(h -> line(text, "hand", h.getColor(), String.join(" ", h.getPieces())));
    position.getCaptured().stream()
        .filter(c -> !c.getPieces().isEmpty())
        .forEach(c -> line(text, "captured", c.getSeat(), String.join(" ", c.getPieces())));
  }

  private static void line(StringBuilder text, Object... words) {
    for (int i = 0; i < words.length; i++) {
      text.append(words[i]).append(i < words.length - 1 ? ' ' : '\n');
    }
  }

  /**
   * The version of the first event that does not follow, by its hash or its number; empty if the
   * chain holds.
   *
   * @param known the hash of the version before the first event, or of version 0 if the events
   *     begin with it ({@link #hashOfStart})
   */
  public static Optional<Integer> firstBroken(String known, List<GameEvent> events) {
    String hash = known;
    int next = events.isEmpty() ? 0 : events.get(0).getVersion();
    for (GameEvent event : events) {
      boolean follows = event.getVersion() == next++;
      if (event.getVersion() > 0) {
        follows &= hash.equals(event.getPreviousHash());
        StringBuilder text = new StringBuilder(hash).append('\n');
        line(text, event.getVersion(), event.getSeat(), event.getAction());
        hash = sha256(text.toString());
      }
      if (!follows || !hash.equals(event.getHash())) {
        return Optional.of(event.getVersion());
      }
    }
    return Optional.empty();
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
