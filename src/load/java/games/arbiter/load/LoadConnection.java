package games.arbiter.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** One kept connection with one request at a time on its way. */
final class LoadConnection implements AutoCloseable {

  private final URI url;
  private final SocketChannel channel;
  private final ByteBuffer in = ByteBuffer.allocate(1 << 17);
  private int status;
  private String body;

  LoadConnection(URI url) throws IOException {
    this.url = url;
    channel = SocketChannel.open(new InetSocketAddress(url.getHost(), url.getPort()));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
  }

  SocketChannel channel() {
    return channel;
  }

  void get(String path) throws IOException {
    send("GET " + path + head() + "\r\n");
  }

  /** Sends JSON; the token may be null. */
  void post(String path, String token, String json) throws IOException {
    send(
        "POST "
            + path
            + head()
            + (token == null ? "" : "Authorization: Bearer " + token + "\r\n")
            + "Content-Type: application/json\r\nContent-Length: "
            + json.length()
            + "\r\n\r\n"
            + json);
  }

  private String head() {
    return " HTTP/1.1\r\nHost: " + url.getAuthority() + "\r\n";
  }

  private void send(String request) throws IOException {
    ByteBuffer out = ByteBuffer.wrap(request.getBytes(ISO_8859_1));
    while (out.hasRemaining()) {
      channel.write(out);
    }
  }

  /**
   * Takes in what has come, or waits for it if the channel blocks; true if that completed the
   * answer.
   */
  boolean receive() throws IOException {
    if (channel.read(in) < 0) {
      throw new IOException("the service closed a connection");
    }
    String text = new String(in.array(), 0, in.position(), ISO_8859_1);
    int headEnd = text.indexOf("\r\n\r\n");
    if (headEnd < 0 || in.position() < headEnd + 4 + contentLength(text, headEnd)) {
      return false;
    }
    in.clear();
    status = Integer.parseInt(text, 9, 12, 10);
    body = text.substring(headEnd + 4);
    return true;
  }

  private static int contentLength(String text, int headEnd) {
    String name = "content-length: ";
    int start = 0;
    while (!text.regionMatches(true, start, name, 0, name.length())) {
      start = text.indexOf('\n', start) + 1;
      if (start == 0 || start > headEnd) {
        throw new UncheckedIOException(new IOException("an answer without Content-Length"));
      }
    }
    return Integer.parseInt(text, start + name.length(), text.indexOf('\r', start), 10);
  }

  /** Waits for the whole answer, which must have that status. */
  String await(int wanted) throws IOException {
    while (!receive()) {
      // more is to come
    }
    if (status != wanted) {
      throw new IOException(status + " " + body);
    }
    return body;
  }

  /** Creates an open game of Tablut and returns its path. */
  String createGame() throws IOException {
    post("/v1/games", null, "{\"ruleset\":\"tablut\",\"access\":\"open\"}");
    return "/v1/games/" + after(await(201), "id");
  }

  int status() {
    return status;
  }

  String body() {
    return body;
  }

  /** The text that follows a name in JSON, or null. */
  static String after(String json, String name) {
    String key = "\"" + name + "\":\"";
    int start = json.indexOf(key);
    return start < 0
        ? null
        : json.substring(start + key.length(), json.indexOf('"', start + key.length()));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
