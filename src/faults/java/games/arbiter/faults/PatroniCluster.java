package games.arbiter.faults;

import games.arbiter.Http;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** etcd, two nodes of Patroni, and HAProxy, configured as deploy/README.md recommends. */
final class PatroniCluster {

  private static final int SECONDS_TO_FOLLOW = 120;

  private static final String HAPROXY =
      """
      defaults
        mode tcp
        timeout connect 2s
        timeout client 30m
        timeout server 30m
      listen primary
        bind 127.0.0.1:%d
        option httpchk OPTIONS /primary
        http-check expect status 200
        default-server inter 1s fall 1 rise 1 on-marked-down shutdown-sessions
        server one 127.0.0.1:%d check port %d
        server two 127.0.0.1:%d check port %d
      """;

  private final int etcd = Commands.freePort();
  private final int proxy = Commands.freePort();
  private final PatroniNode one;
  private final PatroniNode two;

  /** Starts everything and makes the database; all of it ends with the system. */
  PatroniCluster(TestSystem site) throws IOException, InterruptedException {
    Path folder = site.folder();
    startEtcd(site);
    one = site.add(new PatroniNode(folder, "one", etcd));
    two = site.add(new PatroniNode(folder, "two", etcd));
    one.start();
    await(() -> one.is("primary"), "no primary");
    one.query("postgres", "create database arbiter");
    two.start();
    awaitSynchronous();
    Path settings = folder.resolve("haproxy.cfg");
    Files.writeString(
        settings, HAPROXY.formatted(proxy, one.port(), one.rest(), two.port(), two.rest()));
    Daemon haproxy =
        new Daemon(
            folder.resolve("haproxy.log"), Commands.program("haproxy"), "-f", settings.toString());
    site.add(haproxy).start(proxy);
  }

  private void startEtcd(TestSystem site) throws IOException, InterruptedException {
    Path data = Commands.plainFolder(site.folder().resolve("etcd"));
    String clients = "http://127.0.0.1:" + etcd;
    String peers = "http://127.0.0.1:" + Commands.freePort();
    Daemon daemon =
        new Daemon(
            site.folder().resolve("etcd.log"),
            Commands.program("etcd"),
            "--data-dir=" + data,
            "--listen-client-urls=" + clients,
            "--advertise-client-urls=" + clients,
            "--listen-peer-urls=" + peers,
            "--initial-advertise-peer-urls=" + peers,
            "--initial-cluster=default=" + peers);
    site.add(daemon).start(etcd);
  }

  /** The database by way of HAProxy. */
  String proxied() {
    return "jdbc:postgresql://127.0.0.1:" + proxy + "/arbiter";
  }

  /** The database by way of the driver's list of hosts. */
  String listed() {
    return Failover.url(one.port(), two.port());
  }

  List<String> query(String sql) throws IOException, InterruptedException {
    return primary().query("arbiter", sql);
  }

  PatroniNode primary() throws IOException, InterruptedException {
    return one.is("primary") ? one : two;
  }

  PatroniNode other(PatroniNode node) {
    return node == one ? two : one;
  }

  /** Asks Patroni to swap the two in order. */
  void swap(PatroniNode from) throws IOException, InterruptedException {
    String body =
        "{\"leader\":\"" + from.name() + "\",\"candidate\":\"" + other(from).name() + "\"}";
    Http.post(URI.create("http://127.0.0.1:" + from.rest() + "/switchover"), body, Map.of());
  }

  /** Waits until one of the two is a synchronous standby of the other. */
  void awaitSynchronous() throws IOException, InterruptedException {
    await(() -> one.is("synchronous") || two.is("synchronous"), "no synchronous standby");
  }

  interface State {
    boolean holds() throws IOException, InterruptedException;
  }

  static void await(State state, String otherwise) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_FOLLOW);
    while (!state.holds()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(otherwise + " within " + SECONDS_TO_FOLLOW + " s");
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }
}
