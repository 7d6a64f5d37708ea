package games.arbiter.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Heuristics;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What rulesets lend to a search agrees with their rules. */
class HeuristicsTest {

  private static final int GAMES = 20;

  static Stream<Ruleset> rulesets() {
    return Rulesets.registered().all().stream().filter(r -> r.heuristics().isPresent());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void stepsAreThoseOfTheRules(Ruleset ruleset) {
    Heuristics heuristics = ruleset.heuristics().orElseThrow();
    for (Position position : RandomGames.game(ruleset, 3)) {
      for (Action action : position.legalActions()) {
        Position judged = RandomGames.after(position, action);
        Position stepped = heuristics.after(position, action);
        assertEquals(judged.layout(), stepped.layout());
        assertEquals(judged.result(), stepped.result());
        assertEquals(judged.frozenBoards(), stepped.frozenBoards());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void estimatesShareTheWin(Ruleset ruleset) {
    double[] shares = new double[ruleset.catalogue().seats().size()];
    for (Position position : RandomGames.game(ruleset, 4)) {
      if (position.result().isEmpty()) {
        ruleset.heuristics().orElseThrow().estimate(position, shares);
        assertEquals(1, DoubleStream.of(shares).sum(), 1e-9);
        assertTrue(DoubleStream.of(shares).allMatch(share -> share >= 0 && share <= 1));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void certainWinnersWin(Ruleset ruleset) {
    Heuristics heuristics = ruleset.heuristics().orElseThrow();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Position> game = RandomGames.game(ruleset, seed);
      GameResult result = game.get(game.size() - 1).result().orElseThrow();
      for (Position position : game.subList(0, game.size() - 1)) {
        int certain = heuristics.certainWinner(position);
        if (certain >= 0) {
          assertEquals(List.of(ruleset.catalogue().seats().get(certain)), result.winners());
        }
      }
    }
  }
}
