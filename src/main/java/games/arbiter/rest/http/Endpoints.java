package games.arbiter.rest.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The operations of the API, as the annotations of their resource methods describe them. */
public final class Endpoints {

  private record Route(String method, Pattern path) {}

  private final List<Route> routes;

  /** The operations of these resources. */
  public Endpoints(List<Class<?>> resources) {
    routes =
        resources.stream()
            .flatMap(Endpoints::of)
            .map(method -> new Route(httpMethod(method), pattern(path(method))))
            .toList();
  }

  /** The methods of a resource that are operations. */
  public static Stream<Method> of(Class<?> resource) {
    return Stream.of(resource.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Endpoint.class));
  }

  /** The path template of an operation. */
  public static String path(Method method) {
    Path own = method.getAnnotation(Path.class);
    String base = method.getDeclaringClass().getAnnotation(Path.class).value();
    return own == null ? base : base + "/" + own.value();
  }

  /** {@code GET}, which includes {@code HEAD}, or {@code POST}. */
  public static String httpMethod(Method method) {
    return method.isAnnotationPresent(GET.class) ? "GET" : "POST";
  }

  private static Pattern pattern(String template) {
    return Pattern.compile(template.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+") + "/?");
  }

  /** The methods that a path has, as {@code Allow} lists them; empty if there is no such path. */
  String allowed(String path) {
    List<String> methods =
        routes.stream()
            .filter(route -> route.path().matcher(path).matches())
            .flatMap(r -> r.method().equals("GET") ? Stream.of("GET", "HEAD") : Stream.of("POST"))
            .sorted()
            .toList();
    return String.join(", ", methods);
  }

  /** The names of the query parameters of an operation, and whether they may be repeated. */
  static Map<String, Boolean> queryParameters(Method method) {
    Map<String, Boolean> parameters = new HashMap<>();
    for (Parameter parameter : method.getParameters()) {
      QueryParam named = parameter.getAnnotation(QueryParam.class);
      if (named != null) {
        parameters.put(named.value(), Collection.class.isAssignableFrom(parameter.getType()));
      }
    }
    return Map.copyOf(parameters);
  }
}
