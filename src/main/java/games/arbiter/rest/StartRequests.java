package games.arbiter.rest;

import games.arbiter.play.StartRequest;
import games.arbiter.rest.schema.PositionJson;
import games.arbiter.rest.schema.StartJson;
import java.util.Map;

/** Reads from request bodies how a game is to start. */
public final class StartRequests {

  private StartRequests() {}

  /**
   * @param path of {@code json} in the request: {@code record.}, or empty
   */
  public static StartRequest of(String path, StartJson json) {
    return new StartRequest(
        path,
        json.ruleset(),
        json.options() == null ? Map.of() : json.options().values(),
        json.firstSeat(),
        PositionJson.text(json.position()),
        Boolean.TRUE.equals(json.takeBacks()));
  }
}
