package games.arbiter.rest.openapi;

import games.arbiter.engine.Ruleset;
import games.arbiter.engine.RulesetOption;
import games.arbiter.engine.Rulesets;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

/**
 * Completes the document that is made from the resources: what it is about, the parameters, the
 * problems, the examples, and the options of the rulesets.
 */
@OpenApiFilter(OpenApiFilter.RunStage.BUILD)
public final class Document implements OASFilter {

  /** Some generators cannot handle a relative address; the served document has one nevertheless. */
  static final String SERVER = "http://localhost:8080";

  private static final String DESCRIPTION =
      """
      A referee for board games: it applies the rules, stores every game as a log of events, and proves its verdicts.

      Omit fields without a value; `null`, unknown fields and unknown parameters are rejected by name. \
      Strings with documented values are open: a client must accept new values. Times are RFC 3339 in \
      UTC. Texts are in English, German or French by `Accept-Language`; codes and ids never change.

      `GET /v1/games/{id}/stream` sends the events of `listEvents` live, as server-sent events: start \
      with `?after=` or `Last-Event-ID`. It is not in this document, since generated clients would read \
      it to its end.

      Answers about a game have an `ETag` with its version. An answer to `?at=` is immutable, unless it \
      contains texts or drawings. Every refusal is a problem (RFC 9457).""";

  @Override
  public void filterOpenAPI(OpenAPI document) {
    about(document);
    options(document);
    document.getComponents().getSchemas().values().forEach(Document::plainReferences);
    document.getComponents().getSchemas().get("Problem").addExample(OpenApiExamples.of("problem"));
    for (PathItem path : document.getPaths().getPathItems().values()) {
      path.getOperations().values().forEach(OperationDocs::complete);
    }
  }

  private static void about(OpenAPI document) {
    document.setInfo(
        OASFactory.createInfo()
            .title("Arbiter")
            .version("1.1.0")
            .summary("A referee for board games, over HTTP")
            .description(DESCRIPTION)
            .contact(OASFactory.createContact().name("The Arbiter project"))
            .license(OASFactory.createLicense().name("Apache-2.0").identifier("Apache-2.0")));
    document.setServers(
        List.of(
            OASFactory.createServer()
                .url(SERVER)
                .description("A service on this machine; give clients the address of yours.")));
    document.setSecurity(List.of(OASFactory.createSecurityRequirement()));
    document.setTags(
        List.of(
            OASFactory.createTag().name("Service").description("The entry point."),
            OASFactory.createTag()
                .name("Rulesets")
                .description("Rulesets and evaluations, without a game."),
            OASFactory.createTag().name("Games").description("Creating and finding games."),
            OASFactory.createTag().name("Play").description("Legal actions, acting and previews."),
            OASFactory.createTag()
                .name("Log")
                .description("Events, records, boards and scores of a game."),
            OASFactory.createTag().name("Pictures").description("Drawings of a game.")));
    securityScheme(document);
  }

  private static void securityScheme(OpenAPI document) {
    document
        .getComponents()
        .addSecurityScheme(
            OperationDocs.SEAT_TOKEN,
            OASFactory.createSecurityScheme()
                .type(SecurityScheme.Type.HTTP)
                .scheme("bearer")
                .description(
                    "The token of a seat; open games need none. `X-Seat-Token` takes it too, for"
                        + " gateways that use `Authorization` themselves."));
  }

  /** A reference says by itself what type it is. */
  private static void plainReferences(Schema schema) {
    if (schema.getProperties() != null) {
      schema
          .getProperties()
          .values()
          .forEach(
              property -> {
                if (property.getRef() != null) {
                  property.setType(null);
                }
              });
    }
  }

  /** Every option of every ruleset is a property of the one object for options. */
  private static void options(OpenAPI document) {
    Map<String, Schema> properties = new TreeMap<>();
    for (Ruleset ruleset : Rulesets.registered().all()) {
      for (RulesetOption option : ruleset.catalogue().options()) {
        properties.put(option.name(), schema(option));
      }
    }
    Schema options = document.getComponents().getSchemas().get("GameOptions");
    options.setType(List.of(Schema.SchemaType.OBJECT));
    options.setAdditionalPropertiesSchema(null);
    options.setProperties(properties);
  }

  private static Schema schema(RulesetOption option) {
    Schema schema = OASFactory.createSchema();
    if (option.type().equals(RulesetOption.STRING)) {
      return schema
          .addType(Schema.SchemaType.STRING)
          .description("One of `" + String.join("`, `", option.values()) + "`.");
    }
    return schema
        .addType(Schema.SchemaType.INTEGER)
        .format("int32")
        .description("From " + option.minimum() + " to " + option.maximum() + ".");
  }
}
