package games.arbiter.store;

import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A statement that inserts many rows. On one server the rows are parameters by column, so that one
 * prepared statement serves any number of rows. Where the tables are distributed they are {@code
 * values}: Citus sends these to their shard as they are, and gathers the rows of any other
 * statement first.
 */
final class RowInsert {

  /**
   * A column of the table.
   *
   * @param type of its parameter
   * @param expression what is stored; {@code $} stands for the parameter
   */
  record Column(String name, String type, String expression) {
    static Column of(String name, String type) {
      return new Column(name, type, "$");
    }

    /** Is given as a number of milliseconds since 1970. */
    static Column time(String name) {
      return new Column(name, "int8", "timestamptz 'epoch' + $ * interval '1 millisecond'");
    }

    static Column json(String name) {
      return new Column(name, "text", "$::jsonb");
    }

    String stored(String parameter) {
      return expression.replace("$", parameter);
    }
  }

  private final List<Column> columns;
  private final String insert;
  private final boolean distributed;

  RowInsert(String table, boolean distributed, Column... columns) {
    this.columns = List.of(columns);
    this.distributed = distributed;
    this.insert = "insert into " + table + " (" + names() + ") ";
  }

  private String names() {
    return columns.stream().map(Column::name).collect(Collectors.joining(", "));
  }

  private String each(String separator, Function<Column, String> text) {
    return columns.stream().map(text).collect(Collectors.joining(separator));
  }

  /** The text for a number of rows. */
  String text(int rows) {
    if (distributed) {
      String row = "(" + each(", ", c -> c.stored("?::" + c.type)) + ")";
      return insert + "values " + String.join(", ", Collections.nCopies(rows, row));
    }
    return insert
        + ("select " + each(", ", c -> c.stored(c.name)))
        + (" from unnest(" + each(", ", c -> "?::" + c.type + "[]") + ")")
        + (" as a(" + names() + ")");
  }

  /** How many parameters a row of {@code values} has; 0 if parameters are whole columns. */
  int parametersOfRow() {
    return distributed ? columns.size() : 0;
  }
}
