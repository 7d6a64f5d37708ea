package games.arbiter.rest.http;

import games.arbiter.engine.Translatable;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.io.ByteArrayInputStream;
import java.lang.reflect.Method;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Checks a request before its resource method is called, in the contract's order. The framework has
 * checked path, method and {@code Accept} by then; it ignores unknown query parameters and takes
 * encoded bodies, so those checks are here.
 */
@Singleton
public final class RequestChecks {

  /** The parameter in which polyfills send {@code Last-Event-ID}; may be empty. */
  public static final String LAST_EVENT_ID_PARAMETER = "lastEventId";

  private static final String JSON = "application/json";
  private static final String IDENTITY = "identity";
  private static final int METHOD_NOT_ALLOWED = 405;

  private final Map<Method, Map<String, Boolean>> queries = new ConcurrentHashMap<>();
  private final ExceptionMappers failures;

  RequestChecks(ExceptionMappers failures) {
    this.failures = failures;
  }

  @ServerRequestFilter(nonBlocking = true)
  void check(ResourceInfo resource, ContainerRequestContext request, RoutingContext http) {
    Method method = resource.getResourceMethod();
    Endpoint endpoint = method.getAnnotation(Endpoint.class);
    if (endpoint == null) {
      return;
    }
    if (endpoint.body() > 0) {
      checkBody(endpoint.body(), http);
      request.setEntityStream(new ByteArrayInputStream(RequestBodies.of(http)));
    }
    checkQuery(queries.computeIfAbsent(method, Endpoints::queryParameters), http);
  }

  /** Refuses {@code OPTIONS}, to which the framework answers that every path has every method. */
  @ServerRequestFilter(preMatching = true, nonBlocking = true)
  void noOptions(RoutingContext http) {
    if (http.request().method().equals(HttpMethod.OPTIONS)) {
      throw failures.ofStatus(METHOD_NOT_ALLOWED, http).thrown();
    }
  }

  private static void checkBody(int limit, RoutingContext http) {
    HttpServerRequest request = http.request();
    if (!isJson(request.headers().getAll(HttpHeaders.CONTENT_TYPE))) {
      throw Problem.of(ProblemCode.UNSUPPORTED_MEDIA_TYPE).thrown();
    }
    if (isEncoded(request.headers().getAll(HttpHeaders.CONTENT_ENCODING))) {
      throw Problem.of(ProblemCode.UNSUPPORTED_MEDIA_TYPE)
          .withHeader("Accept-Encoding", IDENTITY)
          .thrown();
    }
    if (RequestBodies.length(http) > limit) {
      throw tooLarge(limit).thrown();
    }
  }

  private static boolean isEncoded(List<String> contentEncodings) {
    return contentEncodings.stream()
        .flatMap(encodings -> Stream.of(encodings.split(",")))
        .anyMatch(encoding -> !encoding.strip().equalsIgnoreCase(IDENTITY));
  }

  /** The problem of a body that exceeds the limit. */
  public static Problem tooLarge(int limit) {
    return Problem.of(
        ProblemCode.PAYLOAD_TOO_LARGE,
        Translatable.of(ProblemCode.PAYLOAD_TOO_LARGE.detailKey(), Integer.toString(limit / 1024)));
  }

  private static boolean isJson(List<String> contentTypes) {
    if (contentTypes.size() != 1) {
      return false;
    }
    String[] parts = contentTypes.get(0).toLowerCase(Locale.ROOT).split(";");
    if (parts.length == 0 || !parts[0].strip().equals(JSON)) {
      return false;
    }
    for (int i = 1; i < parts.length; i++) {
      String parameter = parts[i].strip().replace("\"", "");
      if (parameter.startsWith("charset=") && !parameter.equals("charset=utf-8")) {
        return false;
      }
    }
    return true;
  }

  /**
   * Refuses query parameters that are unknown, repeated or empty, by name.
   *
   * @param known the names of the parameters, and whether they may be repeated
   */
  public static void checkQuery(Map<String, Boolean> known, RoutingContext http) {
    String query = http.request().query();
    if (query == null || query.isEmpty()) {
      return;
    }
    MultiMap parameters = decoded(query, http);
    for (String name : parameters.names()) {
      if (!known.containsKey(name)) {
        throw Problem.unknownParameter(name).thrown();
      }
      if (parameters.getAll(name).size() > 1 && !known.get(name)) {
        throw Problem.inParameter(name, Translatable.of("invalid.repeated", name)).thrown();
      }
      if (parameters.get(name).isEmpty() && !name.equals(LAST_EVENT_ID_PARAMETER)) {
        throw Problem.inParameter(name, Translatable.of("invalid.empty", name)).thrown();
      }
    }
  }

  private static MultiMap decoded(String query, RoutingContext http) {
    try {
      return http.queryParams();
    } catch (RuntimeException undecodable) {
      for (String pair : query.split("[&;]")) {
        try {
          URLDecoder.decode(pair, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
          String name = pair.replaceAll("=.*", "");
          throw Problem.inParameter(name, Translatable.of("invalid.encoding", QuotedText.of(name)))
              .thrown();
        }
      }
      throw Problem.of(ProblemCode.INVALID_PARAMETER).thrown();
    }
  }
}
