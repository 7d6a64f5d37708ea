package games.arbiter.rest.schema;

/** A body of which the content decides how large it may be. */
public interface SizeByContent {

  /** Whether it may be larger than the bodies of other requests. */
  boolean mayBeLarge();
}
