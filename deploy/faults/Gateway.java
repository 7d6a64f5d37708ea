import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What a client sees through the gateway: the prefix, live streams, limits, and problems when nothing is behind it. */
final class Gateway {

  private static final String PREFIX = "/games";
  private static final String TABLUT = "{\"ruleset\":\"tablut\"}";
  private static final Map<String, String> TRUST =
      Map.of(
          "QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING", "true",
          "QUARKUS_HTTP_PROXY_TRUSTED_PROXIES", "127.0.0.1");

  private Gateway() {}

  static void run(boolean far, Report report) throws Exception {
    try (Site site = new Site(2, TRUST)) {
      site.start();
      try (Nginx nginx = new Nginx(site.replicas)) {
        prefix(nginx.base(), site, report);
        stream(nginx.base(), report);
        refusals(nginx.base(), report);
        limit(nginx.base(), report);
        for (Service replica : site.replicas) {
          replica.kill();
        }
        TimeUnit.SECONDS.sleep(3); // the bucket of the rate limit drains
        problem(Api.get(nginx.base(), PREFIX + "/v1/rulesets"), 503, "unavailable", report);
      }
    }
    try (Site site = new Site(1, Map.of())) {
      site.start();
      HttpResponse<String> spoofed =
          Api.post(site.addresses().get(0), "/v1/games", TABLUT, Map.of("X-Forwarded-Prefix", "/evil", "X-Forwarded-Host", "evil.example"));
      String location = spoofed.headers().firstValue("Location").orElse("");
      report.expect(!location.contains("evil"), "forwarded headers of a stranger count: %s", location);
    }
  }

  private static void prefix(URI gateway, Site site, Report report) throws Exception {
    HttpResponse<String> created = Api.create(gateway, PREFIX, TABLUT);
    report.expect(created.statusCode() == 201, "creating: %d %s", created.statusCode(), created.body());
    String location = created.headers().firstValue("Location").orElse("");
    URI absolute = gateway.resolve(location);
    report.expect(absolute.getPath().startsWith(PREFIX + "/v1/games/"), "Location %s", location);
    report.expect(absolute.getAuthority().equals(gateway.getAuthority()), "Location %s", location);
    report.expect(Api.get(absolute, "").statusCode() == 200, "Location %s leads nowhere", location);
    for (String path : List.of(PREFIX + "/", PREFIX + "/v1/games?limit=1")) {
      HttpResponse<String> page = Api.get(gateway, path);
      report.expect(page.statusCode() == 200, "%s: %d", path, page.statusCode());
      report.expect(!page.body().contains("\"/v1/") && !page.body().contains("\"/q/"), "a link without prefix: %s", page.body());
    }
    HttpResponse<String> document = Api.get(gateway, PREFIX + "/q/openapi?format=json");
    report.expect(document.statusCode() == 200, "OpenAPI document: %d", document.statusCode());
    String server = document.body().replaceAll("(?s).*\"servers\"\\s*:\\s*\\[\\s*\\{[^}]*\"url\"\\s*:\\s*\"([^\"]*)\".*", "$1");
    URI api = gateway.resolve(PREFIX + "/q/openapi").resolve(server);
    report.expect(api.getPath().startsWith(PREFIX), "the document's server is %s", server.length() > 200 ? "missing" : server);
    report.expect(Api.get(gateway, PREFIX + "/q/health").statusCode() == 404, "health is public");
    report.expect(Api.get(gateway, PREFIX + "/q/metrics").statusCode() == 404, "metrics are public");
    report.expect(site.replicas.get(0).health("live") == 200, "health is not there for the inside");
    report.figure("Location %s, server of the OpenAPI document %s", location, api);
  }

  private static void stream(URI gateway, Report report) throws Exception {
    Api.Table table = Api.Table.of(Api.create(gateway, PREFIX, TABLUT).body());
    HttpRequest request =
        HttpRequest.newBuilder(gateway.resolve(PREFIX + "/v1/games/" + table.id() + "/stream?after=0")).build();
    HttpResponse<Stream<String>> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
    report.expect(response.statusCode() == 200, "stream: %d", response.statusCode());
    try (Stream<String> lines = response.body()) {
      Iterator<String> ids = lines.filter(line -> line.startsWith("id:")).iterator();
      long moment = System.nanoTime();
      Api.post(
          gateway, PREFIX + "/v1/games/" + table.id() + "/actions", Api.actBody("d1-d4", 0),
          Map.of("Authorization", "Bearer " + table.tokens().get(table.toMove())));
      String id = ids.next();
      double seconds = (System.nanoTime() - moment) / 1e9;
      report.expect(id.substring(3).strip().equals("1"), "the stream begins with %s", id);
      report.expect(seconds < 1, "the event came after %.2f s", seconds);
      report.figure("an event comes through the gateway %.0f ms after its request was sent", seconds * 1e3);
    }
  }

  private static void refusals(URI gateway, Report report) throws Exception {
    problem(Api.get(gateway, "/elsewhere"), 404, "not-found", report);
    problem(Api.post(gateway, PREFIX + "/v1/evaluations", " ".repeat(300_000), Map.of()), 413, "payload-too-large", report);
    problem(Api.get(gateway, PREFIX + "/v1/games/" + "x".repeat(40_000)), 400, "malformed-request", report);
  }

  private static void limit(URI gateway, Report report) throws Exception {
    int refused = 0;
    for (int i = 0; i < 600; i++) {
      HttpResponse<String> answer = Api.get(gateway, PREFIX + "/v1/rulesets");
      if (answer.statusCode() == 429) {
        refused++;
        problem(answer, 429, "too-many-requests", report);
      }
    }
    report.expect(refused > 0, "600 requests at once and no limit");
    report.figure("of 600 requests of one address at once %d were answered 429", refused);
  }

  private static void problem(HttpResponse<String> answer, int status, String code, Report report) {
    String type = answer.headers().firstValue("Content-Type").orElse("");
    report.expect(
        answer.statusCode() == status && type.startsWith("application/problem+json") && Api.text(answer.body(), "code").orElse("").equals(code),
        "expected %d %s, got %d %s %s", status, code, answer.statusCode(), type, answer.body());
    report.expect(Api.text(answer.body(), "traceId").orElse("").matches("[0-9a-f]{32}"), "no trace id: %s", answer.body());
    report.expect(
        status != 429 && status != 503 || answer.headers().firstValue("Retry-After").isPresent(), "%d without Retry-After", status);
  }
}
