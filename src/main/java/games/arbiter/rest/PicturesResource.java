package games.arbiter.rest;

import games.arbiter.picture.Diagram;
import games.arbiter.picture.SvgPicture;
import games.arbiter.picture.TextPicture;
import games.arbiter.picture.Translator;
import games.arbiter.play.Game;
import games.arbiter.play.Player;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Draws games, with captions in the reader's language. */
@Path("/v1/games/{id}")
@Tag(name = "Pictures")
public class PicturesResource {

  private static final String SVG = "image/svg+xml";

  /** A picture that is opened as a page must not run or load anything. */
  private static final String NOTHING = "default-src 'none'; style-src 'unsafe-inline'";

  private final GameReader games;

  PicturesResource(GameReader games) {
    this.games = games;
  }

  @GET
  @Path("picture.svg")
  @Produces(SVG)
  @Endpoint
  @Operation(
      summary = "Draw a game",
      description = "Draws the current version or version `at`, with the last action marked.")
  @APIResponse(
      responseCode = "200",
      description = "The boards, hands and captured pieces; title and description say the same.",
      content =
          @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  public CompletionStage<RestResponse<String>> getPictureSvg(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return drawn(id, at, http, SVG, SvgPicture::of);
  }

  @GET
  @Path("picture.txt")
  @Produces(MediaType.TEXT_PLAIN)
  @Endpoint
  @Operation(
      summary = "Draw a game with letters",
      description = "For terminals and screen readers.")
  @APIResponse(
      responseCode = "200",
      description = "The boards, hands and captured pieces, for a fixed-width font.",
      content = @Content(mediaType = "text/plain", schema = @Schema(implementation = String.class)))
  public CompletionStage<RestResponse<String>> getPictureText(
      @PathParam("id") String id,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return drawn(id, at, http, MediaType.TEXT_PLAIN, TextPicture::of);
  }

  @GET
  @Path("boards/{board}/picture.svg")
  @Produces(SVG)
  @Endpoint
  @Operation(
      summary = "Draw one board",
      description = "Draws the board as in the picture of the whole game.")
  @APIResponse(
      responseCode = "200",
      description = "The board; title and description say the same.",
      content =
          @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  public CompletionStage<RestResponse<String>> getBoardPicture(
      @PathParam("id") String id,
      @PathParam("board") String board,
      @QueryParam("at") @Min(0) Integer at,
      @Context RoutingContext http) {
    return drawn(
        id,
        at,
        http,
        SVG,
        (diagram, words) ->
            diagram
                .board(board)
                .map(found -> SvgPicture.of(diagram, found, words))
                .orElseThrow(() -> Problem.of(ProblemCode.NOT_FOUND).thrown()));
  }

  private CompletionStage<RestResponse<String>> drawn(
      String id,
      Integer at,
      RoutingContext http,
      String mediaType,
      BiFunction<Diagram, Translator, String> drawing) {
    Language language = ResponseFactory.language(http);
    return games
        .read(
            id,
            at,
            http,
            (game, reply) ->
                reply
                    .in(language)
                    .as(mediaType)
                    .tagged(
                        Integer.toString(game.version()),
                        () -> drawing.apply(diagram(game), words(game, language))))
        .thenApply(
            answer -> {
              answer.getHeaders().putSingle("Content-Security-Policy", NOTHING);
              return answer;
            });
  }

  private static Diagram diagram(Game game) {
    Map<String, String> names =
        game.created().players().stream()
            .filter(player -> player.name() != null)
            .collect(Collectors.toMap(Player::seat, Player::name));
    return Diagram.of(game.replay(), names);
  }

  private static Translator words(Game game, Language language) {
    return Texts.of(game.replay().ruleset(), language);
  }
}
