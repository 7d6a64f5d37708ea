package games.arbiter.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * The ids of games: UUIDs of version 7 in lower case, which begin with the time. New games are
 * neighbours in an index then. The last digit chooses the bucket, the other 70 random bits are the
 * game's secret. Games of release 1.0.0 have random UUIDs, of version 4.
 */
public final class GameIds {

  /**
   * The bucket of each last digit. A database that is distributed over 16 shards by PostgreSQL's
   * hash of the bucket has one of these on each shard.
   */
  private static final short[] BUCKETS = {1, 24, 10, 5, 4, 16, 0, 3, 52, 28, 6, 13, 2, 41, 9, 11};

  private static final int LAST_DIGIT = 0xF;
  private static final int MILLIS_SHIFT = 16;
  private static final long VERSION_7 = 0x7000;
  private static final long RANDOM_A = 0xFFF;
  private static final long VARIANT = 1L << 63;
  private static final long RANDOM_B = -1L >>> 2;
  private static final int TIME_ORDERED = 7;

  private static final Pattern CANONICAL =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  private GameIds() {}

  /** A new id. */
  static String random(RandomGenerator source, Instant time) {
    return uuid(time, source.nextLong(), source.nextLong()).toString();
  }

  /** A new id for the rematch of a game. It has the old game's bucket. */
  static String randomForRematch(RandomGenerator source, String oldId, Instant time) {
    long digit = of(oldId).getLeastSignificantBits() & LAST_DIGIT;
    return uuid(time, source.nextLong(), source.nextLong() & ~LAST_DIGIT | digit).toString();
  }

  private static UUID uuid(Instant time, long a, long b) {
    return new UUID(
        time.toEpochMilli() << MILLIS_SHIFT | VERSION_7 | a & RANDOM_A, VARIANT | b & RANDOM_B);
  }

  /** The part of a distributed database that a game and its rematch belong to. */
  public static short bucket(UUID id) {
    return BUCKETS[(int) (id.getLeastSignificantBits() & LAST_DIGIT)];
  }

  /** Every bucket there is. */
  public static List<Short> buckets() {
    List<Short> buckets = new ArrayList<>();
    for (short bucket : BUCKETS) {
      buckets.add(bucket);
    }
    return buckets;
  }

  /** Whether the id is of release 1.0.0: a rematch of that game may have any bucket. */
  public static boolean isOfFirstRelease(UUID id) {
    return id.version() != TIME_ORDERED;
  }

  /**
   * Parses the id of a game that exists.
   *
   * @throws IllegalArgumentException if it has another form
   */
  public static UUID of(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("no id of a game: " + id));
  }

  /** Parses an id; empty if it has a form that no game's id has. */
  public static Optional<UUID> find(String id) {
    return id != null && CANONICAL.matcher(id).matches()
        ? Optional.of(UUID.fromString(id))
        : Optional.empty();
  }
}
