package games.arbiter.rest.http;

import io.vertx.ext.web.RoutingContext;

/** Paths of the API as clients see them, with the prefix that a trusted proxy says it adds. */
public final class Links {

  private Links() {}

  /** The path of a game. */
  public static String game(RoutingContext http, String id) {
    return prefix(http) + "/v1/games/" + id;
  }

  /** The prefix that a proxy removed from the client's path; usually empty. */
  public static String prefix(RoutingContext http) {
    String path = http.request().path();
    String uri = http.request().uri();
    int query = uri.indexOf('?');
    String asked = query < 0 ? uri : uri.substring(0, query);
    return asked.startsWith("/") && asked.endsWith(path)
        ? asked.substring(0, asked.length() - path.length())
        : "";
  }
}
