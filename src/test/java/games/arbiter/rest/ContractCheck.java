package games.arbiter.rest;

import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;

/** Checks every answer against the served OpenAPI document. */
final class ContractCheck implements Filter {

  static final Filter FILTER = new ContractCheck();

  private Contract contract;

  private ContractCheck() {}

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response response = context.next(request, expected);
    contract()
        .check(
            request.getMethod(),
            URI.create(request.getURI()).getRawPath(),
            response.statusCode(),
            response.contentType(),
            response.asString());
    return response;
  }

  private synchronized Contract contract() {
    if (contract == null) {
      contract = new Contract(Json.of(RestAssured.get("/q/openapi?format=json").asString()));
    }
    return contract;
  }
}
