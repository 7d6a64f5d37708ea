// What this browser keeps: games with the seats played here, and a few settings.

const PREFIX = 'arbiter.';
const GAME = 'game.';

/** What storage would hold, for browsers that refuse to store. */
const memory = new Map();

/** @returns {Storage | null} */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @returns {any} the value, or undefined
 */
export function read(key) {
  try {
    const text = storage()?.getItem(PREFIX + key);
    return text == null ? memory.get(key) : JSON.parse(text);
  } catch {
    return memory.get(key);
  }
}

/**
 * @param {string} key
 * @param {any} value
 */
export function write(key, value) {
  memory.set(key, value);
  try {
    storage()?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full or refused: the page shows that nothing outlasts it
  }
}

/** Whether what is written outlasts the page. */
export function persists() {
  try {
    storage()?.setItem(PREFIX + 'probe', '1');
    storage()?.removeItem(PREFIX + 'probe');
    return storage() !== null;
  } catch {
    return false;
  }
}

/**
 * A game that was opened here.
 * @typedef {object} KeptGame
 * @property {string} id
 * @property {string} ruleset
 * @property {boolean} [open] whether every seat is played without a token
 * @property {Record<string, string>} seats the tokens by seat
 * @property {Record<string, string>} names players' names by seat
 * @property {Record<string, number>} computers the strength by seat that this browser lets the service play
 * @property {string[]} unsent seats whose links were not given to anybody yet
 * @property {number} opened when, in milliseconds
 * @property {number} [version] the newest version known
 * @property {string} [status]
 * @property {string} [toMove]
 */

/**
 * @param {string} id
 * @returns {KeptGame | undefined}
 */
export const game = (id) => read(GAME + id);

/**
 * Changes what is kept of a game, and begins to keep it.
 * @param {string} id
 * @param {Partial<KeptGame>} changes
 */
export function keep(id, changes) {
  const known = game(id) ?? {id, ruleset: '', seats: {}, names: {}, computers: {}, unsent: [], opened: Date.now()};
  write(GAME + id, {...known, ...changes});
}

/** @param {string} id */
export function forget(id) {
  memory.delete(GAME + id);
  try {
    storage()?.removeItem(PREFIX + GAME + id);
  } catch {
    // nothing was stored
  }
}

/** @returns {KeptGame[]} the games opened here, newest first */
export function games() {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(storage() ?? {})) {
      if (key.startsWith(PREFIX)) {
        keys.add(key.slice(PREFIX.length));
      }
    }
  } catch {
    // only what is in memory
  }
  return [...keys]
    .filter((key) => key.startsWith(GAME))
    .map(read)
    .filter(Boolean)
    .sort((a, b) => b.opened - a.opened);
}
