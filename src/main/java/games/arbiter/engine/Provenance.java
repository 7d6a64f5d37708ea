package games.arbiter.engine;

/** Where something comes from: an effect and the version at which it happened. */
public record Provenance(int version, Effect effect) {}
