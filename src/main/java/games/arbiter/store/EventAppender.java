package games.arbiter.store;

import games.arbiter.play.GameEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * Appends the events of many callers with one statement, which is one transaction, and marks the
 * games that they end. A row is inserted only if the event before it, with its hash, is in the log
 * (for version 1: the game), and neither its version nor its key is taken. One notification tells
 * the other services of all the games.
 */
final class EventAppender implements BatchQueue.BatchHandler<AppendRequest, Boolean> {

  /**
   * {@code on conflict} has no target, because the conflict is one of version or of key. The inner
   * select is lateral, so that the planner looks each row up by the primary key.
   */
  private static final String INSERT =
      """
      insert into game_event
          (bucket, game_id, version, seat, action, accepted_at, hash, key_scope, idempotency_key)
        select before.bucket, before.game_id, a.version, a.seat, a.action,
               timestamptz 'epoch' + a.accepted_at * interval '1 millisecond',
               a.hash, a.key_scope, a.idempotency_key
          from unnest(?::int2[], ?::uuid[], ?::int4[], ?::text[], ?::text[], ?::int8[], ?::bytea[],
                      ?::bytea[], ?::text[], ?::text[])
            as a(bucket, game_id, version, seat, action, accepted_at, hash, previous_hash,
                 key_scope, idempotency_key)
          join lateral (
                 select e.bucket, e.game_id from game_event e
                  where e.bucket = {bucket} and e.game_id = a.game_id
                    and e.version = a.version - 1 and e.hash = a.previous_hash
                 {or game}
               ) before on true
        on conflict do nothing
        returning game_id, version
      """;

  /** Only in statements with a first event, so that others do not concern the table of games. */
  private static final String OR_GAME =
      """
      union all
      select g.bucket, g.game_id from game g
       where a.version = 1 and g.bucket = {bucket} and g.game_id = a.game_id
      """;

  private static final String NOTIFY = "select pg_notify(?, ?)";

  private static final String INSERT_AND_NOTIFY =
      "with appended as ("
          + INSERT
          + "), notified as materialized ("
          + NOTIFY
          + ") select game_id, version from appended cross join notified";

  private static final String END =
      """
      update game
         set finished = true, result_version = a.version, result_rule = a.rule,
             result_winners = a.winners::jsonb, result_decided_by = a.decided_by
        from unnest(?::int2[], ?::uuid[], ?::int4[], ?::text[], ?::text[], ?::text[])
          as a(bucket, game_id, version, rule, winners, decided_by)
       where game.bucket = {bucket} and game.game_id = a.game_id
      """;

  /** Two services that insert the same rows in different orders would wait for each other. */
  private static final Comparator<AppendRequest> ORDER =
      Comparator.comparing(AppendRequest::game).thenComparing(AppendRequest::version);

  private final String self;
  private final boolean distributed;
  private final ShardSql insertFirst;
  private final ShardSql insertLater;
  private final ShardSql end;

  /**
   * @param self the name under which notifications go out
   * @param distributed whether the tables are distributed by bucket
   */
  EventAppender(String self, boolean distributed) {
    this.self = self;
    this.distributed = distributed;
    String insert = distributed ? INSERT : INSERT_AND_NOTIFY;
    this.insertFirst = new ShardSql(insert.replace("{or game}", OR_GAME), distributed);
    this.insertLater = new ShardSql(insert.replace("{or game}", ""), distributed);
    this.end = new ShardSql(END, distributed);
  }

  /** What one statement can insert one row for. */
  private record Place(UUID game, int version) {
    static Place of(AppendRequest request) {
      return new Place(request.game(), request.version());
    }
  }

  @Override
  public int group(AppendRequest request) {
    return distributed ? request.bucket() : 0;
  }

  @Override
  public List<Boolean> execute(Connection connection, List<AppendRequest> requests)
      throws SQLException {
    boolean mayEnd = requests.stream().anyMatch(request -> request.result() != null);
    connection.setAutoCommit(!mayEnd);
    List<Boolean> won = append(connection, requests);
    if (mayEnd) {
      end(connection, endings(requests, won));
      connection.commit();
    }
    if (distributed && won.contains(true)) {
      notify(connection, requests);
    }
    return won;
  }

  private static List<AppendRequest> endings(List<AppendRequest> requests, List<Boolean> won) {
    List<AppendRequest> endings = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      if (won.get(i) && requests.get(i).result() != null) {
        endings.add(requests.get(i));
      }
    }
    return endings;
  }

  /**
   * Inserts at most one row for each place with one statement, so that the key of an inserted row
   * tells whose it is. If the first request for a place has a used key, the next one is tried.
   */
  private List<Boolean> append(Connection connection, List<AppendRequest> requests)
      throws SQLException {
    List<Place> places = requests.stream().map(Place::of).toList();
    Boolean[] won = new Boolean[requests.size()];
    Arrays.fill(won, false);
    List<Integer> rest = IntStream.range(0, requests.size()).boxed().toList();
    while (!rest.isEmpty()) {
      Map<Place, Integer> firsts = new HashMap<>();
      rest.forEach(i -> firsts.putIfAbsent(places.get(i), i));
      Set<Place> inserted =
          insert(connection, firsts.values().stream().map(requests::get).sorted(ORDER).toList());
      firsts.forEach((place, i) -> won[i] = inserted.contains(place));
      rest =
          rest.stream()
              .filter(i -> !firsts.get(places.get(i)).equals(i))
              .filter(i -> !inserted.contains(places.get(i)))
              .toList();
    }
    return Arrays.asList(won);
  }

  private Set<Place> insert(Connection connection, List<AppendRequest> rows) throws SQLException {
    boolean first = rows.stream().anyMatch(row -> row.version() == 1);
    String text = (first ? insertFirst : insertLater).text(rows.get(0).bucket());
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      ColumnArrays columns = new ColumnArrays(connection, statement, rows.size());
      fill(columns, rows);
      if (!distributed) {
        fillNotification(columns, rows);
      }
      Set<Place> inserted = new HashSet<>();
      try (ResultSet result = statement.executeQuery()) {
        while (result.next()) {
          inserted.add(new Place(result.getObject(1, UUID.class), result.getInt(2)));
        }
      }
      return inserted;
    }
  }

  private static void fill(ColumnArrays columns, List<AppendRequest> rows) throws SQLException {
    List<GameEvent> events = rows.stream().map(AppendRequest::event).toList();
    columns.shorts(i -> rows.get(i).bucket());
    columns.uuids(i -> rows.get(i).game());
    columns.integers(i -> events.get(i).version());
    columns.texts(i -> events.get(i).seat());
    columns.texts(i -> events.get(i).action());
    columns.longs(i -> events.get(i).time().toEpochMilli());
    columns.bytes(i -> rows.get(i).hash());
    columns.bytes(i -> rows.get(i).previousHash());
    columns.texts(i -> events.get(i).keyScope());
    columns.texts(i -> events.get(i).key());
  }

  private void fillNotification(ColumnArrays columns, List<AppendRequest> rows)
      throws SQLException {
    columns.text(NotificationPayload.CHANNEL);
    columns.text(
        NotificationPayload.of(self, rows.stream().map(AppendRequest::game).distinct().toList()));
  }

  /** After the commit: beside rows on another node it could not be one transaction with them. */
  private void notify(Connection connection, List<AppendRequest> rows) throws SQLException {
    connection.setAutoCommit(true);
    try (PreparedStatement statement = connection.prepareStatement(NOTIFY)) {
      fillNotification(new ColumnArrays(connection, statement, rows.size()), rows);
      statement.execute();
    }
  }

  private void end(Connection connection, List<AppendRequest> endings) throws SQLException {
    if (endings.isEmpty()) {
      return;
    }
    String text = end.text(endings.get(0).bucket());
    try (PreparedStatement update = connection.prepareStatement(text)) {
      ColumnArrays columns = new ColumnArrays(connection, update, endings.size());
      columns.shorts(i -> endings.get(i).bucket());
      columns.uuids(i -> endings.get(i).game());
      columns.integers(i -> endings.get(i).version());
      columns.texts(i -> endings.get(i).result().rule());
      columns.texts(i -> StoredJson.write(endings.get(i).result().winners()));
      columns.texts(i -> endings.get(i).result().decidedBy());
      update.executeUpdate();
    }
  }
}
