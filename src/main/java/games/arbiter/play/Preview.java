package games.arbiter.play;

import java.util.List;

/** Use case: a client asks what a line of actions would lead to. Nothing is stored. */
public final class Preview {

  private Preview() {}

  /**
   * The game after a line of actions that acting would accept one after another; its events have no
   * time.
   *
   * @param newest whether the game is at its newest version, which a rejection then tells
   */
  public static Checked<Game> of(Game game, List<String> actions, boolean newest) {
    return ActionSequence.previewed("actions", newest ? game.version() : null)
        .play(game.replay(), actions)
        .map(line -> game.followedBy(line, null));
  }
}
