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

  /** An answer 201: this action is this version of the game. */
  record Acknowledged(
      String game, int version, String seat, String action, String hash, int player, long at) {}

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

  /** Hash of version 0 by game. */
  final Map<String, String> games = new ConcurrentHashMap<>();

  final Queue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();

  /** Answers that no client should get, whatever fails. */
  final Queue<String> faults = new ConcurrentLinkedQueue<>();

  private final Map<String, Integer> answers = new ConcurrentHashMap<>();
  private volatile Disturbance trouble = Disturbance.NONE;

  /** From now on clients must put up with that, and with nothing else. */
  void expect(Disturbance now) {
    trouble = now;
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
