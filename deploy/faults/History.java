import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What the clients saw: the games they made, what was acknowledged to them, and what should never be seen. */
final class History {

  /** An answer 201: this action is this version of the game. */
  record Acknowledged(String game, int version, String seat, String action, String hash, int player, long at) {}

  /** An action that was committed although its request got no answer; the repeat told so. */
  static final String ANSWER_LOST = "answer lost, found by a repeat";

  /** Hash of version 0 by game. */
  final Map<String, String> games = new ConcurrentHashMap<>();

  final Queue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();

  /** Answers that no client should get, whatever fails. */
  final Queue<String> faults = new ConcurrentLinkedQueue<>();

  private final Map<String, Integer> answers = new ConcurrentHashMap<>();

  void answered(String kind) {
    answers.merge(kind, 1, Integer::sum);
  }

  /** How often each kind of answer came, "no answer" included. */
  Map<String, Integer> answers() {
    return new TreeMap<>(answers);
  }
}

