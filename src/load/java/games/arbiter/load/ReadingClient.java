package games.arbiter.load;

import java.io.IOException;
import java.net.URI;

/** Reads one game again and again. */
final class ReadingClient implements LoadClient {

  private final LoadConnection connection;
  private final String path;
  private long sentAt;

  ReadingClient(URI url, String path) throws IOException {
    this.connection = new LoadConnection(url);
    this.path = path;
  }

  @Override
  public LoadConnection connection() {
    return connection;
  }

  @Override
  public void send() throws IOException {
    sentAt = System.nanoTime();
    connection.get(path);
  }

  @Override
  public void answered(Measurement tally) {
    if (connection.status() == 200) {
      tally.wanted.add(System.nanoTime() - sentAt);
    } else {
      tally.other(connection.status(), connection.body());
    }
  }
}
