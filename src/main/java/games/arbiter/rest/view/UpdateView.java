package games.arbiter.rest.view;

import games.arbiter.engine.Replay;
import games.arbiter.play.Game;
import games.arbiter.rest.schema.GameUpdateJson;
import games.arbiter.rest.schema.GameUpdatesJson;
import java.util.List;

/** What is new in several games, as clients see it. */
public final class UpdateView {

  private UpdateView() {}

  public static GameUpdatesJson of(List<Game> games, List<String> unknown) {
    return new GameUpdatesJson(games.stream().map(UpdateView::item).toList(), unknown);
  }

  private static GameUpdateJson item(Game game) {
    Replay replay = game.replay();
    return new GameUpdateJson(
        game.id(),
        game.version(),
        replay.status().id(),
        replay.toMove().orElse(null),
        GameView.offers(replay));
  }
}
