import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A wire between the replicas and the database that can be cut in two ways and joined again. */
final class TcpProxy implements AutoCloseable {

  /** JOINED passes everything; SILENT swallows everything; REFUSED closes every connection. */
  enum State {
    JOINED,
    SILENT,
    REFUSED
  }

  private final ServerSocket server = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
  private final int target;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private volatile State state = State.JOINED;

  TcpProxy(int target) throws IOException {
    this.target = target;
    thread(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  /** Cuts or joins the wire. What was swallowed is gone, so joining ends the old connections. */
  void become(State next) throws IOException {
    State before = state;
    state = next;
    if (next == State.REFUSED || before == State.SILENT) {
      closeAll();
    }
  }

  private void closeAll() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    sockets.clear();
  }

  private void accept() throws IOException {
    while (true) {
      Socket client = server.accept();
      sockets.add(client);
      if (state == State.REFUSED) {
        client.close();
      } else if (state == State.JOINED) {
        thread(() -> join(client));
      }
    }
  }

  /** A database that is not there refuses its client, and only that one. */
  private void join(Socket client) throws IOException {
    Socket backend = new Socket();
    try {
      backend.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target));
    } catch (IOException e) {
      client.close();
      throw e;
    }
    sockets.add(backend);
    thread(() -> pass(backend, client));
    pass(client, backend);
  }

  private void pass(Socket from, Socket to) throws IOException {
    try (from; to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[1 << 16];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        if (state == State.JOINED) {
          out.write(buffer, 0, n);
        }
      }
    } finally {
      sockets.remove(from);
      sockets.remove(to);
    }
  }

  private interface Work {
    void run() throws IOException;
  }

  private static void thread(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException e) {
                // a cut connection is what this is for
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    server.close();
    closeAll();
  }
}
