package games.arbiter.engine;

/**
 * A standing offer.
 *
 * @param kind what is offered
 * @param seat who made it
 */
public record Offer(OfferKind kind, String seat) {}
