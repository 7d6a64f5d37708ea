package games.arbiter.rest;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/**
 * A service behind a trusted proxy, with listed origins and five connections to its database. One
 * profile for all of it, because each profile starts the service and its database anew.
 */
public final class OperatorSettings implements QuarkusTestProfile {

  static final int CONNECTIONS = 5;
  static final String LISTED = "https://play.example";
  static final String LISTED_TOO = "http://localhost:3000";

  @Override
  public Map<String, String> getConfigOverrides() {
    return Map.of(
        "quarkus.http.proxy.proxy-address-forwarding", "true",
        "quarkus.http.proxy.trusted-proxies", "127.0.0.1",
        "arbiter.cors-origins", LISTED + "," + LISTED_TOO,
        "quarkus.datasource.jdbc.max-size", Integer.toString(CONNECTIONS),
        "quarkus.datasource.jdbc.new-connection-sql", "set lock_timeout = '30s'",
        "quarkus.datasource.jdbc.additional-jdbc-properties.socketTimeout", "30");
  }
}
