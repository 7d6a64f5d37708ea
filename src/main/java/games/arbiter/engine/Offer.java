package games.arbiter.engine;

/**
 * A standing offer.
 *
 * @param kind the kind of offer
 * @param seat the seat that made it
 */
public record Offer(OfferKind kind, String seat) {}
