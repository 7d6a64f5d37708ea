package games.arbiter.store;

import games.arbiter.play.LogEntry;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;

/** A row of {@code game_event}, as an imported game brings many. */
@Entity
@Table(name = "game_event")
@IdClass(EventRow.Key.class)
public class EventRow extends PanacheEntityBase {

  /** A game and one of its versions. */
  public record Key(UUID gameId, int version) {}

  @Id public UUID gameId;
  @Id public int version;
  public String seat;
  public String action;
  public Instant acceptedAt;
  public byte[] hash;
  public String keyScope;
  public String idempotencyKey;

  static EventRow of(UUID game, LogEntry entry) {
    EventRow row = new EventRow();
    row.gameId = game;
    row.version = entry.version();
    row.seat = entry.seat();
    row.action = entry.action();
    row.acceptedAt = entry.time();
    row.hash = HexFormat.of().parseHex(entry.hash());
    row.keyScope = entry.keyScope();
    row.idempotencyKey = entry.key();
    return row;
  }
}
