package games.arbiter.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.arbiter.engine.Position;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Answers about the rulesets of the file are the same on every machine, Java release and run. After
 * a change that is meant to change them run this with {@code -Danswers.refresh}.
 */
class AnalysisAnswersTest {

  private static final Path FILE = Path.of("src/test/resources/games/arbiter/analysis/answers.tsv");
  private static final int EVERY = 12;

  private record Question(Ruleset ruleset, Position position, Strength strength) {

    String answer() {
      Analysis found = Analyzer.analyze(ruleset, position, strength, () -> false);
      return String.join(
          "\t",
          ruleset.id(),
          strength.name(),
          found.action().name(),
          found.permille().toString(),
          Long.toString(found.positions()),
          Integer.toString(found.line().size()));
    }
  }

  @Test
  void answersAreThoseOfTheFile() throws IOException {
    if (System.getProperty("answers.refresh") != null) {
      Stream<Question> all =
          Rulesets.registered().all().stream().flatMap(AnalysisAnswersTest::questions);
      Files.write(FILE, all.map(Question::answer).toList());
    }
    List<String> answers = questions().map(Question::answer).toList();
    assertEquals(Files.readAllLines(FILE), answers);
  }

  @Test
  void answersAreTheSameBesideOthers() throws IOException {
    List<String> answers = questions().toList().parallelStream().map(Question::answer).toList();
    assertEquals(Files.readAllLines(FILE), answers);
  }

  /** The questions about every ruleset that the file has. */
  private static Stream<Question> questions() throws IOException {
    return Files.readAllLines(FILE).stream()
        .map(line -> line.split("\t")[0])
        .distinct()
        .flatMap(id -> questions(Rulesets.registered().find(id).orElseThrow()));
  }

  private static Stream<Question> questions(Ruleset ruleset) {
    List<Question> questions = new ArrayList<>();
    List<Position> game = RandomGames.game(ruleset, 7);
    for (int ply = 0; ply < game.size() - 1; ply += EVERY) {
      Strength strength = ply == EVERY ? Strength.TWO : Strength.ONE;
      questions.add(new Question(ruleset, game.get(ply), strength));
    }
    return questions.stream();
  }
}
