package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "SeatToken",
    description = "The secret with which a seat is played.",
    requiredProperties = {"seat", "token"})
public record SeatTokenJson(
    @Schema(description = "The seat.") String seat,
    @Schema(description = "What goes into `Authorization: Bearer`.") String token) {

  /** Without the token. */
  @Override
  public String toString() {
    return "SeatToken[" + seat + "]";
  }
}
