package games.arbiter.play;

/** Who may act for a seat. */
public enum Access {
  /** A client needs the seat's token. */
  TOKENS("tokens"),
  /** The game's id suffices. */
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
