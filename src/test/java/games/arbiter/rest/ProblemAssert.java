package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;

/** What a refusal must look like. */
final class ProblemAssert {

  private ProblemAssert() {}

  /** The answer is a problem of this code, with the status that goes with it. */
  static ValidatableResponse assertProblem(String code, int status, Response answer) {
    return answer
        .then()
        .statusCode(status)
        .header("Content-Type", startsWith("application/problem+json"))
        .header("Cache-Control", "no-store")
        .body("code", equalTo(code))
        .body("type", equalTo("urn:problem:arbiter:" + code))
        .body("status", equalTo(status))
        .body("title", notNullValue())
        .body("detail", notNullValue())
        .body("traceId", matchesPattern("[0-9a-f]{32}"));
  }

  /** The answer is such a problem, and names the field or parameter at fault. */
  static void assertProblem(String code, int status, String field, Response answer) {
    assertProblem(code, status, answer).body("field", field == null ? nullValue() : equalTo(field));
  }
}
