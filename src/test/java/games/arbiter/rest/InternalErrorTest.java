package games.arbiter.rest;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A fault of the service's own says nothing of its inside. */
@QuarkusTest
class InternalErrorTest {

  private static final String SECRET = "select secret from game_event";

  /** Resources that fail. */
  @Path("/failing")
  public static class Failing {

    @GET
    @Path("now")
    @Operation(hidden = true)
    public String now() {
      throw new IllegalStateException(SECRET);
    }

    @GET
    @Path("later")
    @Operation(hidden = true)
    public Uni<String> later() {
      return Uni.createFrom().failure(new StackOverflowError(SECRET));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"now", "later"})
  void anUnexpectedFailureIsAProblemWithoutDetails(String when) {
    Response answer = RestAssured.given().header("Accept-Language", "de").get("/failing/" + when);
    ProblemAssert.assertProblem("internal", 500, answer)
        .header("Content-Language", "de")
        .body("title", equalTo("Der Dienst hat versagt"));
    assertFalse(answer.asString().matches("(?s).*(secret|Exception|Error|\\bat ).*"));
  }
}
