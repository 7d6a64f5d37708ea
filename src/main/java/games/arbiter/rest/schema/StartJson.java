package games.arbiter.rest.schema;

/** A body that says how a game is to start. Each part but the ruleset may be null. */
public interface StartJson {

  String ruleset();

  GameOptionsJson options();

  String firstSeat();

  PositionJson position();

  Boolean takeBacks();
}
