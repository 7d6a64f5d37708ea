"""Checks what the service proves of a board of Talat, with nothing but the rules of moving."""

import re
from typing import Dict, Iterator, List, Optional, Tuple

from arbiter_client import Board, BoardPair

Space = Tuple[int, int]  # column and row, from 0
Towers = Dict[str, Space]
STEP = re.compile(r"(\w+):([a-e])([1-5])([-x])([a-e])([1-5])")


def fault(board: Board) -> Optional[str]:
    """What is wrong with the proof of a board; None if it holds, or if nothing is claimed."""
    towers = {
        token: (column, len(board.rows) - 1 - i)
        for i, row in enumerate(board.rows)
        for column, token in enumerate(row.split(" "))
        if token != "."
    }
    if board.frozen:
        return _fault_of_pairs(board.id, board.pairs or [], towers)
    return _fault_of_witness(board.id, board.witness, towers) if board.witness is not None else None


def _fault_of_witness(board: str, witness: List[str], towers: Towers) -> Optional[str]:
    for i, name in enumerate(witness):
        step = STEP.fullmatch(name)
        last = i == len(witness) - 1
        if step is None or step[1] != board or (step[4] == "x") != last:
            return f"{name} is no step of it"
        to = _space(step[5], step[6])
        tower = _at(towers, _space(step[2], step[3]))
        target = _at(towers, to)
        if tower is None:
            legal = False
        elif last:
            legal = target is not None and _takes(tower, target) and _reaches(board, tower, towers[tower], to)
        else:
            legal = target is None and _distance(board, tower, towers[tower], to) in ((1, 0), (1, 1))
        if not legal:
            return f"{name} is not legal"
        towers[tower] = to
    return None if witness else "there is no step"


def _space(column: str, row: str) -> Space:
    return ord(column) - ord("a"), int(row) - 1


def _at(towers: Towers, space: Space) -> Optional[str]:
    return next((tower for tower, place in towers.items() if place == space), None)


def _fault_of_pairs(board: str, pairs: List[BoardPair], towers: Towers) -> Optional[str]:
    expected = []
    for attacker, target in _pairs(towers):
        ahead, aside = _distance(board, attacker, towers[attacker], towers[target])
        reason = "passed" if ahead < 0 else "too-far" if aside > ahead + 1 else "blocked"
        expected.append((attacker, target, reason))
    if sorted((pair.attacker, pair.target, pair.reason) for pair in pairs) != sorted(expected):
        return f"the pairs are {sorted(expected)}"
    return "a capture can be reached" if _capture_is_reachable(board, towers) else None


def _capture_is_reachable(board: str, towers: Towers) -> bool:
    """A plain search of all positions that moves lead to, except where no pair can meet any more."""
    pairs = list(_pairs(towers))
    names = list(towers)
    todo = [tuple(towers.values())]
    seen = set()
    while todo:
        spaces = todo.pop()
        at = dict(zip(names, spaces))
        if any(_reaches(board, attacker, at[attacker], at[target]) for attacker, target in pairs):
            return True
        if spaces in seen or not any(_may_meet(board, a, at[a], at[t]) for a, t in pairs):
            continue
        seen.add(spaces)
        for i, (column, row) in enumerate(spaces):
            for to in ((column + aside, row + _direction(board, names[i])) for aside in (-1, 0, 1)):
                if 0 <= to[0] < 5 and 0 <= to[1] < 5 and to not in spaces:
                    todo.append(spaces[:i] + (to,) + spaces[i + 1 :])
    return False


def _pairs(towers: Towers) -> Iterator[Tuple[str, str]]:
    return ((attacker, target) for attacker in towers for target in towers if _takes(attacker, target))


def _direction(board: str, tower: str) -> int:
    return 1 if tower[0] == board[0] else -1


def _distance(board: str, tower: str, start: Space, to: Space) -> Tuple[int, int]:
    """How many rows ahead and how many columns aside a space is."""
    return (to[1] - start[1]) * _direction(board, tower), abs(to[0] - start[0])


def _reaches(board: str, tower: str, start: Space, to: Space) -> bool:
    return _distance(board, tower, start, to) in ((1, 0), (1, 1), (0, 1))


def _may_meet(board: str, tower: str, start: Space, to: Space) -> bool:
    ahead, aside = _distance(board, tower, start, to)
    return ahead >= 0 and aside <= ahead + 1


def _takes(attacker: str, target: str) -> bool:
    """Whether one tower can take the other by its strength: its color, size and sides."""
    bigger = "SML".index(attacker[1]) - "SML".index(target[1])
    stronger = bigger == 1 or (bigger == 0 and attacker[2] > target[2])
    return attacker[0] != target[0] and (stronger or (attacker.endswith("S3") and target.endswith("L6")))
