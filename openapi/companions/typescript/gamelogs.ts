/** Reads problems, follows games and checks hash chains with the generated client. */
import {
  FetchError,
  GameOptionsToJSON,
  instanceOfProblem,
  ProblemFromJSON,
  ResponseError,
  type GameEvent,
  type GameEventPage,
  type GameRecord,
  type LogApi,
  type Position,
  type Problem,
} from './client/index.js';

const WAIT_SECONDS = 25;
const PASSING = [429, 502, 503, 504];

/** The problem that a failed call was answered with; undefined if it was not answered with one. */
export async function problem(failure: unknown): Promise<Problem | undefined> {
  if (!(failure instanceof ResponseError)) {
    return undefined;
  }
  const body: unknown = await failure.response.clone().json().catch(() => undefined);
  return typeof body === 'object' && body !== null && instanceOfProblem(body) ? ProblemFromJSON(body) : undefined;
}

/**
 * Every event after a version (from version 0 on without one), in order and each once, until the game is over; after
 * no answer, 429 and 502 to 504 it tries again from where it was. Throws if a version is missing.
 */
export async function* follow(log: LogApi, id: string, after?: number): AsyncGenerator<GameEvent> {
  for (let cursor = after ?? -1; ; ) {
    let page: GameEventPage;
    try {
      page = await log.listEvents({ id, after: cursor < 0 ? undefined : cursor, wait: WAIT_SECONDS });
    } catch (failure) {
      if (!passes(failure)) {
        throw failure;
      }
      const seconds = (failure instanceof ResponseError && failure.response.headers.get('Retry-After')) || '';
      await new Promise((resume) => setTimeout(resume, /^\d{1,6}$/.test(seconds) ? +seconds * 1000 : 1000));
      continue;
    }
    for (const event of page.items) {
      if (event.version !== cursor + 1) {
        throw new Error(`version ${event.version} came after ${cursor}`);
      }
      yield event;
      cursor = event.version;
    }
    if (page.status === 'finished' && page.version === cursor) {
      return;
    }
  }
}

/** Whether it may be better the next time: no answer, or one that stands for none. An aborted call stays aborted. */
function passes(failure: unknown): boolean {
  if (failure instanceof ResponseError) {
    return PASSING.includes(failure.response.status);
  }
  return failure instanceof FetchError ? failure.cause.name !== 'AbortError' : failure instanceof TypeError;
}

/** The hash of version 0 of a game with this record. */
export function hashOfStart(record: GameRecord): Promise<string> {
  const lines = ['arbiter 1', `ruleset ${record.ruleset} ${record.rulesetVersion}`];
  const options = Object.entries(GameOptionsToJSON(record.options)).filter(([, value]) => value !== undefined);
  lines.push(...options.map(([name, value]) => `option ${name} ${value}`).sort());
  if (record.takeBacks) {
    lines.push('takeBacks true');
  }
  if (record.firstSeat !== undefined) {
    lines.push(`first ${record.firstSeat}`);
  }
  return sha256([...lines, ...(record.position ? positionLines(record.position) : [])]);
}

function positionLines(position: Position): string[] {
  const hands = (position.hands ?? []).filter((hand) => hand.pieces.length > 0);
  const captured = (position.captured ?? []).filter((taken) => taken.pieces.length > 0);
  return [
    `phase ${position.phase}`,
    ...(position.toMove === undefined ? [] : [`to-move ${position.toMove}`]),
    ...position.boards.map((board) => `board ${board.id} ${board.rows.join('/')}`),
    ...hands.map((hand) => `hand ${hand.color} ${hand.pieces.join(' ')}`),
    ...captured.map((taken) => `captured ${taken.seat} ${taken.pieces.join(' ')}`),
  ];
}

/**
 * The version of the first event that does not follow, by its hash or its number; undefined if the chain holds. `known`
 * is the hash of the version before the first event, or of version 0 if the events begin with it (`hashOfStart`).
 */
export async function firstBroken(known: string, events: GameEvent[]): Promise<number | undefined> {
  let hash = known;
  for (const [i, event] of events.entries()) {
    let follows = i === 0 || event.version === events[i - 1]!.version + 1;
    if (event.version > 0) {
      follows &&= event.previousHash === hash;
      hash = await sha256([hash, `${event.version} ${event.seat} ${event.action}`]);
    }
    if (!follows || event.hash !== hash) {
      return event.version;
    }
  }
  return undefined;
}

async function sha256(lines: string[]): Promise<string> {
  const text = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
