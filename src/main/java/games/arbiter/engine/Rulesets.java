package games.arbiter.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** Rulesets by id. */
public final class Rulesets {

  private static final Rulesets REGISTERED =
      new Rulesets(
          ServiceLoader.load(Ruleset.class, Ruleset.class.getClassLoader()).stream()
              .map(ServiceLoader.Provider::get)
              .sorted(Comparator.comparing(Ruleset::id))
              .toList());

  private final List<Ruleset> all;

  public Rulesets(List<Ruleset> all) {
    this.all = List.copyOf(all);
  }

  /**
   * The rulesets that files named {@code META-INF/services/games.arbiter.engine.Ruleset} on the
   * class path register, one class name a line, sorted by id.
   */
  public static Rulesets registered() {
    return REGISTERED;
  }

  public List<Ruleset> all() {
    return all;
  }

  /** Their ids, for people to read. */
  public String ids() {
    return String.join(", ", all.stream().map(Ruleset::id).toList());
  }

  /** The ruleset of that id; empty if no ruleset has it. */
  public Optional<Ruleset> find(String id) {
    return all.stream().filter(r -> r.id().equals(id)).findFirst();
  }
}
