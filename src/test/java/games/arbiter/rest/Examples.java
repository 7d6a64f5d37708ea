package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.response.Response;

/** The worked examples of the contract. */
final class Examples {

  private Examples() {}

  /**
   * The answer has this status and this body, beside which later versions may have added fields.
   */
  static void assertExample(String name, int status, Response response) {
    response.then().statusCode(status);
    assertEquals(
        Json.comparable(Json.example(name)).toPrettyString(),
        Json.comparable(Json.firstVersion(Json.of(response))).toPrettyString());
  }
}
