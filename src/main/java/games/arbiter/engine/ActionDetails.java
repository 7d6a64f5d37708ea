package games.arbiter.engine;

import java.util.List;

/**
 * What a client needs to offer an action to a person.
 *
 * @param seat the seat that would act
 * @param piece the piece that would be placed or moved; null for an action of a seat
 * @param board null for an action of a seat
 * @param from null for a placement and for an action of a seat
 * @param to null for an action of a seat
 * @param captures the spaces it would capture on, sorted; empty where it would capture nothing
 * @param label the action in words
 */
public record ActionDetails(
    String seat,
    String piece,
    String board,
    String from,
    String to,
    List<String> captures,
    Translatable label) {

  /** The details of an action of a seat. */
  public static ActionDetails ofSeat(String seat, Translatable label) {
    return new ActionDetails(seat, null, null, null, null, List.of(), label);
  }
}
