package games.arbiter.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/** Fills the parameters of a statement, one after another, most with a column of many rows each. */
final class ColumnArrays {

  private final Connection connection;
  private final PreparedStatement statement;
  private final int rows;
  private int parameter = 1;

  ColumnArrays(Connection connection, PreparedStatement statement, int rows) {
    this.connection = connection;
    this.statement = statement;
    this.rows = rows;
  }

  void uuids(IntFunction<UUID> value) throws SQLException {
    objects("uuid", new UUID[rows], value);
  }

  void texts(IntFunction<String> value) throws SQLException {
    objects("text", new String[rows], value);
  }

  void bytes(IntFunction<byte[]> value) throws SQLException {
    objects("bytea", new byte[rows][], value);
  }

  void integer(int value) throws SQLException {
    statement.setInt(parameter++, value);
  }

  void text(String value) throws SQLException {
    statement.setString(parameter++, value);
  }

  private <T> void objects(String type, T[] column, IntFunction<T> value) throws SQLException {
    for (int i = 0; i < rows; i++) {
      column[i] = value.apply(i);
    }
    statement.setArray(parameter++, connection.createArrayOf(type, column));
  }

  void integers(IntUnaryOperator value) throws SQLException {
    int[] column = new int[rows];
    for (int i = 0; i < rows; i++) {
      column[i] = value.applyAsInt(i);
    }
    statement.setObject(parameter++, column);
  }

  void longs(IntToLongFunction value) throws SQLException {
    long[] column = new long[rows];
    for (int i = 0; i < rows; i++) {
      column[i] = value.applyAsLong(i);
    }
    statement.setObject(parameter++, column);
  }
}
