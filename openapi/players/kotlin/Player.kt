/** Does what a script says with the generated Kotlin client and logs what came of it: PlayerKt URL SCRIPT LOG */
package games.arbiter.kotlin.player

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.node.ArrayNode
import com.fasterxml.jackson.databind.node.ObjectNode
import games.arbiter.kotlin.apis.GamesApi
import games.arbiter.kotlin.apis.LogApi
import games.arbiter.kotlin.apis.PicturesApi
import games.arbiter.kotlin.apis.PlayApi
import games.arbiter.kotlin.apis.RulesetsApi
import games.arbiter.kotlin.apis.ServiceApi
import games.arbiter.kotlin.infrastructure.ApiClient
import games.arbiter.kotlin.infrastructure.ClientError
import games.arbiter.kotlin.infrastructure.ClientException
import games.arbiter.kotlin.infrastructure.Serializer
import games.arbiter.kotlin.infrastructure.Success
import games.arbiter.kotlin.models.ActRequest
import games.arbiter.kotlin.models.EvaluationRequest
import games.arbiter.kotlin.models.Game
import games.arbiter.kotlin.models.GameRequest
import games.arbiter.kotlin.models.Problem
import java.io.File

private val json = Serializer.jacksonObjectMapper
private val madeUp = setOf("createdAt", "time", "seatTokens", "traceId", "next")

private class Player(private val base: String) {
    private val games = GamesApi(base)
    private val play = PlayApi(base)
    private val log = LogApi(base)
    private val pictures = PicturesApi(base)
    private val rulesets = RulesetsApi(base)
    private val created = mutableMapOf<String, Game>()
    private val toMove = mutableMapOf<String, String?>()
    private val lastSeat = mutableMapOf<String, String?>()

    fun result(step: JsonNode): Any? {
        val id = step.text("game")?.let { created[it]?.id ?: it } ?: ""
        val at = step.number("at")
        return when (step["do"].asText()) {
            "service" -> ServiceApi(base).getService()
            "rulesets" -> rulesets.listRulesets()
            "ruleset" -> rulesets.getRuleset(step["ruleset"].asText())
            "evaluate" -> rulesets.evaluate(json.convertValue(step["body"], EvaluationRequest::class.java))
            "create" -> create(step)
            "list" -> games.listGames(limit = 1).items[0].id == id
            "game" -> withoutId(games.getGame(id, at))
            "rematch" -> withoutId(ofSeat(step, GamesApi(base)).rematch(id))
            "legal" -> play.listLegalActions(id, at, step.text("board"))
            "act" -> act(step, id)
            "score" -> log.getScore(id, at)
            "record" -> log.getRecord(id, at)
            "text" -> log.getRecordText(id, at).trimEnd('\n').lines().last()
            "events" -> log.listEvents(id, step.number("after"), step.number("limit"), 0)
            "updates" -> updates(id, step["after"].intValue())
            "picture" -> mapOf(
                "svg" to pictures.getPictureSvg(id, at).readText(),
                "board" to pictures.getBoardPicture(id, step["board"].asText(), at).readText(),
                "text" to pictures.getPictureText(id, at),
            )
            else -> error("unknown step $step")
        }
    }

    /** What is new in a game that is there and in one that is not. */
    private fun updates(id: String, after: Int): Any {
        val updates = log.listUpdates(listOf("$id:$after", "nobody:0"), 20)
        return mapOf("items" to updates.items.map(::withoutId), "unknown" to updates.unknown)
    }

    private fun create(step: JsonNode): Any {
        val game = games.createGame(json.convertValue(step["body"], GameRequest::class.java))
        created[step["as"].asText()] = game
        toMove[step["as"].asText()] = game.toMove
        return withoutId(game)
    }

    private fun act(step: JsonNode, id: String): Any {
        val version = step["version"].intValue()
        val inHeader = step.has("key")
        val answer = ofSeat(step, PlayApi(base)).actWithHttpInfo(
            id,
            ActRequest(step["action"].asText(), if (inHeader) null else version),
            if (inHeader) "\"$version\"" else null,
            step.text("key"),
        )
        if (answer is ClientError) {
            throw ClientException(statusCode = answer.statusCode, response = answer)
        }
        val acted = (answer as Success).data!!
        val game = step["game"].asText()
        lastSeat[game] = seat(step)
        toMove[game] = acted.game.toMove
        return mapOf(
            "replayed" to answer.headers.keys.any { it.equals("Idempotency-Replayed", ignoreCase = true) },
            "event" to acted.event,
            "game" to withoutId(acted.game),
        )
    }

    private fun seat(step: JsonNode): String? {
        val game = step["game"].asText()
        return if (step.has("again")) lastSeat[game] else step.text("seat") ?: toMove[game]
    }

    /** With the token of the seat that a step names, that acted last, or else that is to move. */
    private fun <T : ApiClient> ofSeat(step: JsonNode, api: T): T {
        val seat = seat(step)
        val token = created.getValue(step["game"].asText()).seatTokens?.find { it.seat == seat }?.token
        api.accessTokenProvider = { token }
        return api
    }
}

private fun JsonNode.text(name: String): String? = get(name)?.asText()

private fun JsonNode.number(name: String): Int? = get(name)?.intValue()

private fun withoutId(game: Any): JsonNode = json.valueToTree<ObjectNode>(game).without("id")

/** The problem that a failed call was answered with. */
private fun problem(failure: ClientException): Problem? =
    ((failure.response as? ClientError<*>)?.body as? String)?.let { json.readValue(it, Problem::class.java) }

/** As JSON has it, without what is made up anew each time. */
private fun plain(value: Any?): JsonNode {
    val tree = json.valueToTree<JsonNode>(value)
    strip(tree)
    return tree
}

private fun strip(tree: JsonNode) {
    if (tree is ObjectNode) tree.remove(madeUp)
    if (tree is ObjectNode || tree is ArrayNode) tree.forEach(::strip)
}

fun main(arguments: Array<String>) {
    val (base, script, log) = arguments
    val player = Player(base)
    val lines = json.readTree(File(script)).map { step ->
        val line = json.createObjectNode()
        line.set<JsonNode>("step", step)
        try {
            line.set<JsonNode>("result", plain(player.result(step)))
        } catch (failure: ClientException) {
            line.set<JsonNode>("problem", plain(problem(failure)))
        }
        json.writeValueAsString(line)
    }
    File(log).writeText(lines.joinToString("") { it + "\n" })
}
