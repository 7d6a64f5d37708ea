package games.arbiter.rest.view;

import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.rest.schema.GameOptionsJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the views need to know of a ruleset beyond a game, found once. */
record Facts(boolean freezes) {

  private static final Map<Ruleset, Facts> KNOWN = new ConcurrentHashMap<>();

  static Facts of(Ruleset ruleset) {
    return KNOWN.computeIfAbsent(ruleset, Facts::find);
  }

  private static Facts find(Ruleset ruleset) {
    List<String> firstSeats = ruleset.catalogue().firstSeats();
    List<FreezeProof> proofs =
        ruleset
            .start(
                GameOptions.of(ruleset.catalogue(), Map.of()),
                firstSeats.isEmpty() ? null : firstSeats.get(0))
            .boardProofs();
    return new Facts(proofs.stream().anyMatch(proof -> proof.frozen() != null));
  }

  /** Options with values as JSON has them. */
  static GameOptionsJson options(Ruleset ruleset, GameOptions options) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (RulesetOption option : ruleset.catalogue().options()) {
      boolean integer = option.type().equals(RulesetOption.INTEGER);
      values.put(
          option.name(), integer ? options.number(option.name()) : options.get(option.name()));
    }
    return new GameOptionsJson(values);
  }
}
