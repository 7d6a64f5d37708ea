package games.arbiter.faults;

import java.io.IOException;
import java.util.List;

/** The service's tables, read past the service. */
interface EventLog {

  /** The rows of a query, columns parted by {@code |}. */
  List<String> query(String sql) throws IOException, InterruptedException;
}
