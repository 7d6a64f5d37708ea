package games.arbiter.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.arbiter.engine.Action;
import games.arbiter.engine.Appearance;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.rest.http.ProblemCode;
import java.text.MessageFormat;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every text that is needed is there in three languages, and none that is not. */
@Tag("ruleset")
class TextsTest {

  private static final String ENGINE = "games/arbiter/engine/texts";
  private static final String PICTURE = "games/arbiter/picture/texts";

  private static final String API = "games/arbiter/rest/texts";

  private static final List<String> SHARED = List.of(ENGINE, PICTURE, API);

  /** The keys of what is said of every problem that has no words of its own. */
  private static final Set<String> PROBLEMS =
      Stream.of(ProblemCode.values())
          .flatMap(code -> Stream.of(code.titleKey(), code.detailKey()))
          .collect(Collectors.toSet());

  /** An apostrophe that would quote what follows it. */
  private static final Pattern LONE_APOSTROPHE = Pattern.compile("(?<!')'(?![{'])(?<!\\}')");

  /** Keys that are made of a catalogue's words: they must be exactly those of the catalogue. */
  private static final Set<String> CATALOGUED =
      Set.of("ruleset", "seat", "board", "piece", "color", "rule", "option");

  private static final Set<String> MESSAGES =
      Set.of("label", "detail", "broken", "position", "mark", "picture");

  private static final Set<String> DECISIONS = Set.of("points", "tie-break", "shared");

  @TestFactory
  Stream<DynamicTest> languagesSayTheSame() {
    assertFalse(TextBundles.all().isEmpty());
    return TextBundles.all().stream()
        .flatMap(
            base ->
                Stream.of("de", "fr")
                    .map(
                        language ->
                            dynamicTest(
                                base + " " + language, () -> assertSayTheSame(base, language))));
  }

  private static void assertSayTheSame(String base, String language) {
    Map<String, Set<String>> english = arguments(base, "en");
    Map<String, Set<String>> other = arguments(base, language);
    assertEquals(english.keySet(), other.keySet());
    english.forEach((key, arguments) -> assertEquals(arguments, other.get(key), key));
  }

  /** The arguments that each text of a bundle uses, by key; a shared text in own words is free. */
  private static Map<String, Set<String>> arguments(String base, String language) {
    Map<String, Set<String>> arguments = new TreeMap<>();
    TextBundles.texts(base, language)
        .forEach(
            (key, text) -> {
              assertFalse(text.isBlank(), key);
              assertFalse(LONE_APOSTROPHE.matcher(text).find(), key);
              new MessageFormat(text);
              if (!isShared(key) || SHARED.contains(base)) {
                arguments.put(key, arguments(text));
              }
            });
    return arguments;
  }

  private static boolean isShared(String key) {
    return SHARED.stream().anyMatch(base -> TextBundles.keys(base).contains(key));
  }

  private static Set<String> arguments(String text) {
    return IntStream.range(0, 10)
        .mapToObj(i -> "{" + i + "}")
        .filter(text::contains)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @TestFactory
  Stream<DynamicTest> everyTextThatARulesetNeedsIsThere() {
    return RulesetsUnderTest.all().stream()
        .map(
            ruleset ->
                dynamicTest(
                    ruleset.id(),
                    () -> {
                      Set<String> keys = TextBundles.keys(ruleset.texts());
                      SHARED.forEach(base -> keys.addAll(TextBundles.keys(base)));
                      Set<String> missing = new TreeSet<>(needed(ruleset));
                      missing.removeIf(key -> keys.contains(key) || keys.contains(asRule(key)));
                      assertEquals(Set.of(), missing);
                    }));
  }

  /** A rule broken has the text of the rule where it has none of its own. */
  private static String asRule(String key) {
    return key.startsWith("broken.") ? "rule." + key.substring("broken.".length()) : key;
  }

  private static Set<String> needed(Ruleset ruleset) {
    Set<String> needed = new TreeSet<>(catalogued(ruleset));
    needed.addAll(sources(ruleset).keysOf(MESSAGES));
    ruleset.look().marks().stream().map(Appearance.Mark::meaning).forEach(m -> add(m, needed));
    heard(ruleset).forEach(message -> add(message, needed));
    return needed;
  }

  private static Set<String> catalogued(Ruleset ruleset) {
    Catalogue catalogue = ruleset.catalogue();
    Set<String> keys = new TreeSet<>(Set.of("ruleset." + ruleset.id()));
    catalogue.seats().forEach(seat -> keys.add("seat." + seat));
    catalogue.boards().forEach(board -> keys.add("board." + board.id()));
    catalogue.rules().forEach(rule -> keys.add("rule." + rule));
    catalogue.options().forEach(option -> keys.add("option." + option.name()));
    catalogue
        .options()
        .forEach(
            option ->
                option
                    .values()
                    .forEach(value -> keys.add("option." + option.name() + "." + value)));
    catalogue.pieces().forEach(piece -> keys.add("piece." + piece.piece()));
    catalogue.pieces().stream()
        .map(Catalogue.Piece::color)
        .filter(color -> !catalogue.seats().contains(color))
        .forEach(color -> keys.add("color." + color));
    return keys;
  }

  private static StringLiterals sources(Ruleset ruleset) {
    return StringLiterals.in(folder(ruleset), "engine");
  }

  private static String folder(Ruleset ruleset) {
    String name = ruleset.getClass().getPackageName();
    return name.substring("games.arbiter.".length()).replace('.', '/');
  }

  private static void add(Translatable message, Set<String> keys) {
    keys.add(message.key());
    message.args().stream()
        .filter(Translatable.class::isInstance)
        .forEach(arg -> add((Translatable) arg, keys));
  }

  /** What is said of actions, legal or not, in some random games. */
  private static Set<Translatable> heard(Ruleset ruleset) {
    Set<Translatable> heard = new HashSet<>();
    Random random = new Random(6);
    List<Action> universe = ActionNames.of(ruleset);
    for (int n = 0; n < 50; n++) {
      Replay game = Replays.start(ruleset);
      while (!game.legalActions().isEmpty()) {
        Replay now = game;
        now.legalActions().forEach(action -> heard.add(now.details(action).label()));
        now.seatActions().forEach(action -> heard.add(now.details(action).label()));
        Action tried = universe.get(random.nextInt(universe.size()));
        hear(now, tried, heard);
        game =
            Replays.play(
                now, now.legalActions().get(random.nextInt(now.legalActions().size())).name());
      }
    }
    hearSeats(ruleset, universe, heard);
    return heard;
  }

  /** What is said of actions of seats after one of them, such as an offer. */
  private static void hearSeats(Ruleset ruleset, List<Action> universe, Set<Translatable> heard) {
    Replay start = Replays.start(ruleset);
    List<Action> ofSeats = universe.stream().filter(a -> a.seat().isPresent()).toList();
    for (Action first : start.seatActions()) {
      Replay after = Replays.play(start, first.name());
      ofSeats.forEach(action -> hear(after, action, heard));
    }
  }

  private static void hear(Replay game, Action tried, Set<Translatable> heard) {
    heard.add(game.details(tried).label());
    if (game.play(tried) instanceof Verdict.Refused<Replay> refused) {
      refused.violations().forEach(violation -> heard.add(violation.text()));
      if (refused.detail() != null) {
        heard.add(refused.detail());
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> noTextOfARulesetIsLeftOver() {
    return RulesetsUnderTest.all().stream()
        .map(Ruleset::texts)
        .distinct()
        .map(base -> dynamicTest(base, () -> assertEquals(Set.of(), leftOver(base))));
  }

  private static Set<String> leftOver(String base) {
    Set<String> left = TextBundles.keys(base);
    for (Ruleset ruleset : RulesetsUnderTest.all()) {
      if (ruleset.texts().equals(base)) {
        Set<String> catalogued = catalogued(ruleset);
        StringLiterals literals = StringLiterals.in(folder(ruleset), "engine", "picture");
        Set<String> words = words(ruleset);
        Set<String> heard = new HashSet<>();
        heard(ruleset).forEach(message -> add(message, heard));
        left.removeIf(
            key ->
                CATALOGUED.contains(key.substring(0, key.indexOf('.')))
                    ? catalogued.contains(key)
                    : literals.makes(key, words)
                        || heard.contains(key)
                        || catalogued.contains(broken(key))
                        || TextBundles.keys(API).contains(key));
      }
    }
    return left;
  }

  /** The rule of the text of its breach. */
  private static String broken(String key) {
    return key.replaceFirst("^broken\\.", "rule.");
  }

  /** The words that may follow a literal in a key. */
  private static Set<String> words(Ruleset ruleset) {
    Catalogue catalogue = ruleset.catalogue();
    return Stream.of(
            catalogue.seats().stream(),
            catalogue.boards().stream().map(Catalogue.Board::id),
            catalogue.pieces().stream()
                .flatMap(p -> Stream.of(p.piece(), p.piece().substring(1), p.color())),
            ActionNames.of(ruleset).stream().map(action -> action.kind()),
            IntStream.range(1, 10).mapToObj(Integer::toString))
        .flatMap(word -> word)
        .collect(Collectors.toSet());
  }

  @TestFactory
  Stream<DynamicTest> noSharedTextIsLeftOver() {
    return SHARED.stream()
        .map(
            base ->
                dynamicTest(
                    base,
                    () -> {
                      StringLiterals literals =
                          StringLiterals.in("engine", "picture", "rulesets", "play", "rest");
                      Set<String> left = TextBundles.keys(base);
                      left.removeIf(
                          key ->
                              literals.makes(key, DECISIONS)
                                  || PROBLEMS.contains(key)
                                  || literals.texts().contains(key.replaceFirst("^rule.", "")));
                      assertEquals(Set.of(), left);
                    }));
  }
}
