package games.arbiter.engine;

import java.util.List;
import java.util.Optional;

/** The registered rulesets, one line each. */
public final class Rulesets {

  private final List<Ruleset> all;

  public Rulesets(List<Ruleset> all) {
    this.all = List.copyOf(all);
  }

  public List<Ruleset> all() {
    return all;
  }

  /** Their ids, for people to read. */
  public String ids() {
    return String.join(", ", all.stream().map(Ruleset::id).toList());
  }

  /** The ruleset of that id; empty if there is none. */
  public Optional<Ruleset> find(String id) {
    return all.stream().filter(r -> r.id().equals(id)).findFirst();
  }
}
