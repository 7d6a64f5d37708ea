package games.arbiter.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A game as its actions make it: the one fold from actions to positions, which live play, earlier
 * versions, imports, evaluations and tests share. Immutable; each step knows the one before it, so
 * every earlier version is at hand. What holds for all games is judged here: {@code game.over} and
 * {@code game.resign}.
 */
public final class Replay {

  /**
   * How many versions a game can have after version 0. The rules let players offer and decline
   * draws without end; no real game comes near it. The last version is kept for the action that
   * ends the game.
   */
  public static final int MAX_VERSIONS = 4_000;

  private static final Violation HAS_LEFT =
      new Violation(Catalogue.RESIGN, Translatable.of("broken.game.resign.left"), null, List.of());

  private final Beginning beginning;
  private final Replay previous;
  private final int version;
  private final String seat;
  private final Action action;
  private final List<Effect> effects;
  private final Position position;
  private final GameResult result;

  /**
   * What a game begins with.
   *
   * @param firstSeat null where the rules leave no choice
   * @param layout the set position, complete and canonical but as it was before it was judged; null
   *     for the ruleset's start
   */
  public record Beginning(
      Ruleset ruleset, GameOptions options, String firstSeat, PositionText layout) {}

  private Replay(
      Beginning beginning,
      Replay previous,
      String seat,
      Action action,
      List<Effect> effects,
      Position position,
      GameResult result) {
    this.beginning = beginning;
    this.previous = previous;
    this.version = previous == null ? 0 : previous.version + 1;
    this.seat = seat;
    this.action = action;
    this.effects = effects;
    this.position = position;
    this.result = result;
  }

  /** A game at version 0, from the ruleset's start. */
  public static Replay start(Ruleset ruleset, GameOptions options, String firstSeat) {
    Position position = ruleset.start(options, firstSeat);
    return new Replay(
        new Beginning(ruleset, options, firstSeat, null),
        null,
        null,
        null,
        List.of(),
        position,
        null);
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
                  new Beginning(ruleset, options, firstSeat, given),
                  null,
                  null,
                  null,
                  accepted.effects(),
                  position,
                  position.result().orElse(null));
            });
  }

  /** A game at version 0 from a beginning that was accepted once. */
  public static Replay from(Beginning b) {
    if (b.layout() == null) {
      return start(b.ruleset(), b.options(), b.firstSeat());
    }
    return set(b.ruleset(), b.options(), b.firstSeat(), b.layout())
        .match(
            Verdict.Accepted::next,
            refused -> {
              throw new IllegalStateException("the set position of a stored game is not valid");
            });
  }

  /** The action of that name in a ruleset, legal or not; empty if there is none. */
  public static Optional<Action> action(Ruleset ruleset, String name) {
    int colon = name.indexOf(':');
    if (colon > 0
        && name.substring(colon + 1).equals(SeatAction.RESIGN)
        && ruleset.catalogue().resignable()
        && ruleset.catalogue().seats().contains(name.substring(0, colon))) {
      return Optional.of(new SeatAction(name.substring(0, colon), SeatAction.RESIGN));
    }
    return ruleset.action(name);
  }

  /**
   * Judges an action of this ruleset; one on a board as an action of the seat to move. A game that
   * has as many versions as it may have takes only what ends it.
   */
  public Verdict<Replay> play(Action next) {
    Verdict<Replay> verdict = follow(next);
    return verdict.match(
        accepted ->
            accepted.next().isTooLong()
                ? Verdict.refused(RefusalKind.GAME_TOO_LONG, List.of())
                : accepted,
        refused -> refused);
  }

  private boolean isTooLong() {
    return version >= MAX_VERSIONS && result == null;
  }

  /** Judges an action as {@link #play} does, however long the game is: for what was played once. */
  public Verdict<Replay> follow(Action next) {
    if (status() == Status.FINISHED) {
      return Verdict.refused(RefusalKind.GAME_OVER, List.of(Violation.of(Catalogue.GAME_OVER)));
    }
    String actor = next.seat().or(this::toMove).orElseThrow();
    if (!isResignation(next)) {
      return followed(next, actor, position.judge(next));
    }
    if (position.seatsLeft().contains(actor)) {
      return Verdict.illegal(List.of(HAS_LEFT));
    }
    return seats().size() == 2
        ? resigned(next, actor)
        : followed(next, actor, position.resign(actor));
  }

  private Verdict<Replay> followed(Action next, String actor, Verdict<Position> verdict) {
    return verdict.map(
        accepted ->
            new Replay(
                beginning,
                this,
                actor,
                next,
                accepted.effects(),
                accepted.next(),
                accepted.next().result().orElse(null)));
  }

  private List<String> seats() {
    return beginning.ruleset.catalogue().seats();
  }

  private Verdict<Replay> resigned(Action next, String actor) {
    List<String> others = seats().stream().filter(s -> !s.equals(actor)).toList();
    GameResult end = new GameResult(Catalogue.RESIGN, others, null);
    List<Effect> happened = List.of(new Effect.Resigned(actor), new Effect.GameEnded(end));
    return Verdict.accepted(
        new Replay(beginning, this, actor, next, happened, position, end), happened);
  }

  private static boolean isResignation(Action action) {
    return action.seat().isPresent() && action.kind().equals(SeatAction.RESIGN);
  }

  public Beginning beginning() {
    return beginning;
  }

  public Ruleset ruleset() {
    return beginning.ruleset;
  }

  /** The number of actions so far. */
  public int version() {
    return version;
  }

  /** The seat that acted last; null at version 0. */
  public String seat() {
    return seat;
  }

  /** The last action; null at version 0. */
  public Action action() {
    return action;
  }

  /** The effects of the last action, or of the set position at version 0. */
  public List<Effect> effects() {
    return effects;
  }

  /** Those of {@link #effects()} that are of one type. */
  public <T extends Effect> List<T> effects(Class<T> type) {
    return effects.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /**
   * The ruleset's view of the boards. Whether the game is over is said by {@link #status()} alone:
   * a resigned game ends in the middle of a position.
   */
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
    return result != null ? List.of() : withinLength(position.legalActions());
  }

  /** What any seat may do whoever is to move, sorted by name; none after the end. */
  public List<Action> seatActions() {
    if (result != null) {
      return List.of();
    }
    List<Action> actions = new ArrayList<>(position.seatActions());
    if (ruleset().catalogue().resignable()) {
      seats().stream()
          .filter(s -> !position.seatsLeft().contains(s))
          .forEach(s -> actions.add(new SeatAction(s, SeatAction.RESIGN)));
    }
    actions.sort(Comparator.comparing(Action::name));
    return withinLength(actions);
  }

  /** The actions that do not make the game too long: shortly before that all of them. */
  private List<Action> withinLength(List<Action> actions) {
    return version + 1 < MAX_VERSIONS
        ? actions
        : actions.stream().filter(this::isAccepted).toList();
  }

  private boolean isAccepted(Action action) {
    return play(action).match(accepted -> true, refused -> false);
  }

  /** The details of an action in this position. */
  public ActionDetails details(Action a) {
    if (isResignation(a)) {
      String who = a.seat().orElseThrow();
      return ActionDetails.ofSeat(
          who, Translatable.of("label.resign", Translatable.of("seat." + who)));
    }
    return position.details(a);
  }

  /** The position as text, with nobody to move when the game is over. */
  public PositionText layout() {
    return position.layout().withToMove(toMove().orElse(null));
  }

  /** The standing offers; none after the end. */
  public List<Offer> offers() {
    return result != null ? List.of() : position.offers();
  }

  /** The newest effect that fulfils a condition; empty if there is none. */
  private Optional<Provenance> last(Predicate<Effect> which) {
    for (Replay replay = this; replay != null; replay = replay.previous) {
      for (int i = replay.effects.size() - 1; i >= 0; i--) {
        if (which.test(replay.effects.get(i))) {
          return Optional.of(new Provenance(replay.version, replay.effects.get(i)));
        }
      }
    }
    return Optional.empty();
  }

  /** Where something comes from: an effect and the version at which it happened. */
  public record Provenance(int version, Effect effect) {}

  /** The version at which a board froze; empty while it is open. */
  public Optional<Integer> frozenAtVersion(String board) {
    if (!position.frozenBoards().contains(board)) {
      return Optional.empty();
    }
    return last(new Effect.BoardFrozen(board)::equals).map(Provenance::version);
  }

  /** The version at which a standing offer was made; empty if a set position has it. */
  public Optional<Integer> madeAtVersion(Offer offer) {
    return last(new Effect.OfferMade(offer.kind(), offer.seat())::equals).map(Provenance::version);
  }

  /** The last effect on a piece whose name is unique: how it came to where it is. */
  public Optional<Provenance> lastOf(String piece) {
    return last(e -> e instanceof Effect.OfPiece of && of.piece().equals(piece));
  }
}
