package games.arbiter.rulesets.tablut;

import games.arbiter.engine.PositionText;
import java.util.ArrayList;
import java.util.List;

/** The tokens of the pieces that each side took, in the order in which it took them. */
record Taken(List<String> byAttackers, List<String> byDefenders) {

  static final Taken NONE = new Taken(List.of(), List.of());

  Taken {
    byAttackers = List.copyOf(byAttackers);
    byDefenders = List.copyOf(byDefenders);
  }

  /** With more pieces that a side took. */
  Taken and(Side captor, List<String> tokens) {
    if (tokens.isEmpty()) {
      return this;
    }
    List<String> all = new ArrayList<>(by(captor));
    all.addAll(tokens);
    return captor == Side.ATTACKERS ? new Taken(all, byDefenders) : new Taken(byAttackers, all);
  }

  private List<String> by(Side captor) {
    return captor == Side.ATTACKERS ? byAttackers : byDefenders;
  }

  List<PositionText.Captured> layout() {
    return List.of(
        new PositionText.Captured(Side.ATTACKERS.seat(), byAttackers),
        new PositionText.Captured(Side.DEFENDERS.seat(), byDefenders));
  }
}
