package games.arbiter.store.embedded;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The programs of PostgreSQL, run by an account that they accept.
 *
 * @param bin the directory that they are in
 */
record PostgresPrograms(Path bin, ProcessUser account) {

  ProcessResult run(String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(account.prefix());
    command.add(bin.resolve(program).toString());
    command.addAll(List.of(arguments));
    return ProcessResult.run(command);
  }
}
