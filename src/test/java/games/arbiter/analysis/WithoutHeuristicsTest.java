package games.arbiter.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A ruleset that lends nothing is searched by its rules alone. */
class WithoutHeuristicsTest {

  private static final Ruleset RULESET = Rulesets.registered().find("tic-tac-toe").orElseThrow();

  private static final int SOME = 2;

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void doesNotLoseAgainstRandomPlay(int seat) {
    String own = RULESET.catalogue().seats().get(seat);
    SplitMix random = new SplitMix(seat);
    for (int game = 0; game < SOME; game++) {
      Position position = RandomGames.start(RULESET);
      while (position.result().isEmpty()) {
        List<Action> legal = position.legalActions();
        Action action =
            position.toMove().orElseThrow().equals(own)
                ? Analyzer.analyze(RULESET, position, Strength.TWO, () -> false).action()
                : legal.get(random.below(legal.size()));
        position = RandomGames.after(position, action);
      }
      List<String> winners = position.result().get().winners();
      assertTrue(winners.isEmpty() || winners.contains(own), position.layout()::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  @Tag("long")
  void neverLoses(int seat) {
    assertTrue(RULESET.heuristics().isEmpty());
    assertEquals(0, losses(RandomGames.start(RULESET), RULESET.catalogue().seats().get(seat)));
  }

  /** The games lost by a seat that plays by analysis, over everything that the other can do. */
  private static int losses(Position position, String seat) {
    if (position.result().isPresent()) {
      List<String> winners = position.result().get().winners();
      return winners.isEmpty() || winners.contains(seat) ? 0 : 1;
    }
    if (position.toMove().orElseThrow().equals(seat)) {
      Analysis found = Analyzer.analyze(RULESET, position, Strength.TWO, () -> false);
      return losses(RandomGames.after(position, found.action()), seat);
    }
    int losses = 0;
    for (Action action : position.legalActions()) {
      losses += losses(RandomGames.after(position, action), seat);
    }
    return losses;
  }
}
