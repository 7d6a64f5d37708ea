"""Reads problems, follows games and checks hash chains with the generated client."""

import hashlib
import re
import time
from typing import Iterator, List, Optional

from arbiter_client import ApiException, GameEvent, GameRecord, LogApi, Position, Problem
from urllib3.exceptions import HTTPError

WAIT_SECONDS = 25
PASSING = (429, 502, 503, 504)


def problem(failure: ApiException) -> Optional[Problem]:
    """The problem that a failed call was answered with; None if it was not answered with one."""
    try:
        return Problem.from_json(failure.body or "")
    except ValueError:
        return None


def follow(log: LogApi, id: str, after: Optional[int] = None) -> Iterator[GameEvent]:
    """Every event after a version (from version 0 on without one), in order and each once, until the game is over.

    After no answer, 429 and 502 to 504 it tries again from where it was. Raises ValueError if a version is missing.
    """
    cursor = -1 if after is None else after
    while True:
        try:
            page = log.list_events(id, after=None if cursor < 0 else cursor, wait=WAIT_SECONDS)
        except ApiException as failure:
            if failure.status not in PASSING:
                raise
            seconds = (failure.headers or {}).get("Retry-After", "")
            time.sleep(int(seconds) if re.fullmatch("[0-9]{1,6}", seconds) else 1)
            continue
        except HTTPError:
            time.sleep(1)
            continue
        for event in page.items:
            if event.version != cursor + 1:
                raise ValueError(f"version {event.version} came after {cursor}")
            yield event
            cursor = event.version
        if page.status == "finished" and page.version == cursor:
            return


def hash_of_start(record: GameRecord) -> str:
    """The hash of version 0 of a game with this record."""
    lines = ["arbiter 1", f"ruleset {record.ruleset} {record.ruleset_version}"]
    lines += [f"option {name} {value}" for name, value in sorted(record.options.to_dict().items())]
    if record.take_backs:
        lines.append("takeBacks true")
    if record.first_seat is not None:
        lines.append(f"first {record.first_seat}")
    return _sha256(lines + (_position(record.position) if record.position else []))


def _position(position: Position) -> List[str]:
    lines = [f"phase {position.phase}"]
    if position.to_move is not None:
        lines.append(f"to-move {position.to_move}")
    lines += [f"board {board.id} {'/'.join(board.rows)}" for board in position.boards]
    lines += [f"hand {hand.color} {' '.join(hand.pieces)}" for hand in position.hands or [] if hand.pieces]
    lines += [f"captured {taken.seat} {' '.join(taken.pieces)}" for taken in position.captured or [] if taken.pieces]
    return lines


def first_broken(known: str, events: List[GameEvent]) -> Optional[int]:
    """The version of the first event that does not follow, by its hash or its number; None if the chain holds.

    known is the hash of the version before the first event, or of version 0 if the events begin with it
    (hash_of_start).
    """
    hash = known
    for i, event in enumerate(events):
        follows = i == 0 or event.version == events[i - 1].version + 1
        if event.version > 0:
            follows = follows and event.previous_hash == hash
            hash = _sha256([hash, f"{event.version} {event.seat} {event.action}"])
        if not follows or event.hash != hash:
            return event.version
    return None


def _sha256(lines: List[str]) -> str:
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
