package games.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Supplier;

/** Runs something under the default locales and time zones of machines elsewhere. */
public final class ForeignDefaults {

  /** Other digits, other calendars, other case mapping, other separators. */
  private static final List<String> LOCALES =
      List.of("fa-IR", "ar-EG-u-nu-arab", "mr-IN", "ne-NP", "my-MM", "tr-TR", "de-CH");

  private static final List<String> ZONES = List.of("Pacific/Kiritimati", "America/St_Johns");

  private ForeignDefaults() {}

  /** Asserts that a text is the same under all of them. */
  public static void assertSame(Supplier<String> text) {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    String expected = text.get();
    try {
      for (String foreign : LOCALES) {
        for (String elsewhere : ZONES) {
          Locale.setDefault(Locale.forLanguageTag(foreign));
          TimeZone.setDefault(TimeZone.getTimeZone(elsewhere));
          assertEquals(expected, text.get(), foreign);
        }
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }
}
