package games.arbiter.rest;

import io.vertx.ext.web.RoutingContext;

/** Paths of the API as clients see them, with the prefix that a trusted proxy says it adds. */
final class Links {

  private static final String VERSION = "/v1/";

  private Links() {}

  /** The path of a game. */
  static String game(RoutingContext http, String id) {
    return prefix(http) + VERSION + "games/" + id;
  }

  /** What the path of a request of the API has before its version; mostly nothing. */
  static String prefix(RoutingContext http) {
    String path = http.request().path();
    int version = path.indexOf(VERSION);
    return version < 0 ? "" : path.substring(0, version);
  }
}
