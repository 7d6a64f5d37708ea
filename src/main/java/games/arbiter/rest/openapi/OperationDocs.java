package games.arbiter.rest.openapi;

import games.arbiter.rest.http.Code;
import games.arbiter.rest.http.Operation;
import games.arbiter.rest.http.Problems;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** What the document says of one operation beyond its resource's annotations. */
final class OperationDocs {

  private OperationDocs() {}

  static void complete(org.eclipse.microprofile.openapi.models.Operation described) {
    Operation operation = Operation.of(described.getOperationId());
    if (described.getParameters() != null) {
      described.getParameters().forEach(ParameterDocs::complete);
      described.setParameters(ParameterDocs.gameFirst(described.getParameters()));
    }
    ParameterDocs.headers(operation).forEach(described::addParameter);
    if (operation.needsToken()) {
      described.setSecurity(
          List.of(
              OASFactory.createSecurityRequirement().addScheme(Document.SEAT_TOKEN),
              OASFactory.createSecurityRequirement()));
    }
    if (described.getRequestBody() != null) {
      described.getRequestBody().setRequired(true);
      json(described.getRequestBody().getContent())
          .setExample(Examples.of(operation.id() + ".request"));
    }
    answers(operation, described);
  }

  private static MediaType json(Content content) {
    return content.getMediaTypes().values().iterator().next();
  }

  private static void answers(
      Operation operation, org.eclipse.microprofile.openapi.models.Operation described) {
    described
        .getResponses()
        .getAPIResponses()
        .values()
        .forEach(answer -> success(operation, answer));
    if (operation.isTagged() && !operation.writes()) {
      described
          .getResponses()
          .addAPIResponse(
              "304",
              OASFactory.createAPIResponse()
                  .description("What `If-None-Match` has is still right."));
    }
    Map<Integer, List<Code>> byStatus =
        operation.codes().stream()
            .collect(Collectors.groupingBy(Code::status, TreeMap::new, Collectors.toList()));
    byStatus.forEach(
        (status, codes) ->
            described.getResponses().addAPIResponse(status.toString(), problem(status, codes)));
    described.getResponses().addAPIResponse("default", problem("Any other refusal.", Map.of()));
  }

  private static void success(Operation operation, APIResponse answer) {
    MediaType body = json(answer.getContent());
    Object example = Examples.of(operation.id());
    if (example != null) {
      body.setExample(example);
    }
    if (operation.isTagged()) {
      answer.addHeader("ETag", header("The version, with the language where texts depend on it."));
    }
    if (operation == Operation.CREATE_GAME || operation == Operation.REMATCH) {
      answer.addHeader("Location", header("The path of the game."));
    }
    if (operation == Operation.ACT || operation == Operation.REMATCH) {
      answer.addHeader("Idempotency-Replayed", header("`true` if it had been done before."));
    }
    if (operation == Operation.LIST_GAMES) {
      answer.addHeader("Link", header("The next page, with `rel=\"next\"`."));
    }
  }

  private static APIResponse problem(int status, List<Code> codes) {
    String description =
        codes.stream().map(code -> "`" + code.id() + "`").collect(Collectors.joining(", "));
    return problem(
        description,
        switch (status) {
          case 401 -> Map.of("WWW-Authenticate", header("`Bearer realm=\"arbiter\"`."));
          case 429, 503 -> Map.of("Retry-After", header("After how many seconds to try again."));
          default -> Map.of();
        });
  }

  private static APIResponse problem(String description, Map<String, Header> headers) {
    APIResponse answer =
        OASFactory.createAPIResponse()
            .description(description)
            .content(
                OASFactory.createContent()
                    .addMediaType(
                        Problems.MEDIA_TYPE,
                        OASFactory.createMediaType()
                            .schema(OASFactory.createSchema().ref("Problem"))));
    headers.forEach(answer::addHeader);
    return answer;
  }

  private static Header header(String description) {
    return OASFactory.createHeader()
        .description(description)
        .schema(OASFactory.createSchema().addType(Schema.SchemaType.STRING));
  }
}
