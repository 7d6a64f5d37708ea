package games.arbiter.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programs of the system, run to their end. */
final class Commands {

  private Commands() {}

  /**
   * Runs a program and returns what it printed.
   *
   * @throws IllegalStateException if it failed, with what it printed
   */
  static String run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code != 0) {
      throw new IllegalStateException(
          String.join(" ", command) + " ended with " + code + ": " + output);
    }
    return output;
  }

  /** The command as a user that PostgreSQL runs as; it refuses root. */
  static List<String> asPlainUser(String... command) {
    List<String> all = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      all.addAll(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
    }
    all.addAll(List.of(command));
    return all;
  }

  /** A port of the loopback interface that was free a moment ago. */
  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until somebody listens at a port of loopback; false if nobody does within 10 s. */
  static boolean awaitListening(int port) throws InterruptedException {
    for (int i = 0; i < 200; i++) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return socket.isConnected();
      } catch (IOException e) {
        TimeUnit.MILLISECONDS.sleep(50);
      }
    }
    return false;
  }

  /**
   * Where a program is, also one for administrators.
   *
   * @throws IOException if it is not installed
   */
  static String program(String name) throws IOException {
    return Stream.of("/usr/sbin/", "/usr/bin/", "/usr/local/sbin/", "/usr/local/bin/")
        .map(folder -> folder + name)
        .filter(file -> Files.isExecutable(Path.of(file)))
        .findFirst()
        .orElseThrow(() -> new IOException("no " + name + ": install it"));
  }

  /** Makes a folder that belongs to the user of {@link #asPlainUser} alone. */
  static Path plainFolder(Path folder) throws IOException, InterruptedException {
    Files.createDirectory(
        folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    if (System.getProperty("user.name").equals("root")) {
      run(List.of("chown", "nobody", folder.toString()));
    }
    return folder;
  }

  static void delete(Path folder) throws IOException, InterruptedException {
    run(List.of("rm", "-rf", folder.toString()));
  }
}
