package games.arbiter.store;

/**
 * The text of a statement whose rows all have their bucket in {@code a.bucket}. On one server a
 * statement takes rows of all buckets. Where the tables are distributed, all rows of a statement
 * have one bucket, and the statement names it, so that it concerns one shard.
 */
final class ShardSql {

  /** Stands for the bucket in a statement. */
  static final String BUCKET = "{bucket}";

  private final String template;
  private final boolean distributed;
  private final String forAllBuckets;

  ShardSql(String template, boolean distributed) {
    this.template = template;
    this.distributed = distributed;
    this.forAllBuckets = template.replace(BUCKET, "a.bucket");
  }

  /** The statement for rows of which the first has a bucket. */
  String text(short firstBucket) {
    return distributed ? template.replace(BUCKET, Short.toString(firstBucket)) : forAllBuckets;
  }
}
