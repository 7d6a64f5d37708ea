package games.arbiter.engine;

/** What a seat can offer the others. */
public enum OfferKind {
  DRAW("draw", "-offered"),
  TAKE_BACK("take-back", "-asked");

  private final String id;
  private final String made;

  OfferKind(String id, String made) {
    this.id = id;
    this.made = made;
  }

  /** The name that clients see. */
  public String id() {
    return id;
  }

  /** How the type of the effect of making this offer ends. */
  String made() {
    return made;
  }
}
