package games.arbiter.rest;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** A connection that is kept between requests, and sends bytes that no client library would. */
final class KeepAliveConnection implements Closeable {

  private static final int TIMEOUT_MILLISECONDS = 30_000;

  private final int port;
  private Socket socket;
  private InputStream input;

  KeepAliveConnection(int port) {
    this.port = port;
  }

  /** An answer; header names are in lower case. */
  record Answer(int status, Map<String, String> headers, String body) {
    String header(String name) {
      return headers.getOrDefault(name, "");
    }
  }

  /** Sends a request, its bytes being the characters of ISO 8859-1, and reads the answer. */
  Answer ask(GeneratedRequest request) throws IOException {
    if (socket == null) {
      socket = new Socket("localhost", port);
      socket.setSoTimeout(TIMEOUT_MILLISECONDS);
      socket.setTcpNoDelay(true);
      input = new BufferedInputStream(socket.getInputStream());
    }
    socket.getOutputStream().write(request.text().getBytes(StandardCharsets.ISO_8859_1));
    int status = Integer.parseInt(line().split(" ")[1]);
    Map<String, String> headers = new TreeMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      String[] header = line.split(":", 2);
      headers.put(header[0].toLowerCase(java.util.Locale.ROOT), header[1].strip());
    }
    boolean bodiless = status == 304 || status == 204 || request.method().equals("HEAD");
    String body = bodiless ? "" : body(headers);
    if (headers.getOrDefault("connection", "").equals("close")) {
      close();
    }
    return new Answer(status, headers, body);
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = input.read(); next != '\n'; next = input.read()) {
      if (next < 0) {
        throw new EOFException("after " + line);
      }
      line.append((char) next);
    }
    return line.toString().strip();
  }

  private String body(Map<String, String> headers) throws IOException {
    if (!headers.containsKey("transfer-encoding")) {
      return text(Integer.parseInt(headers.get("content-length")));
    }
    StringBuilder body = new StringBuilder();
    for (int length = -1; length != 0; line()) {
      length = Integer.parseInt(line(), 16);
      body.append(text(length));
    }
    return body.toString();
  }

  private String text(int length) throws IOException {
    byte[] bytes = input.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("after " + bytes.length + " of " + length + " bytes");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    if (socket != null) {
      socket.close();
      socket = null;
    }
  }
}
