package games.arbiter.picture;

import games.arbiter.engine.Grid;

/** A space of a board by its column and row, both from 0, row 0 being the near one. */
public record Space(int column, int row) {

  /** The space of a name such as {@code c1}. */
  public static Space of(String name) {
    return new Space(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
  }

  public String name() {
    return Grid.name(column, row);
  }

  static String columnName(int column) {
    return Character.toString((char) ('a' + column));
  }
}
