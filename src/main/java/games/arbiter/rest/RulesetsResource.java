package games.arbiter.rest;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Rulesets;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Problem;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.ResponseFactory;
import games.arbiter.rest.schema.RulesetJson;
import games.arbiter.rest.schema.RulesetListJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The rulesets, in the reader's language. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
@Tag(name = "Rulesets")
public class RulesetsResource {

  private final Rulesets rulesets;

  RulesetsResource(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  @GET
  @Endpoint
  @Operation(summary = "List rulesets", description = "Returns each ruleset as `getRuleset` does.")
  @APIResponseSchema(
      value = RulesetListJson.class,
      responseDescription = "The rulesets, in the reader's language.")
  public RestResponse<RulesetListJson> listRulesets(@Context RoutingContext http) {
    Language language = ResponseFactory.language(http);
    String tag =
        rulesets.all().stream().map(RulesetsResource::tag).collect(Collectors.joining("."));
    return ResponseFactory.read(http, null)
        .in(language)
        .tagged(
            tag,
            () ->
                new RulesetListJson(
                    rulesets.all().stream()
                        .map(r -> RulesetJson.of(r, Texts.of(r, language)))
                        .toList()));
  }

  @GET
  @Path("{ruleset}")
  @Endpoint
  @Operation(
      summary = "Get a ruleset",
      description = "Returns seats, boards, pieces, options, and the rules with their texts.")
  @APIResponseSchema(
      value = RulesetJson.class,
      responseDescription = "The ruleset, in the reader's language.")
  public RestResponse<RulesetJson> getRuleset(
      @PathParam("ruleset") String id, @Context RoutingContext http) {
    Ruleset ruleset =
        rulesets.find(id).orElseThrow(() -> Problem.of(ProblemCode.NOT_FOUND).thrown());
    Language language = ResponseFactory.language(http);
    return ResponseFactory.read(http, null)
        .in(language)
        .tagged(tag(ruleset), () -> RulesetJson.of(ruleset, Texts.of(ruleset, language)));
  }

  private static String tag(Ruleset ruleset) {
    return ruleset.id() + "-" + ruleset.version();
  }
}
