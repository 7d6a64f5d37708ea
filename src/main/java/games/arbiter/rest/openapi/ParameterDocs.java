package games.arbiter.rest.openapi;

import games.arbiter.rest.http.Headers;
import games.arbiter.rest.http.Operation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;

/** What the document says of parameters; one of a name means the same everywhere. */
final class ParameterDocs {

  private static final int KEY_AT_MOST = 128;
  private static final int GAMES_AT_MOST = 100;

  private record About(String description, Schema schema) {}

  private static final Map<String, About> ABOUT =
      Map.ofEntries(
          Map.entry("id", new About("The id of a game.", text())),
          Map.entry(
              "at",
              new About(
                  "The version to show; the newest by default. One that is not there yet is a 404.",
                  number(0, Integer.MAX_VALUE))),
          Map.entry("board", new About("Only actions on this board.", text())),
          Map.entry("from", new About("Only actions from this space.", text())),
          Map.entry("piece", new About("Only actions of this piece.", text())),
          Map.entry(
              "after",
              new About(
                  "The last version that the reader has; without it the log begins with version 0.",
                  number(0, Integer.MAX_VALUE - 1))),
          Map.entry(
              "game",
              new About(
                  "The id of a game and the version of it that the client has, such as"
                      + " `b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10:7`.",
                  OASFactory.createSchema()
                      .addType(Schema.SchemaType.ARRAY)
                      .items(text())
                      .minItems(1)
                      .maxItems(GAMES_AT_MOST))),
          Map.entry(
              "strength", new About("How much work to do: 1 the least, 2 by default.", number(1, 4))),
          Map.entry("wait", new About("How many seconds to wait for news.", number(0, 30))),
          Map.entry("limit", new About("How many items at most.", number(1, 200))),
          Map.entry("ruleset", new About("The id of a ruleset.", text())),
          Map.entry(
              "finished",
              new About(
                  "Only games that are over, or only games that are not.",
                  OASFactory.createSchema().addType(Schema.SchemaType.BOOLEAN))),
          Map.entry("cursor", new About("`next` of the page before.", text())));

  private static final About BOARD = new About("The id of a board.", text());

  private ParameterDocs() {}

  static void complete(Parameter parameter) {
    boolean path = parameter.getIn() == Parameter.In.PATH;
    About about =
        path && parameter.getName().equals("board") ? BOARD : ABOUT.get(parameter.getName());
    parameter.setDescription(about.description());
    parameter.setSchema(about.schema());
    if (about.schema().getMinItems() != null) {
      parameter.setRequired(true);
    }
  }

  /** The game before what is asked of it: clients have their arguments in this order. */
  static List<Parameter> gameFirst(List<Parameter> parameters) {
    return parameters.stream()
        .sorted(Comparator.comparing(p -> !p.getName().equals("id")))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The headers that an operation reads, but for those that an SDK sets by itself. */
  static List<Parameter> headers(Operation operation) {
    return operation != Operation.ACT
        ? List.of()
        : List.of(
            header("If-Match", "The version that was seen, if the body does not say.", text()),
            header(
                Headers.IDEMPOTENCY_KEY,
                "Names this action: sent again with it, it is not done again.",
                text().minLength(1).maxLength(KEY_AT_MOST)));
  }

  private static Parameter header(String name, String description, Schema schema) {
    return OASFactory.createParameter()
        .name(name)
        .in(Parameter.In.HEADER)
        .description(description)
        .schema(schema);
  }

  private static Schema text() {
    return OASFactory.createSchema().addType(Schema.SchemaType.STRING);
  }

  private static Schema number(int minimum, int maximum) {
    return OASFactory.createSchema()
        .addType(Schema.SchemaType.INTEGER)
        .format("int32")
        .minimum(BigDecimal.valueOf(minimum))
        .maximum(BigDecimal.valueOf(maximum));
  }
}
