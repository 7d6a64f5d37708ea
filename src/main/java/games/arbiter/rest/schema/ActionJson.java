package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Action",
    description = "A legal action.",
    requiredProperties = {"action", "kind", "seat", "label"})
public record ActionJson(
    @Schema(description = "Its name.", examples = "wb:e5xd5") String action,
    @Schema(
            description =
                "`place`, `move`, `capture`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back` or `decline-take-back`. New kinds may come.")
        String kind,
    @Schema(description = "Who would do it.") String seat,
    @Schema(description = "The piece; absent for an action of a seat.") String piece,
    @Schema(description = "The board; absent for an action of a seat.") String board,
    @Schema(description = "The space it leaves, if any.") String from,
    @Schema(description = "The space it goes to; absent for an action of a seat.") String to,
    @Schema(description = "The spaces it captures on; absent where it captures nothing.")
        List<String> captures,
    @Schema(description = "The action in words, in the reader's language.") String label) {}
