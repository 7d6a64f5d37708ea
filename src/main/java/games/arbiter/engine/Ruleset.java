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
   * @param firstSeat one of {@link Catalogue#firstSeats()}, or null if the rules leave no choice
   */
  Position start(GameOptions options, String firstSeat);

  /**
   * Judges a set position as if an action had led to it: boards freeze, seats are skipped, the game
   * may be over. A refusal (INVALID_POSITION) lists every violation.
   */
  Verdict<Position> set(GameOptions options, String firstSeat, PositionText layout);

  /** The action of that name, on a board or of a seat, legal or not; never a resignation. */
  Optional<Action> action(String name);

  /** The first seat of a rematch; null where the rules leave no choice. */
  default String firstSeatOfRematch(String lastFirstSeat, GameResult last) {
    return null;
  }

  /** Whether its boards can freeze; clients then see for each board whether it is frozen. */
  default boolean freezes() {
    return false;
  }

  /** How its pieces and boards look in pictures. */
  default Appearance look() {
    return Appearance.of(catalogue());
  }

  /** Help for the search of its positions; empty if the search uses the rules alone. */
  default Optional<Heuristics> heuristics() {
    return Optional.empty();
  }
}
