package games.arbiter.store.embedded;

/** How the service's own PostgreSQL is reached. */
final class LocalConnection {

  /** The only role. */
  static final String USER = "arbiter";

  private LocalConnection() {}

  static String url(int port) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
  }
}
