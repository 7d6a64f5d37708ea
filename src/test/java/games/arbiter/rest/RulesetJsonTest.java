package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rest.schema.RulesetJson;
import games.arbiter.rest.schema.RulesetJson.RulesetFigureJson;
import games.arbiter.rest.schema.RulesetJson.RulesetMarkJson;
import games.arbiter.rest.schema.RulesetJson.RulesetPieceJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesetJsonTest {

  private static RulesetJson view(String id, String language) {
    Ruleset ruleset = Rulesets.registered().find(id).orElseThrow();
    return RulesetJson.of(ruleset, Texts.of(ruleset, Language.of(List.of(language))));
  }

  @Test
  void towersShowSizeSidesAndColor() {
    RulesetJson talat = view("talat", "en");
    assertTrue(
        talat
            .figures()
            .containsAll(
                List.of(
                    new RulesetFigureJson("wL6", "L6", 6, 3, "light", false),
                    new RulesetFigureJson("bM4", "M4", 4, 2, "dark", false),
                    new RulesetFigureJson("gS3", "S3", 3, 1, "middle", false))));
    assertEquals(List.of(), talat.marks());
    assertTrue(talat.freezes());
  }

  @Test
  void tablutMarksCastleAndEdge() {
    RulesetJson tablut = view("tablut", "fr");
    assertTrue(
        tablut.figures().contains(new RulesetFigureJson("k", "", 8, 3, "light", true)),
        "the king is crowned");
    assertEquals(
        new RulesetMarkJson("board", "cross", List.of("e5"), "Château"), tablut.marks().get(0));
    assertEquals("dot", tablut.marks().get(1).sign());
    assertEquals(32, tablut.marks().get(1).spaces().size());
    assertFalse(tablut.freezes());
  }

  @Test
  void everyPieceHasItsFigure() {
    for (Ruleset ruleset : Rulesets.registered().all()) {
      RulesetJson view = view(ruleset.id(), "en");
      assertEquals(
          view.pieces().stream().map(RulesetPieceJson::piece).toList(),
          view.figures().stream().map(RulesetFigureJson::piece).toList());
    }
  }
}
