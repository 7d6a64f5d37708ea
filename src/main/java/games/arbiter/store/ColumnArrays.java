package games.arbiter.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/**
 * Fills the parameters of a statement column by column: each column is one array, or one parameter
 * in each row of {@code values}.
 */
final class ColumnArrays {

  private final Connection connection;
  private final PreparedStatement statement;
  private final int rows;
  private final int parametersOfRow;
  private int parameter = 1;

  ColumnArrays(Connection connection, PreparedStatement statement, int rows) {
    this(connection, statement, rows, 0);
  }

  /**
   * @param parametersOfRow how many columns a row of {@code values} has; 0 for arrays
   */
  ColumnArrays(Connection connection, PreparedStatement statement, int rows, int parametersOfRow) {
    this.connection = connection;
    this.statement = statement;
    this.rows = rows;
    this.parametersOfRow = parametersOfRow;
  }

  void uuids(IntFunction<UUID> value) throws SQLException {
    column("uuid", new UUID[rows], value);
  }

  void texts(IntFunction<String> value) throws SQLException {
    column("text", new String[rows], value);
  }

  void bytes(IntFunction<byte[]> value) throws SQLException {
    column("bytea", new byte[rows][], value);
  }

  void integer(int value) throws SQLException {
    statement.setInt(parameter++, value);
  }

  void text(String value) throws SQLException {
    statement.setString(parameter++, value);
  }

  void shorts(IntUnaryOperator value) throws SQLException {
    short[] column = new short[rows];
    for (int i = 0; i < rows; i++) {
      column[i] = (short) value.applyAsInt(i);
    }
    numbers(column, i -> column[i]);
  }

  void integers(IntUnaryOperator value) throws SQLException {
    int[] column = new int[rows];
    for (int i = 0; i < rows; i++) {
      column[i] = value.applyAsInt(i);
    }
    numbers(column, i -> column[i]);
  }

  void longs(IntToLongFunction value) throws SQLException {
    long[] column = new long[rows];
    for (int i = 0; i < rows; i++) {
      column[i] = value.applyAsLong(i);
    }
    numbers(column, i -> column[i]);
  }

  private void numbers(Object column, IntToLongFunction value) throws SQLException {
    if (parametersOfRow == 0) {
      statement.setObject(parameter, column);
    } else {
      for (int i = 0; i < rows; i++) {
        statement.setLong(parameter + i * parametersOfRow, value.applyAsLong(i));
      }
    }
    parameter++;
  }

  private <T> void column(String type, T[] column, IntFunction<T> value) throws SQLException {
    for (int i = 0; i < rows; i++) {
      column[i] = value.apply(i);
    }
    if (parametersOfRow == 0) {
      statement.setArray(parameter, connection.createArrayOf(type, column));
    } else {
      for (int i = 0; i < rows; i++) {
        statement.setObject(parameter + i * parametersOfRow, column[i]);
      }
    }
    parameter++;
  }
}
