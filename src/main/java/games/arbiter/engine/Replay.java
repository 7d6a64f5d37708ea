package games.arbiter.engine;

import java.util.LinkedList;
import java.util.List;
import java.util.Optional;

/**
 * A game as its actions make it: the one fold from actions to positions, which live play, earlier
 * versions, imports, evaluations and tests share. Immutable; each step knows the one before it, so
 * every earlier version is at hand. What holds for all games is judged here: {@code game.over},
 * {@code game.resign} and {@code game.take-back}.
 */
public final class Replay extends Step {

  private final Beginning beginning;
  private final Replay previous;
  private final int version;
  private final String seat;
  private final Action action;
  private final List<Effect> effects;
  private final Position position;
  private final GameResult result;

  private final Replay origin;
  private final TakeBackRequest takeBack;

  /**
   * What a game begins with.
   *
   * @param firstSeat null where the rules leave no choice
   * @param layout the set position, complete and canonical, before it was judged; null for the
   *     ruleset's start
   * @param takeBacks whether seats may ask to take back
   */
  public record Beginning(
      Ruleset ruleset,
      GameOptions options,
      String firstSeat,
      PositionText layout,
      boolean takeBacks) {}

  /** A game at version 0. */
  private Replay(Beginning b, List<Effect> effects, Position position, GameResult result) {
    this(b, null, null, null, null, effects, position, result, null);
  }

  private Replay(
      Beginning beginning,
      Replay previous,
      Replay origin,
      String seat,
      Action action,
      List<Effect> effects,
      Position position,
      GameResult result,
      TakeBackRequest takeBack) {
    this.beginning = beginning;
    this.previous = previous;
    this.version = previous == null ? 0 : previous.version + 1;
    this.seat = seat;
    this.action = action;
    this.effects = effects;
    this.position = position;
    this.result = result;
    this.origin = origin;
    this.takeBack = takeBack;
  }

  /** A game at version 0, from the ruleset's start. */
  public static Replay start(Ruleset ruleset, GameOptions options, String firstSeat) {
    Position position = ruleset.start(options, firstSeat);
    return new Replay(
        new Beginning(ruleset, options, firstSeat, null, false), List.of(), position, null);
  }

  /** A game at version 0 from a set position, or every fault of that position. */
  public static Verdict<Replay> set(
      Ruleset ruleset, GameOptions options, String firstSeat, PositionText layout) {
    return ruleset
        .set(options, firstSeat, layout)
        .map(
            accepted -> {
              Position position = accepted.next();
              PositionText given = position.layout().withToMove(layout.toMove());
              return new Replay(
                  new Beginning(ruleset, options, firstSeat, given, false),
                  accepted.effects(),
                  position,
                  position.result().orElse(null));
            });
  }

  /** A game at version 0 from a beginning that was accepted once. */
  public static Replay from(Beginning b) {
    Replay start = begin(b);
    return b.takeBacks() ? start.withTakeBacks() : start;
  }

  private static Replay begin(Beginning b) {
    return b.layout == null
        ? start(b.ruleset, b.options, b.firstSeat)
        : set(b.ruleset, b.options, b.firstSeat, b.layout)
            .match(
                Verdict.Accepted::next,
                refused -> {
                  throw new IllegalStateException("the set position of a game is not valid");
                });
  }

  /** This game at version 0 where seats may ask to take back. */
  public Replay withTakeBacks() {
    Beginning b = beginning;
    return new Replay(
        new Beginning(b.ruleset, b.options, b.firstSeat, b.layout, true),
        effects,
        position,
        result);
  }

  /** The action of that name in a ruleset, legal or not; empty if the name is malformed. */
  public static Optional<Action> action(Ruleset ruleset, String name) {
    return Resignations.named(ruleset.catalogue(), name)
        .or(() -> TakeBacks.named(ruleset.catalogue(), name))
        .or(() -> ruleset.action(name));
  }

  /**
   * Judges an action of this ruleset; one on a board as an action of the seat to move. A game as
   * long as it may be takes only what ends it.
   */
  public Verdict<Replay> play(Action next) {
    Verdict<Replay> verdict = follow(next);
    boolean tooLong =
        version + 1 >= MAX_VERSIONS
            && verdict.match(accepted -> accepted.next().result == null, refused -> false);
    return tooLong ? Verdict.refused(RefusalKind.GAME_TOO_LONG, List.of()) : verdict;
  }

  /** Judges an action as {@link #play} does, however long the game is: for what was played once. */
  public Verdict<Replay> follow(Action next) {
    if (status() == Status.FINISHED) {
      return Verdict.refused(RefusalKind.GAME_OVER, List.of(Violation.of(Catalogue.GAME_OVER)));
    }
    if (TakeBacks.isOne(next)) {
      return applied(next, TakeBacks.judge(this, next));
    }
    if (Resignations.isOne(next)) {
      return applied(next, Resignations.judge(this, next));
    }
    String actor = next.seat().or(this::toMove).orElseThrow();
    Verdict<Position> verdict = position.judge(next);
    return takeBack != null && TakeBacks.makesOffer(verdict)
        ? TakeBacks.offerOpen(this)
        : verdict.map(accepted -> after(next, actor, accepted.next(), accepted.effects()));
  }

  /** The game after an action that names its seat and that the rules of all games accept. */
  private Verdict<Replay> applied(Action next, Verdict<Change> verdict) {
    String actor = next.seat().orElseThrow();
    return verdict.map(
        accepted -> {
          List<Effect> happened = accepted.effects();
          return accepted
              .next()
              .match(
                  moved -> after(next, actor, moved, happened),
                  ended -> then(this, actor, next, happened, position, ended, null),
                  request -> then(this, actor, next, happened, position, null, request),
                  version -> backTo(version, actor, next, happened));
        });
  }

  /** The game after an action that the position accepts. */
  private Replay after(Action next, String actor, Position reached, List<Effect> happened) {
    boolean lapses = takeBack != null && (next.seat().isEmpty() || Resignations.isOne(next));
    return then(
        this,
        actor,
        next,
        lapses ? TakeBacks.withLapse(happened, takeBack) : happened,
        reached,
        reached.result().orElse(null),
        lapses ? null : takeBack);
  }

  private Replay backTo(int earlier, String actor, Action next, List<Effect> happened) {
    Replay then = at(earlier);
    return then(then, actor, next, happened, then.position, null, null);
  }

  private Replay then(
      Replay goesOn,
      String actor,
      Action next,
      List<Effect> happened,
      Position reached,
      GameResult end,
      TakeBackRequest request) {
    return new Replay(beginning, this, goesOn, actor, next, happened, reached, end, request);
  }

  @Override
  Replay origin() {
    return origin;
  }

  @Override
  boolean allowsTakeBacks() {
    return beginning.takeBacks;
  }

  @Override
  TakeBackRequest takeBack() {
    return takeBack;
  }

  public Beginning beginning() {
    return beginning;
  }

  @Override
  public Ruleset ruleset() {
    return beginning.ruleset;
  }

  /** The number of actions so far. */
  @Override
  public int version() {
    return version;
  }

  /** The seat that acted last; null at version 0. */
  @Override
  public String seat() {
    return seat;
  }

  /** The last action; null at version 0. */
  @Override
  public Action action() {
    return action;
  }

  /** The effects of the last action, or of the set position at version 0. */
  @Override
  public List<Effect> effects() {
    return effects;
  }

  /** The effects of one type. */
  public <T extends Effect> List<T> effects(Class<T> type) {
    return effects.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /**
   * The ruleset's view of the boards. Only {@link #status()} says whether the game is over: a
   * resigned game ends while its position could go on.
   */
  @Override
  public Position position() {
    return position;
  }

  /** The game one action earlier; null at version 0. */
  public Replay previous() {
    return previous;
  }

  /** The game at a version from 0 to this one's. */
  public Replay at(int earlier) {
    Replay replay = this;
    while (replay.version > earlier) {
      replay = replay.previous;
    }
    return replay;
  }

  /** The game after each of the actions that followed a version, in order. */
  public List<Replay> stepsAfter(int earlier) {
    LinkedList<Replay> steps = new LinkedList<>();
    for (Replay replay = this; replay.version > earlier; replay = replay.previous) {
      steps.addFirst(replay);
    }
    return List.copyOf(steps);
  }

  public Status status() {
    return result != null ? Status.FINISHED : position.status();
  }

  /** The seat whose turn it is; empty when the game is over. */
  public Optional<String> toMove() {
    return result != null ? Optional.empty() : position.toMove();
  }

  /** How the game ended; empty while it goes on. */
  public Optional<GameResult> result() {
    return Optional.ofNullable(result);
  }

  /** The legal actions on the boards of the seat to move, sorted by name; none after the end. */
  public List<Action> legalActions() {
    return result != null ? List.of() : Choices.onBoards(this, this::accepts);
  }

  /** The actions that seats may take out of turn, sorted by name; none after the end. */
  public List<Action> seatActions() {
    return result != null ? List.of() : Choices.ofSeats(this, this::accepts);
  }

  private boolean accepts(Action next) {
    return play(next).match(accepted -> true, refused -> false);
  }

  /** The details of an action in this position. */
  public ActionDetails details(Action a) {
    if (Resignations.isOne(a)) {
      return Resignations.details(a);
    }
    return TakeBacks.isOne(a) ? TakeBacks.details(a) : position.details(a);
  }

  /** The position as text; no seat is to move when the game is over. */
  public PositionText layout() {
    return position.layout().withToMove(toMove().orElse(null));
  }

  /** The standing offers; none after the end. */
  @Override
  public List<Offer> offers() {
    return result != null ? List.of() : TakeBacks.offers(position.offers(), takeBack);
  }

  /** The version at which a board froze; empty while it is open. */
  public Optional<Integer> frozenAtVersion(String board) {
    if (!position.frozenBoards().contains(board)) {
      return Optional.empty();
    }
    return History.last(this, new Effect.BoardFrozen(board)::equals).map(Provenance::version);
  }

  /** The version at which a standing offer was made; empty if a set position has it. */
  public Optional<Integer> madeAtVersion(Offer offer) {
    return History.last(this, new Effect.OfferMade(offer.kind(), offer.seat())::equals)
        .map(Provenance::version);
  }

  /** The last effect on a piece whose name is unique: how it came to where it is. */
  public Optional<Provenance> lastOf(String piece) {
    return History.last(this, e -> e instanceof Effect.OfPiece of && of.piece().equals(piece));
  }
}
