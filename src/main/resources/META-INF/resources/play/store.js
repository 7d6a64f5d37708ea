// What this browser keeps: the games opened here with their seat tokens, and settings.

const PREFIX = 'arbiter.';
const GAME = 'game.';
/** Stands in for storage that the browser refuses. */
const memory = new Map();

/** Does something with the storage; null where the browser refuses it. */
function stored(what) {
  try {
    return what(localStorage);
  } catch {
    return null;
  }
}

export const read = (key) => JSON.parse(stored((storage) => storage.getItem(PREFIX + key)) ?? memory.get(key) ?? 'null') ?? undefined;

export function write(key, value) {
  memory.set(key, JSON.stringify(value));
  stored((storage) => storage.setItem(PREFIX + key, JSON.stringify(value)));
}

/** Whether what is kept outlasts the page. */
export const persists = () => stored((storage) => storage.setItem(PREFIX + 'probe', '1') ?? true) === true;

/** What is kept of a game. @returns {KeptGame} */
export const game = (id) => ({id, ruleset: '', seats: {}, names: {}, computers: {}, unsent: [], opened: 0, ...read(GAME + id)});

/** Changes what is kept of a game. @param {Partial<KeptGame>} changes */
export const keep = (id, changes) => write(GAME + id, {...game(id), ...changes});

export function forget(id) {
  memory.delete(GAME + id);
  stored((storage) => storage.removeItem(PREFIX + GAME + id));
}

/** The games opened here, newest first. */
export function games() {
  const keys = stored((storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)));
  const ids = [...new Set([...(keys ?? []), ...memory.keys()])].filter((key) => key.startsWith(GAME)).map((key) => key.slice(GAME.length));
  return ids.map(game).sort((a, b) => b.opened - a.opened);
}

/** Keeps a game that was just created: whose links are unsent, and which seats the computer plays. */
export function keepNew(created, who = {}) {
  const seats = Object.fromEntries((created.seatTokens ?? []).map(({seat, token}) => [seat, token]));
  const computers = Object.fromEntries(Object.entries(who).filter(([, by]) => Number(by)).map(([seat, by]) => [seat, Number(by)]));
  const unsent = Object.keys(who).filter((seat) => who[seat] === 'invite');
  keep(created.id, {ruleset: created.ruleset, seats, computers, unsent, opened: Date.now()});
}
