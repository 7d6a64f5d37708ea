package games.arbiter.rest.schema;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

@Schema(
    name = "Problem",
    description = "Why a request is refused (RFC 9457). A refused request changes nothing.",
    requiredProperties = {"type", "title", "status", "detail", "code", "traceId"})
public record ProblemJson(
    @Schema(
            description = "`urn:problem:arbiter:` and the code.",
            examples = "urn:problem:arbiter:stale-version")
        String type,
    @Schema(description = "What kind of problem it is, in the reader's language.") String title,
    @Schema(description = "The HTTP status.") int status,
    @Schema(description = "What is wrong with this request, in the reader's language.")
        String detail,
    @Schema(
            description = "The kind of problem, never translated. New codes may come.",
            examples = "stale-version")
        String code,
    @Schema(description = "Names this request in the service's traces and logs.") String traceId,
    @Schema(
            description =
                "The query parameter, the header, or the path of the field in the body, such as"
                    + " `players[1].seat`, that is at fault.")
        String field,
    @Schema(description = "The version that the game is at.") Integer currentVersion,
    @Schema(description = "Which of the actions in the request is at fault, from 1.")
        Integer actionNumber,
    @Schema(description = "Every rule that is broken.") List<ViolationJson> violations,
    @Schema(
            description =
                "For a forbidden action: the names of legal ones of the same piece, sorted, at most"
                    + " 12.")
        List<String> legalActions) {}
