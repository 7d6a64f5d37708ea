package games.arbiter.picture;

import games.arbiter.engine.Translatable;

/**
 * The reader's language. A message's key is in the ruleset's texts, the engine's or those of
 * pictures.
 */
public interface Translator {

  /** The base name of the texts of pictures. */
  String TEXTS = "games/arbiter/picture/texts";

  /** The language tag of what {@link #say} says, such as {@code de}. */
  String language();

  /** A message in that language. */
  String say(Translatable message);

  /** The text of a key with these arguments. */
  default String say(String key, Object... args) {
    return say(Translatable.of(key, args));
  }
}
