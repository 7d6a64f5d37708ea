package games.arbiter.rest.openapi;

import games.arbiter.rest.Resources;
import games.arbiter.rest.http.Endpoint;
import games.arbiter.rest.http.Endpoints;
import games.arbiter.rest.http.ProblemCode;
import games.arbiter.rest.http.Problems;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** Completes an operation in the document from its {@link Endpoint}. */
final class OperationDocs {

  static final String SEAT_TOKEN = "seatToken";

  private static final String ACT = "act";

  private OperationDocs() {}

  private static final Map<String, Method> METHODS =
      Resources.ALL.stream()
          .flatMap(Endpoints::of)
          .collect(Collectors.toMap(Method::getName, Function.identity()));

  static void complete(Operation described) {
    Method method = METHODS.get(described.getOperationId());
    Endpoint endpoint = method.getAnnotation(Endpoint.class);
    if (described.getParameters() != null) {
      described.getParameters().forEach(ParameterDocs::complete);
      described.setParameters(ParameterDocs.gameFirst(described.getParameters()));
    }
    if (method.getName().equals(ACT)) {
      ParameterDocs.headers().forEach(described::addParameter);
    }
    if (endpoint.seatToken()) {
      described.setSecurity(
          List.of(
              OASFactory.createSecurityRequirement().addScheme(SEAT_TOKEN),
              OASFactory.createSecurityRequirement()));
    }
    if (described.getRequestBody() != null) {
      MediaType body = only(described.getRequestBody().getContent());
      body.setExample(OpenApiExamples.of(method.getName() + ".request"));
      described
          .getRequestBody()
          .required(true)
          .content(OASFactory.createContent().addMediaType("application/json", body));
    }
    answers(method, endpoint, described);
  }

  private static MediaType only(Content content) {
    return content.getMediaTypes().values().iterator().next();
  }

  private static void answers(Method method, Endpoint endpoint, Operation described) {
    described.getResponses().getAPIResponses().values().stream()
        .filter(answer -> answer.getContent() != null)
        .forEach(answer -> success(method.getName(), endpoint.tagged(), answer));
    if (endpoint.tagged() && Endpoints.httpMethod(method).equals("GET")) {
      described
          .getResponses()
          .addAPIResponse(
              "304",
              OASFactory.createAPIResponse()
                  .description("The representation that the client has is current."));
    }
    Map<Integer, List<ProblemCode>> byStatus =
        codes(method, endpoint)
            .collect(Collectors.groupingBy(ProblemCode::status, TreeMap::new, Collectors.toList()));
    byStatus.forEach(
        (status, codes) ->
            described.getResponses().addAPIResponse(status.toString(), problem(status, codes)));
    described.getResponses().addAPIResponse("default", problem("Any other refusal.", Map.of()));
  }

  /** The codes of the problems that an operation can answer. */
  private static Stream<ProblemCode> codes(Method method, Endpoint endpoint) {
    Set<ProblemCode> codes =
        EnumSet.of(
            ProblemCode.INVALID_PARAMETER,
            ProblemCode.NOT_ACCEPTABLE,
            ProblemCode.TOO_MANY_REQUESTS,
            ProblemCode.INTERNAL,
            ProblemCode.UNAVAILABLE);
    if (Endpoints.path(method).contains("{")) {
      codes.add(ProblemCode.NOT_FOUND);
    }
    if (endpoint.body() > 0) {
      codes.addAll(
          Set.of(
              ProblemCode.MALFORMED_REQUEST,
              ProblemCode.PAYLOAD_TOO_LARGE,
              ProblemCode.UNSUPPORTED_MEDIA_TYPE));
    }
    codes.addAll(List.of(endpoint.problems()));
    return codes.stream();
  }

  private static void success(String operation, boolean tagged, APIResponse answer) {
    MediaType body = only(answer.getContent());
    Object example = OpenApiExamples.of(operation);
    if (example != null) {
      body.setExample(example);
    }
    if (tagged) {
      answer.addHeader(
          "ETag",
          header(
              "The version; with the language and the release if texts or drawings are in the answer."));
    }
    if (Set.of("createGame", "rematch").contains(operation)) {
      answer.addHeader("Location", header("The path of the game."));
    }
    if (Set.of(ACT, "rematch").contains(operation)) {
      answer.addHeader("Idempotency-Replayed", header("`true` for the answer to a retry."));
    }
    if (operation.equals("listGames")) {
      answer.addHeader("Link", header("The next page, with `rel=\"next\"`."));
    }
  }

  private static APIResponse problem(int status, List<ProblemCode> codes) {
    String description =
        codes.stream().map(code -> "`" + code.id() + "`").collect(Collectors.joining(", "));
    return problem(
        description,
        switch (status) {
          case 401 -> Map.of("WWW-Authenticate", header("`Bearer realm=\"arbiter\"`."));
          case 429, 503 ->
              Map.of("Retry-After", header("The number of seconds to wait before a retry."));
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
