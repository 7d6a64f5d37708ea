package games.arbiter.rest.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The languages of the texts. */
public enum Language {
  EN(Locale.ENGLISH),
  DE(Locale.GERMAN),
  FR(Locale.FRENCH);

  private static final Pattern PRIMARY_SUBTAG = Pattern.compile("\\s*([a-z]+)(?![a-z0-9])");
  private static final Pattern WEIGHT =
      Pattern.compile("\\bq\\s*=\\s*([01](?:\\.[0-9]*)?|\\.[0-9]+)\\s*(?:;|$)");

  /** The weight of a range whose own weight is unreadable. */
  private static final double LEAST = 0.0001;

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  public Locale locale() {
    return locale;
  }

  /** The language tag, such as {@code de}. */
  public String tag() {
    return locale.getLanguage();
  }

  /**
   * The best language for the lines of {@code AcceptHeader-Language}, which form one list; English
   * if the list names no language of ours. The JDK's parser takes time cubic in the subtags and
   * rejects the whole list for one unreadable range; this one is linear and skips that range.
   */
  public static Language of(List<String> acceptLanguage) {
    Language best = EN;
    double most = 0;
    for (String range : String.join(",", acceptLanguage).toLowerCase(Locale.ROOT).split(",")) {
      String[] parts = range.split(";", 2);
      Language language = named(parts[0]);
      double weight = language == null ? 0 : parts.length == 1 ? 1 : weight(parts[1]);
      if (weight > most) {
        best = language;
        most = weight;
      }
    }
    return best;
  }

  private static Language named(String range) {
    Matcher primary = PRIMARY_SUBTAG.matcher(range);
    if (primary.lookingAt()) {
      for (Language language : values()) {
        if (language.tag().equals(primary.group(1))) {
          return language;
        }
      }
    }
    return null;
  }

  private static double weight(String parameters) {
    Matcher weight = WEIGHT.matcher(parameters);
    return weight.find() ? Math.min(1, Double.parseDouble(weight.group(1))) : LEAST;
  }
}
