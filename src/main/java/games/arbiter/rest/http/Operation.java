package games.arbiter.rest.http;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The operations of the API and what holds for each before its resource is asked. The id of an
 * operation is the name of the resource's method.
 */
public enum Operation {
  GET_SERVICE("getService", "GET", "/"),
  LIST_RULESETS("listRulesets", "GET", "/v1/rulesets"),
  GET_RULESET("getRuleset", "GET", "/v1/rulesets/{ruleset}"),
  CREATE_GAME("createGame", "POST", "/v1/games", Body.LARGE),
  LIST_GAMES("listGames", "GET", "/v1/games", "ruleset", "finished", "limit", "cursor"),
  GET_GAME("getGame", "GET", "/v1/games/{id}", "at"),
  LIST_LEGAL_ACTIONS(
      "listLegalActions", "GET", "/v1/games/{id}/legal-actions", "at", "board", "from", "piece"),
  ANALYZE("analyze", "GET", "/v1/games/{id}/analysis", "at", "strength"),
  ACT("act", "POST", "/v1/games/{id}/actions", Body.SMALL),
  PREVIEW("preview", "POST", "/v1/games/{id}/previews", Body.SMALL, "at"),
  LIST_BOARDS("listBoards", "GET", "/v1/games/{id}/boards", "at"),
  GET_SCORE("getScore", "GET", "/v1/games/{id}/score", "at"),
  LIST_EVENTS("listEvents", "GET", "/v1/games/{id}/events", "after", "limit", "wait"),
  STREAM_EVENTS("streamEvents", "GET", "/v1/games/{id}/stream", "after", Gate.LAST_EVENT_ID_PARAMETER),
  LIST_UPDATES("listUpdates", "GET", "/v1/updates", "game", "wait"),
  GET_RECORD("getRecord", "GET", "/v1/games/{id}/record", "at"),
  GET_RECORD_TEXT("getRecordText", "GET", "/v1/games/{id}/record.txt", "at"),
  GET_PICTURE_SVG("getPictureSvg", "GET", "/v1/games/{id}/picture.svg", "at"),
  GET_PICTURE_TEXT("getPictureText", "GET", "/v1/games/{id}/picture.txt", "at"),
  GET_BOARD_PICTURE("getBoardPicture", "GET", "/v1/games/{id}/boards/{board}/picture.svg", "at"),
  REMATCH("rematch", "POST", "/v1/games/{id}/rematch"),
  EVALUATE("evaluate", "POST", "/v1/evaluations", Body.LARGE);

  /** How large a body may be. */
  public enum Body {
    NONE(0),
    SMALL(16 * 1024),
    LARGE(256 * 1024);

    private final int bytes;

    Body(int bytes) {
      this.bytes = bytes;
    }

    /** The limit in bytes. */
    public int bytes() {
      return bytes;
    }
  }

  private static final Set<Code> OF_ACTING =
      EnumSet.of(
          Code.GAME_TOO_LONG,
          Code.UNAUTHORIZED,
          Code.WRONG_SEAT,
          Code.NOT_YOUR_TURN,
          Code.STALE_VERSION,
          Code.IDEMPOTENCY_KEY_REUSED,
          Code.PRECONDITION_REQUIRED);

  private static final Map<String, Operation> BY_ID =
      Stream.of(values()).collect(Collectors.toUnmodifiableMap(o -> o.id, Function.identity()));

  private final String id;
  private final String method;
  private final Pattern path;
  private final Body body;
  private final Set<String> parameters;

  Operation(String id, String method, String path, String... parameters) {
    this(id, method, path, Body.NONE, parameters);
  }

  Operation(String id, String method, String path, Body body, String... parameters) {
    this.id = id;
    this.method = method;
    this.path = Pattern.compile(path.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+") + "/?");
    this.body = body;
    this.parameters = Set.copyOf(Arrays.asList(parameters));
  }

  /** The operation of a resource's method; null if the method is none of the API. */
  public static Operation of(String method) {
    return BY_ID.get(method);
  }

  /** The methods that a path has, as {@code Allow} lists them. */
  static String allowed(String path) {
    List<String> methods =
        Stream.of(values())
            .filter(o -> o.path.matcher(path).matches())
            .flatMap(o -> o.method.equals("GET") ? Stream.of("GET", "HEAD") : Stream.of(o.method))
            .sorted()
            .toList();
    return String.join(", ", methods);
  }

  public String id() {
    return id;
  }

  /** Whether generated clients can do it: a stream would be read for ever. */
  public boolean isForClients() {
    return this != STREAM_EVENTS;
  }

  /** How large its body may be. */
  public Body body() {
    return body;
  }

  /** The names of the query parameters. */
  Set<String> parameters() {
    return parameters;
  }

  /** Whether a query parameter may be there more than once. */
  boolean repeats(String parameter) {
    return this == LIST_UPDATES && parameter.equals("game");
  }

  /** Whether its answers have an {@code ETag}. */
  public boolean isTagged() {
    return !EnumSet.of(GET_SERVICE, LIST_GAMES, PREVIEW, LIST_EVENTS, LIST_UPDATES, EVALUATE).contains(this);
  }

  /** Whether it changes anything. */
  public boolean writes() {
    return EnumSet.of(CREATE_GAME, ACT, REMATCH).contains(this);
  }

  /** Whether it is done for a seat. */
  public boolean needsToken() {
    return EnumSet.of(ACT, REMATCH).contains(this);
  }

  /** The codes of the problems that it can answer. */
  public Set<Code> codes() {
    Set<Code> codes =
        EnumSet.of(
            Code.INVALID_PARAMETER,
            Code.NOT_ACCEPTABLE,
            Code.TOO_MANY_REQUESTS,
            Code.INTERNAL,
            Code.UNAVAILABLE);
    if (path.pattern().contains("[^/]+")) {
      codes.add(Code.NOT_FOUND);
    }
    if (body != Body.NONE) {
      codes.addAll(
          EnumSet.of(Code.MALFORMED_REQUEST, Code.PAYLOAD_TOO_LARGE, Code.UNSUPPORTED_MEDIA_TYPE));
    }
    codes.addAll(ownCodes());
    return codes;
  }

  private Set<Code> ownCodes() {
    Set<Code> ofRules =
        EnumSet.of(
            Code.MALFORMED_ACTION,
            Code.GAME_OVER,
            Code.NO_SUCH_OFFER,
            Code.OFFER_OPEN,
            Code.ILLEGAL_ACTION);
    switch (this) {
      case CREATE_GAME -> {
        return EnumSet.of(Code.MALFORMED_ACTION, Code.INVALID_POSITION, Code.ILLEGAL_RECORD);
      }
      case ACT -> ofRules.addAll(OF_ACTING);
      case EVALUATE -> ofRules.add(Code.INVALID_POSITION);
      case REMATCH -> {
        return EnumSet.of(Code.UNAUTHORIZED, Code.GAME_NOT_OVER);
      }
      case ANALYZE -> {
        return EnumSet.of(Code.GAME_OVER);
      }
      case PREVIEW -> {}
      default -> ofRules.clear();
    }
    return ofRules;
  }
}
