package games.arbiter.engine;

/**
 * A standing offer.
 *
 * @param kind what is offered, such as {@code draw}
 * @param seat who made it
 */
public record Offer(String kind, String seat) {}
