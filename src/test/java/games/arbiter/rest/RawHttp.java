package games.arbiter.rest;

import io.restassured.RestAssured;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Bytes that no client library would send. */
final class RawHttp {

  private RawHttp() {}

  /** The head of the answer to a request. */
  static String answer(String request) throws IOException {
    try (Socket socket = new Socket("localhost", RestAssured.port)) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      StringBuilder head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        int next = socket.getInputStream().read();
        if (next < 0) {
          break;
        }
        head.append((char) next);
      }
      return head.toString();
    }
  }
}
