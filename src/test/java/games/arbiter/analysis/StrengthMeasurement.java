package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.engine.Status;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Measures how well strengths play: {@code StrengthMeasurement <ruleset> <player> <opponent>
 * <games>}, where a player is {@code 1} to {@code 4}, {@code random} or {@code greedy}. The player
 * takes every seat in turn, all others are the opponent; with the seats the first seat changes.
 * Games begin with some random actions, the same for every seat, since strengths play every
 * position alike. Prints wins with a 95 % interval (Wilson), and the longest answer in processor
 * time.
 */
final class StrengthMeasurement {

  private static final int RANDOM_PLIES_IN_PLAY = 2;
  private static final int RANDOM_PLIES_IN_SETUP = 6;
  private static final double NORMAL_95 = 1.96;

  private final Ruleset ruleset;
  private final List<String> seats;
  private long longestNanos;
  private int wins;
  private double shares;

  private StrengthMeasurement(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.seats = ruleset.catalogue().seats();
  }

  public static void main(String[] args) {
    Ruleset ruleset = Rulesets.registered().find(args[0]).orElseThrow();
    int games = Integer.parseInt(args[3]);
    StrengthMeasurement measurement = new StrengthMeasurement(ruleset);
    for (int game = 0; game < games; game++) {
      measurement.play(args[1], args[2], game);
    }
    System.out.println(String.join(" ", args) + ": " + measurement.summary(games));
  }

  private void play(String player, String opponent, int game) {
    SplitMix random = new SplitMix(game / seats.size());
    String own = seats.get(game % seats.size());
    Position position = opened(game / seats.size(), random);
    while (position.result().isEmpty()) {
      boolean ownTurn = position.toMove().orElseThrow().equals(own);
      long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      Action action = chosen(ownTurn ? player : opponent, position, random);
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
      longestNanos = Math.max(longestNanos, nanos);
      position = RandomGames.after(position, action);
    }
    List<String> winners = position.result().orElseThrow().winners();
    wins += winners.equals(List.of(own)) ? 1 : 0;
    shares += winners.contains(own) ? 1.0 / winners.size() : 0;
    shares += winners.isEmpty() ? 1.0 / seats.size() : 0;
  }

  private Position opened(int round, SplitMix random) {
    List<String> first = ruleset.catalogue().firstSeats();
    Position position =
        ruleset.start(
            GameOptions.of(ruleset.catalogue(), Map.of()),
            first.isEmpty() ? null : first.get(round % first.size()));
    int plies = position.status() == Status.SETUP ? RANDOM_PLIES_IN_SETUP : RANDOM_PLIES_IN_PLAY;
    for (int ply = 0; ply < plies; ply++) {
      position = RandomGames.after(position, random(position, random));
    }
    return position;
  }

  private Action chosen(String player, Position position, SplitMix random) {
    BiFunction<Position, SplitMix, Action> chooser =
        switch (player) {
          case "random" -> StrengthMeasurement::random;
          case "greedy" -> this::greedy;
          default -> (p, r) -> analyzed(p, Strength.of(Integer.parseInt(player)));
        };
    return chooser.apply(position, random);
  }

  private Action analyzed(Position position, Strength strength) {
    return Analyzer.analyze(ruleset, position, strength, () -> false).action();
  }

  private static Action random(Position position, SplitMix random) {
    List<Action> actions = position.legalActions();
    return actions.get(random.below(actions.size()));
  }

  /** One of the actions that capture the most valuable pieces. */
  private Action greedy(Position position, SplitMix random) {
    List<Action> best = new ArrayList<>();
    int most = -1;
    for (Action action : position.legalActions()) {
      int value = captured(position, action);
      if (value > most) {
        most = value;
        best.clear();
      }
      if (value == most) {
        best.add(action);
      }
    }
    return best.get(random.below(best.size()));
  }

  private int captured(Position position, Action action) {
    List<Effect> effects =
        position.judge(action).match(accepted -> accepted.effects(), refused -> List.of());
    int value = 0;
    for (Effect effect : effects) {
      value += effect instanceof Effect.Captured captured ? value(captured.piece()) : 0;
    }
    return value;
  }

  /** By size, then sides; of pieces without them the single one of its kind is the king. */
  private int value(String token) {
    for (Catalogue.Piece piece : ruleset.catalogue().pieces()) {
      if (piece.piece().equals(token) && piece.size() != null) {
        return 100 + 10 * piece.size() + piece.sides();
      }
    }
    return token.equals("k") ? 100 : 1;
  }

  private String summary(int games) {
    double rate = wins / (double) games;
    double z2 = NORMAL_95 * NORMAL_95 / games;
    double middle = (rate + z2 / 2) / (1 + z2);
    double half = NORMAL_95 * Math.sqrt(rate * (1 - rate) / games + z2 / (4 * games)) / (1 + z2);
    return String.format(
        Locale.ROOT,
        "won %d of %d, %.1f %% (%.1f to %.1f), share %.3f, longest answer %d ms of processor time",
        wins,
        games,
        100 * rate,
        100 * (middle - half),
        100 * (middle + half),
        shares / games,
        longestNanos / 1_000_000);
  }
}
