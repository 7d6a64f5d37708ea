package games.arbiter.rest.text;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.picture.Translator;
import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Puts messages into the reader's language. A key is looked up in the ruleset's texts, then the
 * engine's, then the API's own, so that a ruleset can say anything in its own words. Thread-safe.
 */
public final class Texts implements Translator {

  private static final String ENGINE = "games/arbiter/engine/texts";
  private static final String REST = "games/arbiter/rest/texts";
  private static final String BROKEN = "broken.";
  private static final String RULE = "rule.";

  private static final Map<String, Texts> ALL = new ConcurrentHashMap<>();

  private final Language language;
  private final Locale locale;
  private final List<Map<String, String>> bundles;
  private final Map<String, Pattern> patterns = new ConcurrentHashMap<>();

  private Texts(Ruleset ruleset, Language language) {
    this.language = language;
    this.locale = language.locale();
    this.bundles =
        Stream.of(ruleset == null ? null : ruleset.texts(), ENGINE, Translator.TEXTS, REST)
            .filter(Objects::nonNull)
            .map(base -> Bundle.of(base, language))
            .toList();
  }

  /**
   * The texts in a language.
   *
   * @param ruleset whose own texts come first, or null
   */
  public static Texts of(Ruleset ruleset, Language language) {
    return ALL.computeIfAbsent(
        (ruleset == null ? "" : ruleset.id()) + " " + language.tag(),
        key -> new Texts(ruleset, language));
  }

  /** The text of a message; its key if there is none. */
  public String text(Translatable message) {
    Object[] args =
        message.args().stream().map(a -> a instanceof Translatable m ? text(m) : a).toArray();
    return patterns.computeIfAbsent(message.key(), this::pattern).format(args);
  }

  @Override
  public String say(Translatable message) {
    return text(message);
  }

  @Override
  public String language() {
    return language.tag();
  }

  /** The text of a key without arguments. */
  public String text(String key) {
    return text(Translatable.of(key));
  }

  private Pattern pattern(String key) {
    String text = find(key);
    if (text == null && key.startsWith(BROKEN)) {
      text = find(RULE + key.substring(BROKEN.length()));
    }
    return Pattern.of(text == null ? "'" + key + "'" : text, locale);
  }

  private String find(String key) {
    return bundles.stream()
        .map(texts -> texts.get(key))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /**
   * A parsed pattern. A {@code MessageFormat} may be shared between threads only while it has no
   * formats within, which keep state; else each use takes a copy.
   */
  private record Pattern(MessageFormat parsed, boolean shareable) {
    static Pattern of(String text, Locale locale) {
      MessageFormat parsed = new MessageFormat(text, locale);
      boolean plain = Stream.of(parsed.getFormats()).allMatch(Objects::isNull);
      return new Pattern(parsed, plain);
    }

    String format(Object[] args) {
      Format format = shareable ? parsed : (Format) parsed.clone();
      return format.format(args);
    }
  }
}
