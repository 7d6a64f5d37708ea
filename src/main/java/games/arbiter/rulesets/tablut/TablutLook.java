package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Appearance;
import games.arbiter.engine.Translatable;
import java.util.List;
import java.util.stream.IntStream;

/** Dark discs attack light squares; the king is large and crowned. */
final class TablutLook {

  static final Appearance LOOK =
      new Appearance(
          List.of(
              figure(BoardText.ATTACKER, Side.ATTACKERS, 0, 2, Appearance.Shade.DARK, false),
              figure(BoardText.DEFENDER, Side.DEFENDERS, 4, 2, Appearance.Shade.LIGHT, false),
              figure(BoardText.KING, Side.DEFENDERS, 8, 3, Appearance.Shade.LIGHT, true)),
          List.of(
              mark(Appearance.Sign.CROSS, List.of(Space.name(Space.CASTLE)), "mark.castle"),
              mark(Appearance.Sign.DOT, edge(), "mark.edge")));

  private TablutLook() {}

  private static Appearance.Figure figure(
      String token, Side side, int corners, int size, Appearance.Shade shade, boolean crowned) {
    return new Appearance.Figure(token, side.seat(), "", corners, size, shade, crowned);
  }

  private static Appearance.Mark mark(Appearance.Sign sign, List<String> spaces, String meaning) {
    return new Appearance.Mark(sign, BoardText.ID, spaces, Translatable.of(meaning));
  }

  private static List<String> edge() {
    return IntStream.range(0, Space.COUNT).filter(Space::isEdge).mapToObj(Space::name).toList();
  }
}
