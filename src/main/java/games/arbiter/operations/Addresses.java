package games.arbiter.operations;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is an address, of each kind that settings have. */
final class Addresses {

  private static final int LAST_PORT = 65_535;

  private static final String BYTE = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";

  /** An address, a network or a name; what is all digits and dots is an address of IPv4. */
  private static final Pattern PROXY =
      Pattern.compile("(" + BYTE + "(\\." + BYTE + "){3}|(?![\\d.]+(/|$))[\\w.:\\[\\]-]+)(/\\d+)?");

  private static final Pattern ORIGIN =
      Pattern.compile("https?://([^/?#@:\\[\\]\\s]+|\\[[0-9a-f:.]+])(:(?<port>\\d{1,5}))?");

  private Addresses() {}

  /** Whether each of what has commas between is an address. */
  static boolean areAll(Predicate<String> addresses, String list) {
    return Stream.of(list.split(",", -1)).allMatch(addresses);
  }

  static boolean isPort(int number) {
    return number >= 0 && number <= LAST_PORT;
  }

  static boolean isFound(String host) {
    try {
      return InetAddress.getByName(host) != null;
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** Whether a network is one, the framework sees. */
  static boolean isProxy(String text) {
    return PROXY.matcher(text).matches();
  }

  static boolean isOrigin(String text) {
    Matcher origin = ORIGIN.matcher(text);
    return origin.matches()
        && (origin.group("port") == null || isPort(Integer.parseInt(origin.group("port"))));
  }

  /** Whether something can be sent there by http or https; a port need not be named. */
  static boolean isEndpoint(String text) {
    try {
      URI uri = new URI(text);
      return uri.getScheme() != null
          && uri.getScheme().matches("https?")
          && uri.getHost() != null
          && uri.getPort() <= LAST_PORT;
    } catch (URISyntaxException e) {
      return false;
    }
  }
}
