package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.GameOptions;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearestNameTest {

  private static Replay start(String id) {
    Ruleset ruleset = Rulesets.registered().find(id).orElseThrow();
    String first = ruleset.catalogue().firstSeats().stream().findFirst().orElse(null);
    return Replay.start(ruleset, GameOptions.of(ruleset.catalogue(), Map.of()), first);
  }

  @ParameterizedTest
  @CsvSource({
    "talat, wL6@wb:a1, L6@wb:a1",
    "talat, l6@WB:A1, L6@wb:a1",
    "talat, L6@wb-a1, L6@wb:a1",
    "talat, white:resing, white:resign",
    "talat, bS3@bg:e5, S3@bg:e5",
    "tablut, d1xd4, d1-d4",
    "tablut, ad1-d4, d1-d4",
    "tablut, D1-D4, d1-d4"
  })
  void theActionThatWasMeantIsFound(String ruleset, String wrong, String meant) {
    assertEquals(Optional.of(meant), NearestName.ofAction(wrong, start(ruleset)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "pass", "hello world", "{}"})
  void whatIsLikeNoActionHasNone(String wrong) {
    assertEquals(Optional.empty(), NearestName.ofAction(wrong, start("tablut")));
  }

  @Test
  void aLongTextIsNotComparedAtAll() {
    assertTrue(NearestName.among(Stream.of("a".repeat(250_000)), "a".repeat(250_000)).isEmpty());
  }
}
