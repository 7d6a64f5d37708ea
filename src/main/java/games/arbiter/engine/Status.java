package games.arbiter.engine;

/** How far a game is: pieces are being placed, it is being played, or it is over. */
public enum Status {
  SETUP("setup"),
  PLAY("play"),
  FINISHED("finished");

  private final String id;

  Status(String id) {
    this.id = id;
  }

  /** The name that clients see. */
  public String id() {
    return id;
  }
}
