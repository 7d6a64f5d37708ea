package games.arbiter.faults;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a client sees through the gateway: the prefix, live streams, limits, and problems when
 * nothing is behind it.
 */
final class GatewayScenario {

  private static final String TABLUT = "{\"ruleset\":\"tablut\"}";
  private static final Map<String, String> TRUST =
      Map.of(
          "QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING", "true",
          "QUARKUS_HTTP_PROXY_TRUSTED_PROXIES", "127.0.0.1");
  private static final Pattern LINK = Pattern.compile("\"(/[^\"]*)\"");
  private static final Pattern LOADED = Pattern.compile("(?:src|href)=\"([^\"#:]+)\"");

  private final URI gateway;
  private final URI api;
  private final Report report;

  private GatewayScenario(Nginx nginx, Report report) {
    this.gateway = nginx.base();
    this.api = nginx.api();
    this.report = report;
  }

  static void run(Options options, Report report) throws Exception {
    try (TestSystem site = new TestSystem(options, 2, TRUST)) {
      site.start();
      stream(site.plainGateway().base(), report);
      new GatewayScenario(site.gateway(), report).all(site);
    }
    try (TestSystem site = new TestSystem(options, 1, Map.of())) {
      site.start();
      HttpResponse<String> spoofed =
          Api.post(
              site.addresses().get(0),
              "/v1/games",
              TABLUT,
              Map.of("X-Forwarded-Prefix", "/evil", "X-Forwarded-Host", "evil.example"));
      String location = spoofed.headers().firstValue("Location").orElse("");
      report.expect(
          !location.contains("evil"), "forwarded headers of a stranger count: %s", location);
    }
  }

  private void all(TestSystem site) throws Exception {
    location();
    links();
    document();
    inside(site);
    redirection();
    stream(api, report);
    streams();
    refusals();
    limit();
    for (ReplicaProcess replica : site.replicas) {
      replica.kill();
    }
    TimeUnit.SECONDS.sleep(3); // the bucket of the rate limit drains
    problem(Api.get(api, "/v1/rulesets"), 503, "unavailable");
  }

  /** A new game is where the gateway's clients are told. */
  private void location() throws Exception {
    HttpResponse<String> created = Api.create(api, TABLUT);
    report.expect(
        created.statusCode() == 201, "creating: %d %s", created.statusCode(), created.body());
    String location = created.headers().firstValue("Location").orElse("");
    report.expect(
        api.resolve(location).toString().startsWith(api + "/v1/games/"), "Location %s", location);
    report.expect(
        Api.get(api.resolve(location), "").statusCode() == 200,
        "Location %s leads nowhere",
        location);
    report.figure("Location %s", location);
  }

  /** Every link of the first page leads somewhere. */
  private void links() throws Exception {
    HttpResponse<String> first = Api.get(api, "/");
    report.expect(first.statusCode() == 200, "the first page: %d", first.statusCode());
    List<String> links = LINK.matcher(first.body()).results().map(r -> r.group(1)).toList();
    report.expect(links.size() >= 3, "too few links: %s", first.body());
    for (String link : links) {
      if (link.contains("{")) {
        continue; // a template
      }
      HttpResponse<String> page = followed(link);
      report.expect(
          page.statusCode() == 200, "the link %s of the first page: %d", link, page.statusCode());
    }
    for (int i = 0; i < 2; i++) {
      Api.create(api, "{\"ruleset\":\"tablut\",\"listed\":true}");
    }
    String next = Api.get(api, "/v1/games?limit=1").headers().firstValue("Link").orElse("");
    Matcher target = Pattern.compile("<([^>]*)>.*").matcher(next);
    report.expect(
        target.matches() && followed(target.group(1)).statusCode() == 200,
        "the next page: %s",
        next);
  }

  /** The page and what it loads: its own files and the document, whose server has the prefix. */
  private void document() throws Exception {
    HttpResponse<String> page = followed("/q/swagger-ui"); // where its logo leads
    URI at = page.uri();
    Matcher address = Pattern.compile("\\burl\"?: *[\"']([^\"']*)[\"']").matcher(page.body());
    report.expect(address.find(), "the page names no document: %s", page.body());
    for (String file : LOADED.matcher(page.body()).results().map(r -> r.group(1)).toList()) {
      report.expect(Api.get(at.resolve(file), "").statusCode() == 200, "the page lacks %s", file);
    }
    URI named = at.resolve(address.group(1));
    HttpResponse<String> yaml = Api.get(named, "");
    report.expect(
        yaml.statusCode() == 200 && yaml.body().contains("operationId: act"),
        "no document at %s",
        named);
    HttpResponse<String> json = Api.get(api, "/q/openapi?format=json");
    Matcher server =
        Pattern.compile("\"servers\"\\s*:\\s*\\[\\s*\\{[^}]*\"url\"\\s*:\\s*\"([^\"]*)\"")
            .matcher(json.body());
    report.expect(
        server.find() && named.resolve(server.group(1)).toString().equals(api + "/"),
        "the document's server");
    report.figure("page %s, document %s, its server %s", at, named, server.group(1));
  }

  /** Health and metrics are for those inside. */
  private void inside(TestSystem site) throws Exception {
    for (String path : List.of("/q/health", "/q/health/ready", "/q/metrics")) {
      problem(Api.get(api, path), 404, "not-found");
    }
    report.expect(site.replicas.get(0).health("live") == 200, "health is not there for the inside");
  }

  /** What a link leads to, redirections included. */
  private HttpResponse<String> followed(String link) throws Exception {
    HttpClient client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
    return client.send(HttpRequest.newBuilder(api.resolve(link)).build(), BodyHandlers.ofString());
  }

  /** Whoever asks may know the gateway by another name, port and scheme than it knows itself. */
  private void redirection() throws Exception {
    for (String path : List.of("/games", "/q/swagger-ui")) {
      HttpResponse<String> answer = Api.get(gateway, path);
      String location = answer.headers().firstValue("Location").orElse("none");
      report.expect(
          location.startsWith("/games/"), "%s is at %s (%d)", path, location, answer.statusCode());
    }
  }

  /** An event comes as soon as it happened: nothing on the way keeps it back. */
  private static void stream(URI api, Report report) throws Exception {
    Api.CreatedGame table = Api.CreatedGame.of(Api.create(api, TABLUT).body());
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(api + "/v1/games/" + table.id() + "/stream?after=0"))
            .build();
    HttpResponse<Stream<String>> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
    report.expect(response.statusCode() == 200, "stream: %d", response.statusCode());
    try (Stream<String> lines = response.body()) {
      Iterator<String> ids = lines.filter(line -> line.startsWith("id:")).iterator();
      long moment = System.nanoTime();
      Api.act(api, table.id(), "d1-d4", 0, table.tokens().get(table.toMove()), null);
      String id = ids.next();
      double seconds = (System.nanoTime() - moment) / 1e9;
      report.expect(id.substring(3).strip().equals("1"), "the stream begins with %s", id);
      report.expect(seconds < 1, "the event came after %.2f s", seconds);
      report.figure(
          "an event comes through nginx %.0f ms after its request was sent", seconds * 1e3);
    }
  }

  /** An address may open 64 streams, however their path ends. */
  private void streams() throws Exception {
    String path =
        api + "/v1/games/" + Api.CreatedGame.of(Api.create(api, TABLUT).body()).id() + "/stream";
    HttpClient client = HttpClient.newHttpClient();
    List<HttpResponse<InputStream>> open = new ArrayList<>();
    for (int i = 0; i < 66; i++) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(path + "/".repeat(i % 2))).build();
      open.add(client.send(request, BodyHandlers.ofInputStream()));
    }
    List<Integer> statuses = open.stream().map(HttpResponse::statusCode).toList();
    for (HttpResponse<InputStream> stream : open) {
      stream.body().close();
    }
    report.expect(
        statuses.subList(0, 64).stream().allMatch(s -> s == 200), "64 streams: %s", statuses);
    report.expect(
        statuses.subList(64, 66).equals(List.of(429, 429)), "more than 64 streams: %s", statuses);
  }

  private void refusals() throws Exception {
    problem(Api.get(gateway, "/elsewhere"), 404, "not-found");
    problem(
        Api.post(api, "/v1/evaluations", " ".repeat(300_000), Map.of()), 413, "payload-too-large");
    problem(Api.get(api, "/v1/games/" + "x".repeat(40_000)), 400, "malformed-request");
  }

  private void limit() throws Exception {
    int refused = 0;
    for (int i = 0; i < 600; i++) {
      HttpResponse<String> answer = Api.get(api, "/v1/rulesets");
      if (answer.statusCode() == 429) {
        refused++;
        problem(answer, 429, "too-many-requests");
      }
    }
    report.expect(refused > 0, "600 requests at once and no limit");
    report.figure("of 600 requests of one address at once %d were answered 429", refused);
  }

  private void problem(HttpResponse<String> answer, int status, String code) {
    String type = answer.headers().firstValue("Content-Type").orElse("");
    report.expect(
        answer.statusCode() == status
            && type.startsWith("application/problem+json")
            && Api.text(answer.body(), "code").orElse("").equals(code),
        "expected %d %s, got %d %s %s",
        status,
        code,
        answer.statusCode(),
        type,
        answer.body());
    report.expect(
        Api.text(answer.body(), "traceId").orElse("").matches("[0-9a-f]{32}"),
        "no trace id: %s",
        answer.body());
    report.expect(
        status != 429 && status != 503 || answer.headers().firstValue("Retry-After").isPresent(),
        "%d without Retry-After",
        status);
  }
}
