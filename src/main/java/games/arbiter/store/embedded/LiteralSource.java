package games.arbiter.store.embedded;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * Values that are taken as they are, although the configuration would put something in for <code>
 * ${…}</code> and read <code>$$</code> as one <code>$</code>.
 */
final class LiteralSource implements ConfigSource {

  /** Above every other source. */
  private static final int ORDINAL = 1000;

  private static final String BACKSLASH = "arbiter.backslash";

  private final Map<String, String> escaped;

  LiteralSource(Map<String, String> values) {
    escaped =
        values.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, value -> escape(value.getValue())));
  }

  /** A backslash before a dollar would be an escape as well, and has none itself. */
  private static String escape(String value) {
    return value.replace("$", "$$").replace("\\", "${" + BACKSLASH + "}");
  }

  @Override
  public String getValue(String name) {
    return name.equals(BACKSLASH) ? "\\" : escaped.get(name);
  }

  /** Unlisted, since a build keeps the values of the names it finds. */
  @Override
  public Set<String> getPropertyNames() {
    return Set.of();
  }

  @Override
  public String getName() {
    return "settings as they are given";
  }

  @Override
  public int getOrdinal() {
    return ORDINAL;
  }
}
