package games.arbiter.rest.view;

import games.arbiter.analysis.Analysis;
import games.arbiter.analysis.Strength;
import games.arbiter.engine.Action;
import games.arbiter.engine.Replay;
import games.arbiter.rest.schema.AnalysisJson;
import games.arbiter.rest.schema.ProspectJson;
import games.arbiter.rest.text.Texts;
import java.util.List;
import java.util.stream.IntStream;

/** An analysis as clients see it. */
public final class AnalysisView {

  private AnalysisView() {}

  /** What was found out about the position that a replay ends with. */
  public static AnalysisJson of(Replay replay, Strength strength, Analysis found, Texts texts) {
    List<String> seats = replay.ruleset().catalogue().seats();
    return new AnalysisJson(
        replay.version(),
        strength.level(),
        found.seat(),
        found.action().name(),
        texts.text(replay.details(found.action()).label()),
        found.line().stream().map(Action::name).toList(),
        IntStream.range(0, seats.size())
            .mapToObj(seat -> new ProspectJson(seats.get(seat), found.permille().get(seat)))
            .toList(),
        Math.toIntExact(found.positions()));
  }
}
