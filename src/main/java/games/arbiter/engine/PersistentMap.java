package games.arbiter.engine;

import java.util.Optional;

/**
 * An immutable map: one with another entry shares nearly all of it, so that each step of a long
 * game can have its own. Reading and adding take a few dozen steps at most, save among keys of one
 * hash code, whose newest are found first.
 */
public final class PersistentMap<K, V> {

  private static final PersistentMap<?, ?> EMPTY = new PersistentMap<>(null);
  private static final int SPREAD = 0x9E3779B9;

  private final Branch<K, V> root;

  /**
   * A node of a digital search tree: at each depth one bit of the hash says where to go on, so that
   * no path is longer than a hash has bits.
   *
   * @param same an older entry of the same hash, or null
   */
  private record Branch<K, V>(
      int hash, K key, V value, Branch<K, V> same, Branch<K, V> left, Branch<K, V> right) {

    Branch<K, V> child(int depth, int sought) {
      return isLeft(depth, sought) ? left : right;
    }

    static boolean isLeft(int depth, int sought) {
      return (sought << depth) >= 0;
    }
  }

  private PersistentMap(Branch<K, V> root) {
    this.root = root;
  }

  @SuppressWarnings("unchecked") // it holds nothing of any type
  public static <K, V> PersistentMap<K, V> empty() {
    return (PersistentMap<K, V>) EMPTY;
  }

  public Optional<V> get(K key) {
    if (root == null) {
      return Optional.empty();
    }
    int hash = hash(key);
    Branch<K, V> node = root;
    for (int depth = 0; node != null && node.hash != hash; depth++) {
      node = node.child(depth, hash);
    }
    while (node != null && !node.key.equals(key)) {
      node = node.same;
    }
    return Optional.ofNullable(node).map(Branch::value);
  }

  /** This map with a key's value, in place of the one that it may have had. */
  public PersistentMap<K, V> with(K key, V value) {
    return new PersistentMap<>(with(root, 0, hash(key), key, value));
  }

  private static <K, V> Branch<K, V> with(Branch<K, V> node, int depth, int hash, K key, V value) {
    if (node == null) {
      return new Branch<>(hash, key, value, null, null, null);
    }
    if (node.hash == hash) {
      Branch<K, V> same = node.key.equals(key) ? node.same : node;
      return new Branch<>(hash, key, value, same, node.left, node.right);
    }
    Branch<K, V> child = with(node.child(depth, hash), depth + 1, hash, key, value);
    return Branch.isLeft(depth, hash)
        ? new Branch<>(node.hash, node.key, node.value, node.same, child, node.right)
        : new Branch<>(node.hash, node.key, node.value, node.same, node.left, child);
  }

  private static int hash(Object key) {
    return key.hashCode() * SPREAD;
  }
}
