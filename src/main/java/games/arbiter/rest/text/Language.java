package games.arbiter.rest.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The languages of the texts. */
public enum Language {
  EN(Locale.ENGLISH),
  DE(Locale.GERMAN),
  FR(Locale.FRENCH);

  private static final List<Locale> LOCALES = Stream.of(values()).map(Language::locale).toList();

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

  /** The best language for an {@code Accept-Language} header; English if it says nothing usable. */
  public static Language of(String acceptLanguage) {
    if (acceptLanguage == null || acceptLanguage.isBlank()) {
      return EN;
    }
    try {
      Locale best = Locale.lookup(Locale.LanguageRange.parse(acceptLanguage), LOCALES);
      return best == null ? EN : values()[LOCALES.indexOf(best)];
    } catch (IllegalArgumentException malformed) {
      return EN;
    }
  }
}
