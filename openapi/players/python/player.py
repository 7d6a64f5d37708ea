"""Does what a script says with the generated Python client and logs what came of it: player.py URL SCRIPT LOG"""

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import arbiter_client as client
from arbiter_gamelogs import first_broken, follow, hash_of_start, problem
from arbiter_proofs import fault

MADE_UP = ("createdAt", "time", "seatTokens", "traceId", "next")


class Player:
    def __init__(self, base):
        self.base = base
        api = client.ApiClient(client.Configuration(host=base), "Accept", "*/*")
        self.games = client.GamesApi(api)
        self.play = client.PlayApi(api)
        self.log = client.LogApi(api)
        self.pictures = client.PicturesApi(api)
        self.rulesets_api = client.RulesetsApi(api)
        self.service_api = client.ServiceApi(api)
        self.created = {}
        self.to_move = {}
        self.last_seat = {}

    def do(self, step):
        game = self.created.get(step.get("game"))
        return getattr(self, step["do"])(step, game.id if game else step.get("game"))

    def service(self, step, id):
        return self.service_api.get_service()

    def list(self, step, id):
        return self.games.list_games(limit=1).items[0].id == id

    def rulesets(self, step, id):
        return self.rulesets_api.list_rulesets()

    def ruleset(self, step, id):
        return self.rulesets_api.get_ruleset(step["ruleset"])

    def evaluate(self, step, id):
        return self.rulesets_api.evaluate(client.EvaluationRequest.from_dict(step["body"]))

    def create(self, step, id):
        game = self.games.create_game(client.GameRequest.from_dict(step["body"]))
        self.created[step["as"]] = game
        self.to_move[step["as"]] = game.to_move
        return without_id(game)

    def game(self, step, id):
        return without_id(self.games.get_game(id, at=step.get("at")))

    def rematch(self, step, id):
        return without_id(client.GamesApi(self.of_seat(step)).rematch(id))

    def legal(self, step, id):
        return self.play.list_legal_actions(id, at=step.get("at"), board=step.get("board"))

    def act(self, step, id):
        in_header = "key" in step
        answer = client.PlayApi(self.of_seat(step)).act_with_http_info(
            id,
            client.ActRequest(action=step["action"], version=None if in_header else step["version"]),
            if_match=f'"{step["version"]}"' if in_header else None,
            idempotency_key=step.get("key"),
        )
        self.last_seat[step["game"]] = self.seat(step)
        self.to_move[step["game"]] = answer.data.game.to_move
        return {
            "replayed": "Idempotency-Replayed" in answer.headers,
            "event": answer.data.event,
            "game": without_id(answer.data.game),
        }

    def preview(self, step, id):
        return self.play.preview(id, client.PreviewRequest.from_dict(step["body"]), at=step.get("at")).events

    def boards(self, step, id):
        boards = self.log.list_boards(id, at=step.get("at")).items
        return [{"board": board, "holds": fault(board) is None} for board in boards]

    def score(self, step, id):
        return self.log.get_score(id, at=step.get("at"))

    def record(self, step, id):
        return self.log.get_record(id, at=step.get("at"))

    def text(self, step, id):
        return self.log.get_record_text(id, at=step.get("at")).splitlines()[-1]

    def picture(self, step, id):
        return {
            "svg": self.pictures.get_picture_svg(id, at=step["at"]).decode(),
            "board": self.pictures.get_board_picture(id, step["board"], at=step["at"]).decode(),
            "text": self.pictures.get_picture_text(id, at=step["at"]),
        }

    def events(self, step, id):
        return self.log.list_events(id, after=step.get("after"), limit=step.get("limit"), wait=0)

    def updates(self, step, id):
        """What is new in a game that is there and in one that is not."""
        updates = self.log.list_updates(game=[f"{id}:{step['after']}", "nobody:0"], wait=20)
        return {"items": [without_id(update) for update in updates.items], "unknown": updates.unknown}

    def times(self, step, id):
        return [round(event.time.timestamp() * 1000) for event in self.log.list_events(id).items]

    def poll(self, step, id):
        """Waits for the next event while another call makes it."""
        with ThreadPoolExecutor() as pool:
            page = pool.submit(self.log.list_events, id, after=step["after"], wait=step["wait"])
            self.act(step["act"], id)
            return page.result()

    def idle(self, step, id):
        """Waits for an event that does not come."""
        start = time.monotonic()
        page = self.log.list_events(id, after=step["after"], wait=step["wait"])
        return {"items": page.items, "waited": time.monotonic() - start >= step["wait"] * 0.99}

    def follow(self, step, id):
        """Follows a game to its end, checks its chain, and checks it again with a changed action."""
        try:
            events = list(follow(self.log, id, step.get("after")))
        except ValueError as gap:
            return {"gap": str(gap)}
        known = step.get("known") or hash_of_start(self.log.get_record(id))
        broken = first_broken(known, events)
        result = {"versions": [event.version for event in events], "hash": events[-1].hash}
        events[len(events) // 2].action += "?"
        changed = first_broken(known, events)
        return result | {"broken": version(broken), "brokenWhenChanged": version(changed)}

    def chain(self, step, id):
        return version(first_broken(step["known"], self.log.list_events(id, wait=0).items))

    def seat(self, step):
        game = step["game"]
        return self.last_seat[game] if "again" in step else step.get("seat") or self.to_move[game]

    def of_seat(self, step):
        """With the token of the seat that a step names, that acted last, or else that is to move."""
        seat = self.seat(step)
        tokens = {token.seat: token.token for token in self.created[step["game"]].seat_tokens or []}
        return client.ApiClient(client.Configuration(host=self.base, access_token=tokens.get(seat)))


def version(broken):
    return -1 if broken is None else broken


def without_id(game):
    return {name: value for name, value in game.to_dict().items() if name != "id"}


def plain(value):
    """As JSON has it, without what is made up anew each time."""
    if hasattr(value, "to_dict"):
        return plain(value.to_dict())
    if isinstance(value, dict):
        return {name: plain(field) for name, field in value.items() if name not in MADE_UP}
    return [plain(item) for item in value] if isinstance(value, list) else value


def main(base, script, log):
    player = Player(base)
    with open(script, encoding="utf-8") as steps, open(log, "w", encoding="utf-8") as lines:
        for step in json.load(steps):
            line = {"step": step}
            try:
                line["result"] = plain(player.do(step))
            except client.ApiException as failure:
                line["problem"] = plain(problem(failure))
            lines.write(json.dumps(line, sort_keys=True, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
