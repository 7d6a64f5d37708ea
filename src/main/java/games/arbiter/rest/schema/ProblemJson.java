package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Problem",
    description = "The reason for a refusal (RFC 9457). A refused request changes nothing.",
    requiredProperties = {"type", "title", "status", "detail", "code", "traceId"})
public record ProblemJson(
    @Schema(
            description = "`urn:problem:arbiter:` and the code.",
            examples = "urn:problem:arbiter:stale-version")
        String type,
    @Schema(description = "The kind of the problem, in the reader's language.") String title,
    @Schema(description = "The HTTP status.") int status,
    @Schema(description = "The fault of this request, in the reader's language.") String detail,
    @Schema(
            description = "The kind of problem, never translated. New codes may come.",
            examples = "stale-version")
        String code,
    @Schema(description = "The id of this request in the traces and logs of the service.")
        String traceId,
    @Schema(
            description =
                "The query parameter, the header, or the path of the field in the body, such as"
                    + " `players[1].seat`, that is at fault.")
        String field,
    @Schema(description = "The current version of the game.") Integer currentVersion,
    @Schema(description = "The number of the faulty action in the request, from 1.")
        Integer actionNumber,
    @Schema(description = "Every broken rule.") List<ViolationJson> violations,
    @Schema(
            description =
                "For a forbidden action: the names of legal ones of the same piece, sorted, at most"
                    + " 12.")
        List<String> legalActions) {}
