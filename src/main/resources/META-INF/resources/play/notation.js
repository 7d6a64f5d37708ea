// Names of actions. The page learns how they are written from the legal ones, so that it can ask about others.

/** What of a piece's token stands at the start of the name: all, or what follows the color. */
const token = (action, piece) => [0, 1].map((cut) => piece.slice(cut)).find((end) => end && action.startsWith(end)) ?? '';

/** The name with placeholders for what varies; null if a part does not stand in it. @param {Action} action */
export function pattern({action, piece = '', board = '', from, to = ''}) {
  const parts = from ? [['{board}', board], ['{from}', from], ['{to}', to]] : [['{piece}', token(action, piece)], ['{board}', board], ['{to}', to]];
  let written = '';
  let rest = action;
  for (const [placeholder, value] of parts) {
    const index = value ? rest.indexOf(value) : -1;
    if (index >= 0) {
      written += rest.slice(0, index) + placeholder;
      rest = rest.slice(index + value.length);
    } else if (placeholder !== '{board}') {
      return null;
    }
  }
  return written + rest;
}

export class Notation {
  #patterns = new Map();

  /** @param {Action[]} actions */
  learn(actions) {
    for (const action of actions) {
      const kind = !action.from ? 'in' : action.captures?.includes(action.to ?? '') ? 'onto' : 'to';
      if (!this.#patterns.has(kind)) {
        const {piece = ''} = action;
        this.#patterns.set(kind, {written: pattern(action), cut: piece.length - token(action.action, piece).length});
      }
    }
  }

  /** The name of an action, legal or not; undefined if no action like it was seen. */
  name({piece, board, from, to, occupied}) {
    const kinds = !from ? ['in'] : occupied ? ['onto', 'to'] : ['to', 'onto'];
    const {written, cut} = kinds.map((kind) => this.#patterns.get(kind)).find(Boolean) ?? {};
    return written?.replace('{piece}', piece.slice(cut)).replace('{board}', board).replace('{from}', from).replace('{to}', to);
  }
}

/** The spaces in the name of an action on a board, in their order. */
export const spaces = (action, board) => action.replace(`${board}:`, '').match(/[a-z]\d{1,2}/g) ?? [];
