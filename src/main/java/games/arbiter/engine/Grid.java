package games.arbiter.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The spaces of a rectangular board as numbers from 0, column by column from the bottom up. With up
 * to nine rows the order of the numbers is the order of the names: {@code a1, a2 … b1}.
 */
public record Grid(int width, int height) {

  /** No space. */
  public static final int NONE = -1;

  private static final String EMPTY = ".";

  /** The name of a space, such as {@code d5}; column and row count from 0. */
  public static String name(int column, int row) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  /** The names of all spaces, in the order of the numbers. */
  public List<String> names() {
    return IntStream.range(0, count()).mapToObj(this::name).toList();
  }

  /** The number of spaces. */
  public int count() {
    return width * height;
  }

  public int at(int column, int row) {
    return column * height + row;
  }

  public int column(int space) {
    return space / height;
  }

  public int row(int space) {
    return space % height;
  }

  public String name(int space) {
    return name(column(space), row(space));
  }

  /** The space of that name; NONE if the board lacks it. */
  public int named(String name) {
    int column = name.isEmpty() ? NONE : name.charAt(0) - 'a';
    for (int row = 0; row < height; row++) {
      if (column >= 0 && column < width && name.equals(name(column, row))) {
        return at(column, row);
      }
    }
    return NONE;
  }

  /** The space some columns to the right and some rows up from another; NONE beyond the edge. */
  public int from(int space, int columns, int rows) {
    int column = column(space) + columns;
    int row = row(space) + rows;
    return column < 0 || column >= width || row < 0 || row >= height ? NONE : at(column, row);
  }

  /**
   * The rows of a board as text, the far row first.
   *
   * @param piece the token of the piece on a space; null for an empty space
   */
  public List<String> rows(IntFunction<String> piece) {
    List<String> rows = new ArrayList<>(height);
    for (int row = height - 1; row >= 0; row--) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < width; column++) {
        String token = piece.apply(at(column, row));
        text.append(column == 0 ? "" : " ").append(token == null ? EMPTY : token);
      }
      rows.add(text.toString());
    }
    return rows;
  }
}
