// The names of actions. A page that knows no game learns how they are written from the actions that
// the service lists, so that it can ask about actions that are not legal.

/** @typedef {import('./api.js').Action} Action */

/**
 * The name with what varies replaced by placeholders; null if a part does not stand in it.
 * @param {Action} action
 * @returns {string | null}
 */
export function pattern({action, piece, board, from, to}) {
  let rest = action;
  let written = '';
  const parts = from ? [[board, '{board}'], [from, '{from}'], [to, '{to}']] : [[ending(action, piece), '{piece}'], [board, '{board}'], [to, '{to}']];
  for (const [value, placeholder] of parts) {
    const index = value ? rest.indexOf(value) : -1;
    if (index < 0) {
      if (placeholder === '{board}') {
        continue;
      }
      return null;
    }
    written += rest.slice(0, index) + placeholder;
    rest = rest.slice(index + /** @type {string} */ (value).length);
  }
  return written + rest;
}

/** What of a piece's token stands in the name: the token, or its end without the color. */
function ending(/** @type {string} */ action, /** @type {string | undefined} */ piece = '') {
  for (let start = 0; start < piece.length; start++) {
    if (action.startsWith(piece.slice(start))) {
      return piece.slice(start);
    }
  }
  return undefined;
}

/** The patterns of the actions seen so far, by what the action does. */
export class Notation {
  /** @type {Map<string, {pattern: string, cut: number}>} */
  #patterns = new Map();

  /** @param {Action[]} actions */
  learn(actions) {
    for (const action of actions) {
      const kind = action.from ? (action.captures?.includes(action.to ?? '') ? 'onto' : 'to') : 'in';
      if (!this.#patterns.has(kind)) {
        const learned = pattern(action);
        if (learned) {
          const cut = (action.piece?.length ?? 0) - (ending(action.action, action.piece)?.length ?? 0);
          this.#patterns.set(kind, {pattern: learned, cut});
        }
      }
    }
  }

  /**
   * The name of an action, legal or not; null if no action like it was seen.
   * @param {{piece: string, board: string, from?: string, to: string, occupied: boolean}} wish
   * @returns {string | null}
   */
  name({piece, board, from, to, occupied}) {
    const kinds = from ? (occupied ? ['onto', 'to'] : ['to', 'onto']) : ['in'];
    const found = kinds.map((kind) => this.#patterns.get(kind)).find(Boolean);
    return found
      ? found.pattern
          .replace('{piece}', piece.slice(found.cut))
          .replace('{board}', board)
          .replace('{from}', from ?? '')
          .replace('{to}', to)
      : null;
  }
}

/**
 * The spaces that a name of an action on a board tells of, in their order.
 * @param {string} action
 * @param {string} board
 */
export function spaces(action, board) {
  const name = action.startsWith(`${board}:`) ? action.slice(board.length + 1) : action;
  return name.match(/(?<![A-Za-z])[a-z]\d{1,2}/g) ?? name.match(/[a-z]\d{1,2}/g) ?? [];
}
