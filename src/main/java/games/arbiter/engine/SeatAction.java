package games.arbiter.engine;

import java.util.Optional;

/** An action that names its seat and is possible out of turn: {@code white:resign}. */
public record SeatAction(String actor, String kind) implements Action {

  public static final String RESIGN = "resign";

  @Override
  public String name() {
    return actor + ":" + kind;
  }

  @Override
  public Optional<String> seat() {
    return Optional.of(actor);
  }
}
