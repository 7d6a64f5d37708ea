package games.arbiter.engine;

import java.util.Optional;

/** The rules of one game. Everything about it that anything outside its package needs. */
public interface Ruleset {

  /** The name in the API, such as {@code talat-duo}. */
  String id();

  /** Raised by one with every change of the rules; a game keeps the version it began with. */
  default int version() {
    return 1;
  }

  Catalogue catalogue();

  /**
   * Where its texts are (names, labels, rules, violations): {@code texts} in the folder of its
   * package, followed by {@code _en.properties}, {@code _de.properties} and {@code _fr.properties},
   * or by {@code .properties} with all languages in a line.
   */
  default String texts() {
    return getClass().getPackageName().replace('.', '/') + "/texts";
  }

  /** The rule that only the seat to move acts. */
  String turnRule();

  /**
   * The position before the first action.
   *
   * @param firstSeat one of {@link Catalogue#firstSeats()}, or null where there are none
   */
  Position start(GameOptions options, String firstSeat);

  /**
   * Judges a set position as if an action had led to it: boards freeze, seats are skipped, the game
   * may be over. A refusal (INVALID_POSITION) names every fault.
   */
  Verdict<Position> set(GameOptions options, String firstSeat, PositionText layout);

  /**
   * The action of that name, on a board or of a seat, legal or not; resigning is not among them.
   */
  Optional<Action> action(String name);

  /** The first seat of a rematch; null where the rules leave no choice. */
  default String firstSeatOfRematch(String lastFirstSeat, GameResult last) {
    return null;
  }

  /** Whether its boards can freeze, so that every board is said to be frozen or open. */
  default boolean freezes() {
    return false;
  }

  /** How its pieces and boards look in pictures. */
  default Appearance look() {
    return Appearance.of(catalogue());
  }

  /** What helps to search its positions; empty if a search has to do with the rules alone. */
  default Optional<Heuristics> heuristics() {
    return Optional.empty();
  }
}
