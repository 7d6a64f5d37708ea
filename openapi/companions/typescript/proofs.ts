/** Checks what the service proves of a board of Talat, with nothing but the rules of moving. */
import type { Board } from './client/index.js';

type Tower = { token: string; column: number; row: number };

/** What is wrong with the proof of a board; undefined if it holds, or if nothing is claimed. */
export function fault(board: Board): string | undefined {
  const towers = towersOf(board.rows);
  if (board.frozen) {
    return faultOfPairs(board, towers);
  }
  return board.witness && faultOfWitness(board.id, board.witness, towers);
}

function towersOf(rows: string[]): Tower[] {
  return rows
    .flatMap((row, i) => row.split(' ').map((token, column) => ({ token, column, row: rows.length - i })))
    .filter((tower) => tower.token !== '.');
}

function faultOfWitness(board: string, witness: string[], start: Tower[]): string | undefined {
  let towers = start;
  for (const [i, name] of witness.entries()) {
    const step = /^(\w+):([a-e])([1-5])([-x])([a-e])([1-5])$/.exec(name);
    const last = i === witness.length - 1;
    if (!step || step[1] !== board || (step[4] === 'x') !== last) {
      return `${name} is no step of it`;
    }
    const at = (column: string, row: string) => (t: Tower) => t.column === column.charCodeAt(0) - 97 && t.row === +row;
    const tower = towers.find(at(step[2]!, step[3]!));
    const target = towers.find(at(step[5]!, step[6]!));
    const to = { column: step[5]!.charCodeAt(0) - 97, row: +step[6]! };
    const legal = tower && (last ? target && captures(board, tower, target) : !target && moves(board, tower, to));
    if (!tower || !legal) {
      return `${name} is not legal`;
    }
    towers = towers.map((t) => (t === tower ? { ...t, ...to } : t));
  }
  return witness.length > 0 ? undefined : 'there is no step';
}

function faultOfPairs(board: Board, towers: Tower[]): string | undefined {
  const expected = pairsOf(towers).map(([attacker, target]) => {
    const reason = mayMeet(board.id, attacker, target)
      ? 'blocked'
      : ahead(board.id, attacker, target) < 0 ? 'passed' : 'too-far';
    return `${attacker.token} ${target.token} ${reason}`;
  });
  const given = (board.pairs ?? []).map((pair) => `${pair.attacker} ${pair.target} ${pair.reason}`);
  if (given.sort().join() !== expected.sort().join()) {
    return `the pairs are ${expected.join(', ')}`;
  }
  return captureIsReachable(board.id, towers) ? 'a capture can be reached' : undefined;
}

/** A plain search of all positions that moves lead to, except where no pair can meet any more. */
function captureIsReachable(board: string, start: Tower[]): boolean {
  const open = [start];
  const seen = new Set<string>();
  for (let towers = open.pop(); towers; towers = open.pop()) {
    const pairs = pairsOf(towers);
    if (pairs.some(([attacker, target]) => captures(board, attacker, target))) {
      return true;
    }
    const key = towers.map((tower) => `${tower.column}${tower.row}`).join();
    if (!seen.has(key) && pairs.some(([attacker, target]) => mayMeet(board, attacker, target))) {
      seen.add(key);
      open.push(...successors(board, towers));
    }
  }
  return false;
}

function successors(board: string, towers: Tower[]): Tower[][] {
  return towers.flatMap((tower) =>
    [-1, 0, 1]
      .map((aside) => ({ column: tower.column + aside, row: tower.row + direction(board, tower) }))
      .filter((to) => to.column >= 0 && to.column < 5 && to.row >= 1 && to.row <= 5)
      .filter((to) => !towers.some((t) => t.column === to.column && t.row === to.row))
      .map((to) => towers.map((t) => (t === tower ? { ...t, ...to } : t))),
  );
}

const pairsOf = (towers: Tower[]): [Tower, Tower][] =>
  towers.flatMap((a) => towers.filter((t) => takes(a.token, t.token)).map((t): [Tower, Tower] => [a, t]));

const direction = (board: string, tower: Tower): number => (tower.token[0] === board[0] ? 1 : -1);

const ahead = (board: string, tower: Tower, to: { row: number }): number => (to.row - tower.row) * direction(board, tower);

const aside = (tower: Tower, to: { column: number }): number => Math.abs(to.column - tower.column);

const mayMeet = (board: string, attacker: Tower, target: Tower): boolean =>
  ahead(board, attacker, target) >= 0 && aside(attacker, target) <= ahead(board, attacker, target) + 1;

const moves = (board: string, tower: Tower, to: { column: number; row: number }): boolean =>
  ahead(board, tower, to) === 1 && aside(tower, to) <= 1;

const captures = (board: string, attacker: Tower, target: Tower): boolean =>
  takes(attacker.token, target.token) &&
  (moves(board, attacker, target) || (ahead(board, attacker, target) === 0 && aside(attacker, target) === 1));

/** Whether one tower can take the other by its strength: its color, size and sides. */
function takes(attacker: string, target: string): boolean {
  const bigger = 'SML'.indexOf(attacker[1]!) - 'SML'.indexOf(target[1]!);
  const stronger = bigger === 1 || (bigger === 0 && attacker[2]! > target[2]!);
  return attacker[0] !== target[0] && (stronger || (attacker.endsWith('S3') && target.endsWith('L6')));
}
