package games.arbiter.analysis;

import games.arbiter.engine.Action;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Positions of Tablut with all their right actions, found by trying every line of three plies.
 * Writes them as lines of kind, seat to move, rows and actions, separated by tabs.
 */
final class TacticalPositions {

  static final Path FILE = Path.of("src/test/resources/games/arbiter/analysis/tablut-tactics.tsv");

  private static final int OF_EACH_KIND = 80;
  private static final Ruleset TABLUT = Rulesets.registered().find("tablut").orElseThrow();

  /** What there is to find. */
  enum Kind {
    WIN_IN_ONE,
    WIN_IN_THREE,
    AVOIDABLE_LOSS
  }

  /** A position and every action that is right in it. */
  record Task(Kind kind, Position position, List<String> right) {}

  private TacticalPositions() {}

  public static void main(String[] args) throws IOException {
    SplitMix random = new SplitMix(20);
    Map<Kind, List<String>> lines = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      lines.put(kind, new ArrayList<>());
    }
    while (lines.values().stream().anyMatch(of -> of.size() < OF_EACH_KIND)) {
      Position position = played(random);
      if (position.result().isEmpty()) {
        add(position, lines);
      }
    }
    Files.write(FILE, lines.values().stream().flatMap(List::stream).toList());
  }

  private static Position played(SplitMix random) {
    Position position = TABLUT.start(GameOptions.of(TABLUT.catalogue(), Map.of()), null);
    for (int ply = 4 + random.below(40); ply > 0 && position.result().isEmpty(); ply--) {
      List<Action> actions = position.legalActions();
      position = after(position, actions.get(random.below(actions.size())));
    }
    // set anew, so that no history is part of the task
    return position.result().isPresent() ? position : set(position.layout());
  }

  private static Position set(PositionText text) {
    return TABLUT
        .set(GameOptions.of(TABLUT.catalogue(), Map.of()), null, text)
        .match(accepted -> accepted.next(), refused -> refusedSet(text));
  }

  private static Position refusedSet(PositionText text) {
    throw new IllegalStateException("refused: " + text);
  }

  private static void add(Position position, Map<Kind, List<String>> lines) {
    List<String> wins = new ArrayList<>();
    List<String> forced = new ArrayList<>();
    List<String> safe = new ArrayList<>();
    for (Action action : position.legalActions()) {
      Position next = after(position, action);
      if (isWonBy(next, position)) {
        wins.add(action.name());
      } else if (next.result().isPresent() || !winsAtOnce(next)) {
        safe.add(action.name());
        if (next.result().isEmpty() && losesAnyway(next)) {
          forced.add(action.name());
        }
      }
    }
    int all = position.legalActions().size();
    Kind kind =
        !wins.isEmpty()
            ? Kind.WIN_IN_ONE
            : !forced.isEmpty() ? Kind.WIN_IN_THREE : Kind.AVOIDABLE_LOSS;
    List<String> right = !wins.isEmpty() ? wins : !forced.isEmpty() ? forced : safe;
    if (!right.isEmpty() && right.size() < all && lines.get(kind).size() < OF_EACH_KIND) {
      lines.get(kind).add(line(kind, position, right));
    }
  }

  private static boolean winsAtOnce(Position position) {
    return position.legalActions().stream().anyMatch(a -> isWonBy(after(position, a), position));
  }

  /** Whether every reply lets the other seat win at once. */
  private static boolean losesAnyway(Position position) {
    return position.legalActions().stream()
        .map(reply -> after(position, reply))
        .allMatch(next -> next.result().isEmpty() && winsAtOnce(next));
  }

  private static boolean isWonBy(Position next, Position before) {
    return next.result()
        .map(result -> result.winners().equals(List.of(before.toMove().orElseThrow())))
        .orElse(false);
  }

  private static Position after(Position position, Action action) {
    return position
        .judge(action)
        .match(accepted -> accepted.next(), refused -> refusedSet(position.layout()));
  }

  private static String line(Kind kind, Position position, List<String> right) {
    return String.join(
        "\t",
        kind.name(),
        position.toMove().orElseThrow(),
        String.join("/", position.layout().boards().get(0).rows()),
        String.join(" ", right));
  }

  /** The tasks of the file. */
  static List<Task> read() {
    try {
      return Files.readAllLines(FILE).stream().map(TacticalPositions::task).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Task task(String line) {
    String[] fields = line.split("\t");
    PositionText text =
        new PositionText(
            PositionText.PLAY,
            fields[1],
            List.of(new PositionText.BoardRows("board", List.of(fields[2].split("/")))),
            null,
            null);
    return new Task(Kind.valueOf(fields[0]), set(text), List.of(fields[3].split(" ")));
  }
}
