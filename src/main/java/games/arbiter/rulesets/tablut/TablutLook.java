package games.arbiter.rulesets.tablut;

import games.arbiter.engine.Look;
import games.arbiter.engine.Message;
import java.util.List;
import java.util.stream.IntStream;

/** Dark discs attack light squares; the king is large and crowned. */
final class TablutLook {

  static final Look LOOK =
      new Look(
          List.of(
              figure(BoardText.ATTACKER, Side.ATTACKERS, 0, 2, Look.Shade.DARK, false),
              figure(BoardText.DEFENDER, Side.DEFENDERS, 4, 2, Look.Shade.LIGHT, false),
              figure(BoardText.KING, Side.DEFENDERS, 8, 3, Look.Shade.LIGHT, true)),
          List.of(
              mark(Look.Sign.CROSS, List.of(Space.name(Space.CASTLE)), "mark.castle"),
              mark(Look.Sign.DOT, edge(), "mark.edge")));

  private TablutLook() {}

  private static Look.Figure figure(
      String token, Side side, int corners, int size, Look.Shade shade, boolean crowned) {
    return new Look.Figure(token, side.seat(), "", corners, size, shade, crowned);
  }

  private static Look.Mark mark(Look.Sign sign, List<String> spaces, String meaning) {
    return new Look.Mark(sign, BoardText.ID, spaces, Message.of(meaning));
  }

  private static List<String> edge() {
    return IntStream.range(0, Space.COUNT).filter(Space::isEdge).mapToObj(Space::name).toList();
  }
}
