package games.arbiter.faults;

import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * What the clients saw: the games they made, what was acknowledged to them, and what should never
 * be seen.
 */
final class ClientHistory {

  /**
   * An answer 201: this action is this version of the game.
   *
   * @param sent when the request was sent first
   * @param at when the answer came
   */
  record Acknowledged(
      String game,
      int version,
      String seat,
      String action,
      String hash,
      int player,
      long sent,
      long at) {}

  /** A time whose actions the log may have lost, because it was set back on purpose. */
  private record Loss(long from, long to) {
    boolean covers(long sent, long at) {
      return at > from && sent < to;
    }
  }

  /** What clients must put up with for now. */
  enum Disturbance {
    /** Nothing is down: every request is answered. */
    NONE,
    /**
     * Something is down or about to stop: a request may be answered 503 or find nobody to take it.
     */
    REFUSALS,
    /** A process was killed: a request may get no answer. */
    SILENCE
  }

  /** An action that was committed although its request got no answer or 503; the repeat told so. */
  static final String ANSWER_LOST = "done without an answer, found by a repeat";

  /** A game that was created: its id, the hash of version 0, and when. */
  record Created(String id, String hash, long sent, long at) {}

  /** By id. */
  final Map<String, Created> games = new ConcurrentHashMap<>();

  final Queue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();

  /** Answers that no client should get, whatever fails. */
  final Queue<String> faults = new ConcurrentLinkedQueue<>();

  private final Queue<Loss> losses = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> answers = new ConcurrentHashMap<>();
  private volatile Disturbance trouble = Disturbance.NONE;

  /** From now on clients must put up with that, and with nothing else. */
  void expect(Disturbance now) {
    trouble = now;
  }

  /** What is acknowledged from this moment on may be lost; clients may meet what is missing. */
  void lose(long from) {
    losses.add(new Loss(from, Long.MAX_VALUE));
  }

  /** What is sent from that other moment on may not be lost any more. */
  void lost(long from, long to) {
    losses.removeIf(loss -> loss.from == from);
    losses.add(new Loss(from, to));
  }

  /** Whether the log was set back, so that clients may get 404 and 412. */
  boolean lossy() {
    return !losses.isEmpty();
  }

  boolean mayBeLost(long sent, long at) {
    return losses.stream().anyMatch(loss -> loss.covers(sent, at));
  }

  void created(Api.CreatedGame game, long sent) {
    games.put(game.id(), new Created(game.id(), game.hash(), sent, System.nanoTime()));
  }

  void acknowledged(
      Api.CreatedGame game,
      int version,
      String seat,
      String action,
      String body,
      int player,
      long sent) {
    String hash = Api.text(body, "hash").orElse("none");
    acknowledged.add(
        new Acknowledged(game.id(), version, seat, action, hash, player, sent, System.nanoTime()));
  }

  void answered(String kind) {
    answers.merge(kind, 1, Integer::sum);
  }

  /** A request was not answered as it should be; a fault unless there is trouble enough. */
  void disturbed(String kind, Disturbance enough) {
    answered(kind);
    if (trouble.compareTo(enough) < 0) {
      faults.add(kind + " while the trouble was: " + trouble);
    }
  }

  /** How often each kind of answer came, "no answer" included. */
  Map<String, Integer> answers() {
    return new TreeMap<>(answers);
  }
}
