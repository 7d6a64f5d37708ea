package games.arbiter.store.embedded;

import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigValue;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.postgresql.Driver;

/**
 * The settings that choose between a database and the service's own PostgreSQL. A choice that is
 * given in part is refused, since the service would start without its games. No message has a
 * value, since an address can have a password in it.
 */
record DatabaseSettings(ConfigSourceContext context) {

  static final String URL = "quarkus.datasource.jdbc.url";
  static final String USERNAME = "quarkus.datasource.username";
  static final String PASSWORD = "quarkus.datasource.password";

  private static final String DATA_DIR = "arbiter.data-dir";
  private static final String DATA_KEEP = "arbiter.data-keep";

  /** They make no sense without a database address; the service does not read the last two. */
  private static final List<String> NEED_URL =
      List.of(USERNAME, PASSWORD, "quarkus.datasource.url", "quarkus.datasource.reactive.url");

  /** Above the files in the package, whose values are defaults. */
  private static final int DEFAULTS_ORDINAL = 250;

  private static final String HOST = "(?:\\[[^]/]*]|[^]\\[:/?,]*)(?::\\d{1,5})?";

  private static final Pattern ADDRESS =
      Pattern.compile(
          "jdbc:postgresql:(?:(?!//)[^?]*|//" + HOST + "(?:," + HOST + ")*(?:/[^?]*)?)(?:[?]|$)");

  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^${}]+)}");

  private static final String REMEDY =
      " (the address jdbc:postgresql://host:port/name), or unset both for a PostgreSQL of the"
          + " service's own";

  /**
   * Whether a database is given.
   *
   * @throws IllegalStateException if it is given in part, or its address makes no sense
   */
  boolean hasDatabase() {
    ConfigValue url = context.getValue(URL);
    if (isThere(url) && url.getValue().isBlank()) {
      throw new IllegalStateException(
          URL + " is blank; set " + variable(URL) + REMEDY.replace("both", "it"));
    }
    if (isThere(url)) {
      checkUrl(url.getValue());
      return true;
    }
    for (String name : NEED_URL) {
      if (isSetOutside(context.getValue(name))) {
        throw new IllegalStateException(
            name + " is set without " + URL + "; set " + variable(URL) + " too" + REMEDY);
      }
    }
    return false;
  }

  /** The driver would log what it takes for a port, which may be part of a password. */
  private static void checkUrl(String url) {
    if (url.split("[?]", 2)[0].contains("@")) {
      throw new IllegalStateException(
          URL
              + " must have no @ before its parameters; set user and password with "
              + variable(USERNAME)
              + " and "
              + variable(PASSWORD));
    }
    if (!ADDRESS.matcher(url).lookingAt() || Driver.parseURL(url, null) == null) {
      throw new IllegalStateException(
          URL + " must be like jdbc:postgresql://host:port/name, or be left out");
    }
  }

  /** Where the service's own PostgreSQL keeps its data; null where no profile has such a place. */
  Path dataDirectory() {
    ConfigValue directory = context.getValue(DATA_DIR);
    String path = directory == null ? null : asGiven(directory);
    if (path == null) {
      return null;
    }
    if (path.isBlank()) {
      throw new IllegalStateException(DATA_DIR + " is blank; set ARBITER_DATA_DIR to a directory");
    }
    try {
      if (path.indexOf('\uFFFD') < 0) {
        return Path.of(path);
      }
    } catch (InvalidPathException e) {
      // as below
    }
    throw new IllegalStateException(
        DATA_DIR
            + " has characters that the locale of this process cannot express; start it with"
            + " LC_ALL=C.UTF-8");
  }

  /** Data that is not kept is deleted, so anything but a plain word is refused. */
  boolean keepsData() {
    ConfigValue keep = context.getValue(DATA_KEEP);
    if (!isThere(keep) || !Set.of("true", "false").contains(keep.getValue())) {
      throw new IllegalStateException(DATA_KEEP + " must be true or false");
    }
    return keep.getValue().equals("true");
  }

  /**
   * The credentials as they were set outside the package, since a password may have any character;
   * but one that is a reference to another setting as a whole, {@code ${NAME}}, stays one.
   */
  Map<String, String> literals() {
    Map<String, String> literals = new HashMap<>();
    for (String name : List.of(USERNAME, PASSWORD)) {
      ConfigValue value = context.getValue(name);
      if (isSetOutside(value) && !isReference(value)) {
        literals.put(name, value.getRawValue());
      }
    }
    return literals;
  }

  private boolean isReference(ConfigValue value) {
    Matcher reference = REFERENCE.matcher(value.getRawValue());
    return reference.matches() && isThere(context.getValue(reference.group(1)));
  }

  private static boolean isSetOutside(ConfigValue value) {
    return value != null && value.getConfigSourceOrdinal() > DEFAULTS_ORDINAL;
  }

  /** The value without anything being put in for {@code ${…}}, which may be part of a path. */
  private static String asGiven(ConfigValue value) {
    return isSetOutside(value) ? value.getRawValue() : value.getValue();
  }

  private static boolean isThere(ConfigValue value) {
    return value != null && value.getValue() != null;
  }

  private static String variable(String name) {
    return name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_");
  }
}
