package games.arbiter.play;

/** Who sits at a seat; the name is null where none was given. */
public record Player(String seat, String name) {}
