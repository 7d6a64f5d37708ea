package games.arbiter.load;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;

/**
 * The clients of one run, on one thread; they are kept, and so are their games, from round to
 * round.
 */
final class ClientGroup {

  private final Selector selector = Selector.open();
  private final List<LoadClient> clients = new ArrayList<>();

  ClientGroup(List<? extends LoadClient> clients) throws IOException {
    for (LoadClient client : clients) {
      client.connection().channel().configureBlocking(false);
      client.connection().channel().register(selector, SelectionKey.OP_READ, client);
      this.clients.add(client);
    }
  }

  /** So many who play, spread evenly over the services. */
  static ClientGroup playing(int size, List<RecordedGame> scripts, List<URI> urls)
      throws IOException {
    List<LoadClient> clients = new ArrayList<>();
    for (int number = 0; number < size; number++) {
      clients.add(new PlayingClient(number, scripts, urls.get(number % urls.size())));
    }
    return new ClientGroup(clients);
  }

  /** Has them ask, prints what was measured, and checks it. */
  Measurement measure(String what, double seconds, ProcessHandle service) throws IOException {
    ProcessorTime time = new ProcessorTime(service);
    Measurement measured = ask(seconds);
    measured.cost = time.ofTheService(measured.wanted.count());
    System.out.printf(
        "    %,.0f %s/s (%s), processor time of the service for each %.1f us%n",
        measured.rate(), what, measured.wanted, measured.cost);
    measured.check();
    return measured;
  }

  /** Has them ask for so long and then waits for the answers that are still on their way. */
  Measurement ask(double seconds) throws IOException {
    Measurement tally = new Measurement();
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    int open = clients.size();
    for (LoadClient client : clients) {
      client.send();
    }
    while (open > 0) {
      selector.select(10_000);
      if (selector.selectedKeys().isEmpty()) {
        throw new IOException("no answer for 10 s");
      }
      for (SelectionKey key : selector.selectedKeys()) {
        LoadClient client = (LoadClient) key.attachment();
        if (client.connection().receive()) {
          client.answered(tally);
          if (System.nanoTime() < end) {
            client.send();
          } else {
            open--;
          }
        }
      }
      selector.selectedKeys().clear();
    }
    tally.took(System.nanoTime() - start);
    return tally;
  }
}
