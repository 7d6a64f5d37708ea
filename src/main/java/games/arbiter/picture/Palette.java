package games.arbiter.picture;

import games.arbiter.engine.Appearance;

/** The colors of pictures; every pair that must be told apart differs in lightness too. */
final class Palette {

  static final String PAPER = "#fbf8f1";
  static final String LINE = "#1d1d1b";
  static final String QUIET = "#55504a";
  static final String FAINT = "#8a8377";
  static final String PANEL = "#ffffff";
  static final String SPACE = "#efe4cc";
  static final String EDGE_SPACE = "#e2d1ab";
  static final String HATCH = "#5d7f95";
  static final String FROZEN = "#1f4a63";
  static final String TRACE = "#c2410c";

  private Palette() {}

  static String fill(Appearance.Shade shade) {
    return switch (shade) {
      case LIGHT -> "#ffffff";
      case MIDDLE -> "#8c8c8c";
      case DARK -> "#262626";
    };
  }

  /** For what is written on that shade. */
  static String on(Appearance.Shade shade) {
    return shade == Appearance.Shade.DARK ? "#ffffff" : "#111111";
  }
}
