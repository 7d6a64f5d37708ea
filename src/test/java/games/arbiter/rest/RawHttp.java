package games.arbiter.rest;

import io.restassured.RestAssured;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Bytes that no client library would send. */
final class RawHttp {

  private RawHttp() {}

  /** A connection on which something has been asked for, and nothing read of the answer. */
  static Socket get(String path) throws IOException {
    return send("GET " + path + " HTTP/1.1\r\nHost: here\r\n\r\n");
  }

  private static Socket send(String request) throws IOException {
    Socket socket = new Socket("localhost", RestAssured.port);
    socket.setSoTimeout(20_000);
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    socket.getOutputStream().flush();
    return socket;
  }

  /** The head of the answer to a request. */
  static String answer(String request) throws IOException {
    try (Socket socket = send(request)) {
      return upTo("\r\n\r\n", socket);
    }
  }

  /** What comes next, up to some text or to the end. */
  static String upTo(String text, Socket socket) throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.indexOf(text, read.length() - text.length()) < 0) {
      int next = socket.getInputStream().read();
      if (next < 0) {
        break;
      }
      read.append((char) next);
    }
    return read.toString();
  }
}
