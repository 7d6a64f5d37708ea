package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Appearance;
import games.arbiter.engine.Translatable;
import java.util.List;
import java.util.stream.IntStream;

/** Dark discs attack light squares; the king is large and crowned. */
final class TablutAppearance {

  static final Appearance LOOK =
      new Appearance(
          List.of(
              figure(Pieces.ATTACKER, Side.ATTACKERS, 0, 2, Appearance.Shade.DARK, false),
              figure(Pieces.DEFENDER, Side.DEFENDERS, 4, 2, Appearance.Shade.LIGHT, false),
              figure(Pieces.KING, Side.DEFENDERS, 8, 3, Appearance.Shade.LIGHT, true)),
          List.of(
              mark(Appearance.Sign.CROSS, List.of(Spaces.name(Spaces.CASTLE)), "mark.castle"),
              mark(Appearance.Sign.DOT, edge(), "mark.edge")));

  private TablutAppearance() {}

  private static Appearance.Figure figure(
      String token, Side side, int corners, int size, Appearance.Shade shade, boolean crowned) {
    return new Appearance.Figure(token, side.seat(), "", corners, size, shade, crowned);
  }

  private static Appearance.Mark mark(Appearance.Sign sign, List<String> spaces, String meaning) {
    return new Appearance.Mark(sign, Pieces.BOARD, spaces, Translatable.of(meaning));
  }

  private static List<String> edge() {
    return IntStream.range(0, Spaces.COUNT).filter(Spaces::isEdge).mapToObj(Spaces::name).toList();
  }
}
