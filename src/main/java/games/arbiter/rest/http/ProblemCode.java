package games.arbiter.rest.http;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The codes of problems. Each has a title under {@code problem.<code>} and a usual detail under
 * {@code problem.<code>.detail} in the texts.
 */
public enum ProblemCode {
  MALFORMED_REQUEST(400),
  INVALID_PARAMETER(400),
  MALFORMED_ACTION(400),
  INVALID_POSITION(400),
  UNAUTHORIZED(401),
  WRONG_SEAT(403),
  NOT_FOUND(404),
  METHOD_NOT_ALLOWED(405),
  NOT_ACCEPTABLE(406),
  NOT_YOUR_TURN(409),
  GAME_OVER(409),
  GAME_NOT_OVER(409),
  GAME_TOO_LONG(409),
  NOTHING_TO_TAKE_BACK(409),
  NO_SUCH_OFFER(409),
  OFFER_OPEN(409),
  STALE_VERSION(412),
  PAYLOAD_TOO_LARGE(413),
  UNSUPPORTED_MEDIA_TYPE(415),
  ILLEGAL_ACTION(422),
  ILLEGAL_RECORD(422),
  IDEMPOTENCY_KEY_REUSED(422),
  PRECONDITION_REQUIRED(428),
  TOO_MANY_REQUESTS(429),
  INTERNAL(500),
  UNAVAILABLE(503);

  private static final Map<String, ProblemCode> BY_ID =
      Stream.of(values()).collect(Collectors.toUnmodifiableMap(ProblemCode::id, code -> code));

  private final int status;
  private final String id;

  ProblemCode(int status) {
    this.status = status;
    this.id = name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /**
   * The code of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static ProblemCode of(String id) {
    return Optional.ofNullable(BY_ID.get(id)).orElseThrow(() -> new IllegalArgumentException(id));
  }

  /** The HTTP status that goes with it. */
  public int status() {
    return status;
  }

  /** The name that clients see, such as {@code stale-version}. */
  public String id() {
    return id;
  }

  /** The key of the title. */
  public String titleKey() {
    return "problem." + id;
  }

  /** The key of the detail that is said where nothing more is known. */
  public String detailKey() {
    return titleKey() + ".detail";
  }
}
