package games.arbiter.rulesets;

import games.arbiter.engine.Action;
import games.arbiter.engine.ActionDetails;
import games.arbiter.engine.Catalogue;
import games.arbiter.engine.Effect;
import games.arbiter.engine.FreezeProof;
import games.arbiter.engine.GameOptions;
import games.arbiter.engine.GameResult;
import games.arbiter.engine.Offer;
import games.arbiter.engine.Position;
import games.arbiter.engine.PositionText;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Score;
import games.arbiter.engine.Status;
import games.arbiter.engine.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A registered ruleset with one fault. */
record BrokenRuleset(Ruleset sound, Fault fault) implements Ruleset {

  /** What is wrong: each answer passes through one of these. */
  interface Fault {
    default List<Action> legalActions(List<Action> sound) {
      return sound;
    }

    default List<Action> seatActions(List<Action> sound) {
      return sound;
    }

    /** {@code judged} gives the sound verdict on any action. */
    default Verdict<Position> judge(
        Position sound, Action action, Function<Action, Verdict<Position>> judged) {
      return judged.apply(action);
    }

    default ActionDetails details(ActionDetails sound) {
      return sound;
    }

    default PositionText layout(PositionText sound) {
      return sound;
    }

    default PositionText set(PositionText given) {
      return given;
    }

    default List<String> frozenBoards(List<String> sound) {
      return sound;
    }

    default List<FreezeProof> boardProofs(List<FreezeProof> sound) {
      return sound;
    }

    default boolean freezes(boolean sound) {
      return sound;
    }

    default Optional<GameResult> result(Optional<GameResult> sound) {
      return sound;
    }
  }

  @Override
  public String id() {
    return sound.id();
  }

  @Override
  public int version() {
    return sound.version();
  }

  @Override
  public Catalogue catalogue() {
    return sound.catalogue();
  }

  @Override
  public String texts() {
    return sound.texts();
  }

  @Override
  public String turnRule() {
    return sound.turnRule();
  }

  @Override
  public boolean freezes() {
    return fault.freezes(sound.freezes());
  }

  @Override
  public Position start(GameOptions options, String firstSeat) {
    return new Broken(sound.start(options, firstSeat));
  }

  @Override
  public Verdict<Position> set(GameOptions options, String firstSeat, PositionText layout) {
    return broken(sound.set(options, firstSeat, fault.set(layout)));
  }

  @Override
  public Optional<Action> action(String name) {
    return sound.action(name);
  }

  @Override
  public String firstSeatOfRematch(String lastFirstSeat, GameResult last) {
    return sound.firstSeatOfRematch(lastFirstSeat, last);
  }

  private Verdict<Position> broken(Verdict<Position> verdict) {
    return verdict.map(
        accepted ->
            accepted.next() instanceof Broken broken ? broken : new Broken(accepted.next()));
  }

  private final class Broken implements Position {
    private final Position real;

    Broken(Position real) {
      this.real = real;
    }

    @Override
    public Status status() {
      return real.status();
    }

    @Override
    public Verdict<Position> resign(String seat) {
      return broken(real.resign(seat));
    }

    @Override
    public List<String> seatsLeft() {
      return real.seatsLeft();
    }

    @Override
    public Optional<String> toMove() {
      return real.toMove();
    }

    @Override
    public Optional<GameResult> result() {
      return fault.result(real.result());
    }

    @Override
    public List<Action> legalActions() {
      return fault.legalActions(real.legalActions());
    }

    @Override
    public List<Action> seatActions() {
      return fault.seatActions(real.seatActions());
    }

    @Override
    public Verdict<Position> judge(Action action) {
      return broken(fault.judge(real, action, real::judge));
    }

    @Override
    public ActionDetails details(Action action) {
      return fault.details(real.details(action));
    }

    @Override
    public PositionText layout() {
      return fault.layout(real.layout());
    }

    @Override
    public List<FreezeProof> boardProofs() {
      return fault.boardProofs(real.boardProofs());
    }

    @Override
    public List<String> frozenBoards() {
      return fault.frozenBoards(real.frozenBoards());
    }

    @Override
    public List<Score> scores() {
      return real.scores();
    }

    @Override
    public List<Offer> offers() {
      return real.offers();
    }
  }

  /** The same verdict with other effects. */
  static Verdict<Position> withEffects(
      Verdict<Position> verdict, UnaryOperator<List<Effect>> effects) {
    return verdict instanceof Verdict.Accepted<Position> accepted
        ? Verdict.accepted(accepted.next(), effects.apply(accepted.effects()))
        : verdict;
  }
}
