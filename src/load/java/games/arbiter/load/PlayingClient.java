package games.arbiter.load;

import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Plays its own recorded games one after the other; accepted actions are what is wanted. */
final class PlayingClient implements LoadClient {

  private static final Pattern SEAT_TOKEN =
      Pattern.compile("\\{\"seat\":\"([^\"]*)\",\"token\":\"([^\"]*)\"}");

  private final LoadConnection connection;
  private final List<RecordedGame> scripts;
  private final String games;
  private final Map<String, String> tokens = new HashMap<>();
  private int next;
  private RecordedGame script;
  private String id;
  private String toMove;
  private int version = -1;
  private long sentAt;

  PlayingClient(int number, List<RecordedGame> scripts, URI url) throws IOException {
    this.connection = new LoadConnection(url);
    this.next = number;
    this.scripts = scripts;
    this.games = url.getPath().replaceAll("/$", "") + "/v1/games";
  }

  @Override
  public LoadConnection connection() {
    return connection;
  }

  @Override
  public void send() throws IOException {
    boolean creation = version < 0;
    if (creation) {
      script = scripts.get(next++ % scripts.size());
    }
    sentAt = System.nanoTime();
    if (creation) {
      connection.post(games, null, script.creation());
    } else {
      String json =
          "{\"action\":\"" + script.actions().get(version) + "\",\"version\":" + version + "}";
      connection.post(games + "/" + id + "/actions", tokens.get(toMove), json);
    }
  }

  @Override
  public void answered(Measurement tally) {
    String body = connection.body();
    if (connection.status() != 201) {
      tally.other(connection.status(), body);
      version = -1; // on to another game
      return;
    }
    if (version < 0) {
      tally.created++;
      id = LoadConnection.after(body, "id");
      tokens.clear();
      SEAT_TOKEN.matcher(body).results().forEach(r -> tokens.put(r.group(1), r.group(2)));
    } else {
      tally.wanted.add(System.nanoTime() - sentAt);
    }
    version++;
    toMove = LoadConnection.after(body, "toMove");
    if (version == script.actions().size()) {
      version = -1;
    }
  }
}
