package games.arbiter.rest.http;

import games.arbiter.rest.schema.ProblemJson;
import games.arbiter.rest.schema.ViolationJson;
import games.arbiter.rest.text.Language;
import games.arbiter.rest.text.Texts;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import jakarta.ws.rs.core.Response;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes problems in the reader's language. */
public final class Problems {

  public static final String MEDIA_TYPE = "application/problem+json";
  private static final String TYPE = "urn:problem:arbiter:";

  private Problems() {}

  /** The answer to a request of a resource. */
  public static Response response(Problem problem, HttpServerRequest request) {
    Language language = language(request);
    Response.ResponseBuilder answer =
        Response.status(problem.code().status())
            .entity(StrictJson.write(json(problem, language, TraceId.id(request))));
    headers(problem, language).forEach(answer::header);
    return answer.build();
  }

  /** Ends a request that reached no resource. */
  public static void end(Problem problem, HttpServerRequest request) {
    Language language = language(request);
    HttpServerResponse response = request.response().setStatusCode(problem.code().status());
    headers(problem, language).forEach(response::putHeader);
    response.end(Buffer.buffer(StrictJson.write(json(problem, language, TraceId.id(request)))));
  }

  private static Language language(HttpServerRequest request) {
    return Language.of(request.headers().getAll(HttpHeaders.ACCEPT_LANGUAGE));
  }

  private static Map<String, String> headers(Problem problem, Language language) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", MEDIA_TYPE);
    headers.put("Content-Language", language.tag());
    headers.put("Vary", "Accept-Language");
    headers.put("Cache-Control", "no-store");
    headers.putAll(problem.headers());
    return headers;
  }

  private static ProblemJson json(Problem problem, Language language, String traceId) {
    Texts texts = Texts.of(problem.ruleset(), language);
    ProblemCode code = problem.code();
    return new ProblemJson(
        TYPE + code.id(),
        texts.text(code.titleKey()),
        code.status(),
        texts.text(problem.detail()),
        code.id(),
        traceId,
        problem.field(),
        problem.currentVersion(),
        problem.actionNumber(),
        problem.violations() == null ? null : ViolationJson.of(problem.violations(), texts),
        problem.legalActions());
  }
}
