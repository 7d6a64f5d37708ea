package games.arbiter.rest;

import games.arbiter.play.Referee.Rematch;
import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.Reply;
import games.arbiter.rest.view.GameView;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.Response;

/** What became of a request for a rematch, as an answer. */
final class RematchAnswers {

  private RematchAnswers() {}

  static Response of(Rematch outcome, RoutingContext http) {
    if (outcome instanceof Rematch.Made made) {
      Response.ResponseBuilder answer =
          Reply.created(0, GameView.of(made.game()))
              .header("Location", Links.game(http, made.game().id()));
      return (made.made() ? answer : answer.header(Reply.REPLAYED, "true")).build();
    }
    if (outcome instanceof Rematch.NotOver early) {
      throw Problem.of(Code.GAME_NOT_OVER).withCurrentVersion(early.current().version()).thrown();
    }
    throw (outcome instanceof Rematch.NoGame
            ? Problem.of(Code.NOT_FOUND)
            : ActAnswers.unauthorized())
        .thrown();
  }
}
