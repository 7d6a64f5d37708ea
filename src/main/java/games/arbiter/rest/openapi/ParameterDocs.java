package games.arbiter.rest.openapi;

import games.arbiter.rest.http.Headers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;

/** Describes parameters in the document. A name means the same in every operation. */
final class ParameterDocs {

  private static final int KEY_AT_MOST = 128;

  private static final Map<String, String> DESCRIPTIONS =
      Map.ofEntries(
          Map.entry("id", "The id of a game."),
          Map.entry(
              "at",
              "The version to show; the newest by default. A version that the game has not reached"
                  + " is a 404."),
          Map.entry("board", "Only actions on this board."),
          Map.entry("from", "Only actions from this space."),
          Map.entry("piece", "Only actions of this piece."),
          Map.entry(
              "after",
              "The last version that the client has; without it the log begins with version 0."),
          Map.entry(
              "game",
              "The id of a game and the version of it that the client has, such as"
                  + " `b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10:7`."),
          Map.entry("strength", "How much work to do: 1 the least, 2 by default."),
          Map.entry("wait", "How many seconds to wait for an event."),
          Map.entry("limit", "The maximum number of items."),
          Map.entry("ruleset", "The id of a ruleset."),
          Map.entry("finished", "`true` for finished games only, `false` for the others only."),
          Map.entry("cursor", "`next` of the previous page."));

  private ParameterDocs() {}

  static void complete(Parameter parameter) {
    boolean path = parameter.getIn() == Parameter.In.PATH;
    parameter.setDescription(
        path && parameter.getName().equals("board")
            ? "The id of a board."
            : DESCRIPTIONS.get(parameter.getName()));
    Schema schema = parameter.getSchema();
    if (schema.getMinItems() != null) {
      parameter.setRequired(true);
    }
    if (schema.getMinimum() != null && schema.getDefaultValue() instanceof String number) {
      schema.setDefaultValue(new BigDecimal(number));
    }
  }

  /** The game first: generated clients have their arguments in this order. */
  static List<Parameter> gameFirst(List<Parameter> parameters) {
    return parameters.stream()
        .sorted(Comparator.comparing(p -> !p.getName().equals("id")))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The headers of a request to act, without those that clients set by themselves. */
  static List<Parameter> headers() {
    return List.of(
        header("If-Match", "The version that the client saw, unless the body has it.", text()),
        header(
            Headers.IDEMPOTENCY_KEY,
            "A name for this action. A retry with the same key gets the original answer; with a new"
                + " key it counts as a new action.",
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
}
