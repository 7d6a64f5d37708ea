package games.arbiter.rest;

import games.arbiter.play.StartRequest;
import games.arbiter.rest.schema.EvaluationRequestJson;
import games.arbiter.rest.schema.GameOptionsJson;
import games.arbiter.rest.schema.GameRecordJson;
import games.arbiter.rest.schema.GameRequestJson;
import games.arbiter.rest.view.PositionView;
import java.util.Map;

/** Reads from request bodies how a game is to start. */
public final class StartRequests {

  private StartRequests() {}

  static StartRequest of(GameRequestJson json) {
    return new StartRequest(
        "",
        json.ruleset(),
        options(json.options()),
        json.firstSeat(),
        PositionView.layout(json.position()),
        Boolean.TRUE.equals(json.takeBacks()));
  }

  static StartRequest of(EvaluationRequestJson json) {
    return new StartRequest(
        "",
        json.ruleset(),
        options(json.options()),
        json.firstSeat(),
        PositionView.layout(json.position()),
        Boolean.TRUE.equals(json.takeBacks()));
  }

  /**
   * @param path of the record in the request: {@code record.}, or empty
   */
  public static StartRequest of(String path, GameRecordJson json) {
    return new StartRequest(
        path,
        json.ruleset(),
        options(json.options()),
        json.firstSeat(),
        PositionView.layout(json.position()),
        Boolean.TRUE.equals(json.takeBacks()));
  }

  private static Map<String, Object> options(GameOptionsJson json) {
    return json == null ? Map.of() : json.values();
  }
}
