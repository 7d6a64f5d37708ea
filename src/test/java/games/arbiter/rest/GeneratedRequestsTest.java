package games.arbiter.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Many requests made from the document, right and broken: no answer is a fault of the service, has
 * an undocumented status or is not what its schema says; and every documented status was seen.
 */
@QuarkusTest
class GeneratedRequestsTest {

  private static final int CLIENTS = 2;

  /** Of each client. */
  private static final int REQUESTS = 10_000;

  private static final int SOME_REQUESTS = 400;

  /** Until then operations are asked of which a documented status has not been seen yet. */
  private static final int AT_MOST = 30_000;

  private static final long SEED = 20261129;

  /** The largest integer that JavaScript keeps. */
  private static final long SAFE = (1L << 53) - 1;

  /**
   * What a healthy service without a gateway does not answer: 429 and 503 the gateway gives for
   * every operation, 503 the service while its log is away ({@link WithoutDatabaseTest}), 500 if it
   * has a fault ({@link InternalErrorTest}); {@code default} is whatever else stands between.
   */
  private static final Set<String> NOT_HERE = Set.of("429", "500", "503", "default");

  private final Map<String, Set<String>> seen = new ConcurrentHashMap<>();

  @Test
  void someAreAnsweredAsTheDocumentSays() throws Exception {
    ask(SOME_REQUESTS, SOME_REQUESTS);
  }

  @Test
  @Tag("long")
  void allAreAnsweredAsTheDocumentSaysWithEveryStatus() throws Exception {
    assertEquals(Map.of(), unseen(ask(REQUESTS, AT_MOST)));
  }

  private Contract ask(int requests, int atMost) throws Exception {
    Contract contract = new Contract(Json.of(RestAssured.get("/q/openapi?format=json").asString()));
    ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
    try {
      List<Callable<Void>> clients = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        Random random = new Random(SEED + i);
        clients.add(() -> ask(contract, random, requests, atMost));
      }
      for (Future<Void> client : threads.invokeAll(clients)) {
        client.get();
      }
    } finally {
      threads.shutdown();
    }
    return contract;
  }

  /** What one client asks, on a connection of its own. */
  private Void ask(Contract contract, Random random, int requests, int atMost) throws IOException {
    ObservedAnswers harvest = new ObservedAnswers(random);
    learnExamples(contract.document(), harvest);
    RequestGenerator generator = new RequestGenerator(contract.document(), harvest, random);
    try (KeepAliveConnection connection = new KeepAliveConnection(RestAssured.port)) {
      for (int i = 0; i < requests || i < atMost && !unseen(contract).isEmpty(); i++) {
        Set<String> wanted = i < requests ? Set.of() : unseen(contract).keySet();
        GeneratedRequest request = wanted.isEmpty() ? generator.next() : generator.next(wanted);
        KeepAliveConnection.Answer answer = connection.ask(request);
        try {
          check(contract, request, answer);
        } catch (AssertionError fault) {
          throw new AssertionError("request " + i + ": " + shown(request), fault);
        }
        learn(contract, harvest, request, answer);
      }
    }
    return null;
  }

  private static void learnExamples(JsonNode document, ObservedAnswers harvest) {
    document.findValues("example").stream().filter(JsonNode::isObject).forEach(harvest::learnBody);
  }

  private static String shown(GeneratedRequest request) {
    String text = request.text();
    return text.length() > 2_000 ? text.substring(0, 2_000) + "…" : text;
  }

  private void check(
      Contract contract, GeneratedRequest request, KeepAliveConnection.Answer answer) {
    assertTrue(answer.status() < 500, answer.toString());
    contract.check(
        request.method(),
        request.path(),
        answer.status(),
        answer.header("content-type"),
        answer.body());
    if (answer.header("content-type").contains("json") && !answer.body().isEmpty()) {
      JsonNode body = Json.of(answer.body());
      assertNumbersAreSafe(body);
      if (answer.status() >= 400) {
        assertTrue(answer.header("content-type").startsWith("application/problem+json"));
        assertEquals(answer.status(), body.get("status").asInt());
        assertEquals("urn:problem:arbiter:" + body.get("code").asText(), body.get("type").asText());
      }
    }
  }

  private static void assertNumbersAreSafe(JsonNode node) {
    if (node.isNumber()) {
      assertTrue(node.isIntegralNumber() && Math.abs(node.asLong()) <= SAFE, node.toString());
    }
    assertTrue(!node.isNull(), "null where a field should be absent");
    node.forEach(GeneratedRequestsTest::assertNumbersAreSafe);
  }

  private void learn(
      Contract contract,
      ObservedAnswers harvest,
      GeneratedRequest request,
      KeepAliveConnection.Answer answer) {
    JsonNode operation = contract.operation(request.method(), request.path());
    if (operation != null && !request.method().equals("HEAD")) {
      seen.computeIfAbsent(
              operation.get("operationId").asText(), o -> ConcurrentHashMap.newKeySet())
          .add(Integer.toString(answer.status()));
    }
    if (answer.headers().containsKey("etag")) {
      harvest.learnTag(request.target(), answer.header("etag"));
    }
    if (answer.status() < 300 && answer.header("content-type").startsWith("application/json")) {
      if (!answer.body().isEmpty()) {
        JsonNode body = Json.of(answer.body());
        harvest.learnBody(body);
        harvest.learnLegal(request.path().replaceAll("^/v1/games/|/legal-actions$", ""), body);
      }
    }
  }

  /** The documented statuses that no answer had, by operation. */
  private Map<String, Set<String>> unseen(Contract contract) {
    Map<String, Set<String>> unseen = new TreeMap<>();
    for (JsonNode path : contract.document().get("paths")) {
      for (JsonNode operation : path) {
        String id = operation.get("operationId").asText();
        Set<String> statuses = new TreeSet<>();
        operation.get("responses").fieldNames().forEachRemaining(statuses::add);
        statuses.removeAll(NOT_HERE);
        statuses.removeAll(seen.getOrDefault(id, Set.of()));
        if (!statuses.isEmpty()) {
          unseen.put(id, statuses);
        }
      }
    }
    return unseen;
  }
}
