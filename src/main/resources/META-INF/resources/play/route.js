// The page's addresses. Everything is in the fragment, which browsers send to nobody.

/**
 * @typedef {object} Route
 * @property {'start' | 'new' | 'game' | 'rules'} screen
 * @property {string} [id] of the game
 * @property {string} [seat]
 * @property {string} [token] of the seat
 * @property {number} [at] the version to show
 * @property {string} [ruleset]
 * @property {string} [rule]
 */

/**
 * @param {string} fragment with or without its number sign
 * @returns {Route}
 */
export function parse(fragment) {
  const [path, query] = fragment.replace(/^#/, '').split('?');
  const [screen, ...names] = path.split('/').filter(Boolean).map(decoded);
  const parameters = new URLSearchParams(query ?? '');
  if (screen === 'g' && names[0]) {
    const [id, seat, token] = names;
    const at = /^\d{1,6}$/.test(parameters.get('at') ?? '') ? Number(parameters.get('at')) : undefined;
    return seat && token ? {screen: 'game', id, seat, token} : {screen: 'game', id, at};
  }
  if (screen === 'new') {
    return {screen: 'new', ruleset: names[0]};
  }
  if (screen === 'rules' && names[0]) {
    return {screen: 'rules', ruleset: names[0], rule: parameters.get('rule') ?? undefined};
  }
  return {screen: 'start'};
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The fragment of a game.
 * @param {string} id
 * @param {number | null} [at]
 */
export const gameAt = (id, at) => `#/g/${encodeURIComponent(id)}${at == null ? '' : `?at=${at}`}`;

/**
 * The fragment that lets somebody play a seat.
 * @param {string} id
 * @param {string} seat
 * @param {string} token
 */
export const seatOf = (id, seat, token) => `#/g/${[id, seat, token].map(encodeURIComponent).join('/')}`;

/**
 * The fragment of a ruleset's rules.
 * @param {string} ruleset
 * @param {string} [rule]
 */
export const rulesOf = (ruleset, rule) =>
  `#/rules/${encodeURIComponent(ruleset)}${rule ? `?rule=${encodeURIComponent(rule)}` : ''}`;

/**
 * The fragment that a pasted text leads to: a link to the page, a path of the API, or the id alone.
 * @param {string} text
 * @returns {string | null}
 */
export function pasted(text) {
  const trimmed = text.trim();
  const link = /#(\/g\/\S+)$/.exec(trimmed);
  if (link) {
    return `#${link[1]}`;
  }
  const id = /(?:^|\/games\/)([A-Za-z0-9_-]{8,64})(?:[/?]\S*)?$/.exec(trimmed);
  return id ? gameAt(id[1]) : null;
}
