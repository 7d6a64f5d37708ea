package games.arbiter.play;

/** Who may act for a seat. */
public enum Access {
  /** Only who knows the seat's token. */
  TOKENS("tokens"),
  /** Anyone who knows the game's id. */
  OPEN("open");

  private final String id;

  Access(String id) {
    this.id = id;
  }

  /** The name that clients see. */
  public String id() {
    return id;
  }
}
