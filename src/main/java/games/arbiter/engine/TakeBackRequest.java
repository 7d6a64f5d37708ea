package games.arbiter.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A request to take back that stands.
 *
 * @param asker the seat that asked
 * @param to the version to go back to
 * @param accepted the seats that have accepted so far
 */
record TakeBackRequest(String asker, int to, List<String> accepted) {

  TakeBackRequest acceptedBy(String seat) {
    List<String> seats = new ArrayList<>(accepted);
    seats.add(seat);
    return new TakeBackRequest(asker, to, List.copyOf(seats));
  }
}
