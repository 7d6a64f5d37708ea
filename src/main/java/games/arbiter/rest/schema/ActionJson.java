package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Action",
    description = "A legal action.",
    requiredProperties = {"action", "kind", "seat", "label"})
public record ActionJson(
    @Schema(description = "The name of the action.", examples = "wb:e5xd5") String action,
    @Schema(
            description =
                "`place`, `move`, `capture`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back` or `decline-take-back`. New kinds may come.")
        String kind,
    @Schema(description = "The seat that acts.") String seat,
    @Schema(description = "The piece; absent for an action of a seat.") String piece,
    @Schema(description = "The board; absent for an action of a seat.") String board,
    @Schema(description = "The space that the piece leaves; absent if it comes from a hand.")
        String from,
    @Schema(description = "The space that the piece goes to; absent for an action of a seat.")
        String to,
    @Schema(description = "The spaces of the captured pieces; absent if it captures none.")
        List<String> captures,
    @Schema(description = "The action in words, in the reader's language.") String label) {}
