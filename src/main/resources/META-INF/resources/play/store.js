// What this browser keeps: the games opened here with their seat tokens, and settings.

const PREFIX = 'arbiter.';
const GAME = `${PREFIX}game.`;

/** @type {Record<string, any>} */
let place = {};
try {
  place = localStorage;
} catch {
  // memory stands in for storage that the browser refuses
}

const get = (name) => JSON.parse(place[name] ?? 'null') ?? undefined;

function put(name, value) {
  const text = JSON.stringify(value);
  try {
    place[name] = text;
  } catch {
    place = {...place, [name]: text};
  }
}

export const read = (key) => get(PREFIX + key);
export const write = (key, value) => put(PREFIX + key, value);

/** Whether what is kept outlasts the page. */
export function persists() {
  write('kept', true);
  return place instanceof Storage;
}

/** What is kept of a game. @returns {KeptGame} */
export const game = (id) => ({id, ruleset: '', seats: {}, names: {}, computers: {}, unsent: [], opened: 0, ...get(GAME + id)});

/** Changes what is kept of a game. @param {Partial<KeptGame>} changes */
export const keep = (id, changes) => put(GAME + id, {...game(id), ...changes});

export const forget = (id) => delete place[GAME + id];

/** The games opened here, newest first. */
export const games = () =>
  Object.keys(place).filter((name) => name.startsWith(GAME)).map((name) => game(name.slice(GAME.length))).sort((a, b) => b.opened - a.opened);

/** Keeps a game that was just created: its seats, which of their links are unsent, and which the computer plays. */
export function keepNew({id, ruleset, seatTokens = []}, who = {}) {
  const chosen = Object.entries(who);
  keep(id, {
    ruleset,
    seats: Object.fromEntries(seatTokens.map(({seat, token}) => [seat, token])),
    computers: Object.fromEntries(chosen.filter(([, by]) => Number(by)).map(([seat, by]) => [seat, Number(by)])),
    unsent: chosen.filter(([, by]) => by === 'invite').map(([seat]) => seat),
    opened: Date.now(),
  });
}
