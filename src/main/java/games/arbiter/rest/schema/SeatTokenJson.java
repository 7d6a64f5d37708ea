package games.arbiter.rest.schema;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "SeatToken",
    description = "The secret that allows a client to act for a seat.",
    requiredProperties = {"seat", "token"})
public record SeatTokenJson(
    @Schema(description = "The seat.") String seat,
    @Schema(description = "The value for `Authorization: Bearer` or `X-Seat-Token`.")
        String token) {

  /** Without the token. */
  @Override
  public String toString() {
    return "SeatToken[" + seat + "]";
  }
}
