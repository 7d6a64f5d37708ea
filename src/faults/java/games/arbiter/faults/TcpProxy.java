package games.arbiter.faults;

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

  /**
   * JOINED passes everything. SILENT passes nothing; what was sent meanwhile arrives when the wire
   * is joined again, as TCP would send it anew. REFUSED closes every connection.
   */
  enum State {
    JOINED,
    SILENT,
    REFUSED
  }

  private final ServerSocket server = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
  private final String host;
  private final int target;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private State state = State.JOINED;

  TcpProxy(String host, int target) throws IOException {
    this.host = host;
    this.target = target;
    thread(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  /** Cuts or joins the wire. */
  synchronized void become(State next) throws IOException {
    state = next;
    notifyAll();
    if (next == State.REFUSED) {
      closeAll();
    }
  }

  private synchronized void closeAll() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    sockets.clear();
  }

  /** Keeps a connection, unless it is refused. */
  private synchronized void add(Socket socket) throws IOException {
    if (state == State.REFUSED) {
      socket.close();
    } else {
      sockets.add(socket);
    }
  }

  private synchronized void awaitVoice() throws InterruptedException {
    while (state == State.SILENT) {
      wait();
    }
  }

  private void accept() throws IOException {
    while (true) {
      Socket client = server.accept();
      add(client);
      thread(() -> join(client));
    }
  }

  /** A database that is not there refuses its client, and only that one. */
  private void join(Socket client) throws IOException, InterruptedException {
    Socket backend = new Socket();
    try {
      awaitVoice();
      backend.connect(new InetSocketAddress(host, target));
    } catch (IOException e) {
      client.close();
      throw e;
    }
    add(backend);
    thread(() -> pass(backend, client));
    pass(client, backend);
  }

  private void pass(Socket from, Socket to) throws IOException, InterruptedException {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[1 << 16];
      int n = in.read(buffer);
      for (awaitVoice(); n >= 0; awaitVoice()) {
        out.write(buffer, 0, n);
        n = in.read(buffer);
      }
    } finally {
      sockets.remove(from);
      sockets.remove(to);
    }
  }

  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  private static void thread(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException | InterruptedException e) {
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
