package games.arbiter.rulesets.talat;

import games.arbiter.engine.RulesetOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** talat.score.tie: whose captures are worth more, of seats level on points. */
enum TieBreak {
  /** Only the single most valuable captured tower counts. */
  MOST_VALUABLE("most-valuable", 1),
  /** Entry by entry, most valuable first; a longer list beats its own beginning. */
  MOST_VALUABLE_UNSHARED("most-valuable-unshared", Integer.MAX_VALUE);

  static final RulesetOption OPTION =
      RulesetOption.word(
          "tieBreak",
          MOST_VALUABLE_UNSHARED.id,
          Arrays.stream(values()).map(tieBreak -> tieBreak.id).sorted().toList());

  private final String id;
  private final int entries;

  TieBreak(String id, int entries) {
    this.id = id;
    this.entries = entries;
  }

  static TieBreak byId(String id) {
    return Arrays.stream(values()).filter(t -> t.id.equals(id)).findFirst().orElseThrow();
  }

  /** The kinds that count of captured towers, the most valuable (the lowest) first. */
  List<Integer> ranking(List<String> captured) {
    return captured.stream()
        .map(tower -> Towers.kind(Towers.byName(tower)))
        .sorted()
        .limit(entries)
        .toList();
  }

  /** The order of rankings, the best one first. */
  static Comparator<List<Integer>> bestFirst() {
    return (a, b) -> {
      for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
        if (!a.get(i).equals(b.get(i))) {
          return a.get(i) - b.get(i);
        }
      }
      return b.size() - a.size();
    };
  }
}
