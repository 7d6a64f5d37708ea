// Names of actions. The page learns how they are written from the legal ones, so that it can ask about others.

/** How many characters of a piece's token its action leaves out: none, or the color. */
const cut = ({action, piece = ''}) => (action.startsWith(piece) ? 0 : 1);

/** The name of an action with other values in place of its own; undefined if its space does not stand in it. */
function like(known, wanted) {
  const parts = known.from ? ['board', 'from', 'to'] : ['piece', 'board', 'to'];
  let [name, rest, index] = ['', known.action, -1];
  for (const part of parts) {
    const [old, other] = [known, wanted].map((action) => (part === 'piece' ? action.piece.slice(cut(known)) : action[part]));
    index = old ? rest.indexOf(old) : -1;
    if (index >= 0) {
      name += rest.slice(0, index) + other;
      rest = rest.slice(index + old.length);
    }
  }
  return index < 0 ? undefined : name + rest;
}

export class Notation {
  #known = new Map();

  /** @param {Action[]} actions */
  learn(actions) {
    for (const action of actions) {
      this.#known.set(!action.from ? 'in' : action.captures?.includes(action.to ?? '') ? 'onto' : 'to', action);
    }
  }

  /** The name of an action, legal or not; undefined if no action like it was seen. */
  name({occupied, ...wanted}) {
    const kinds = !wanted.from ? ['in'] : occupied ? ['onto', 'to'] : ['to', 'onto'];
    const known = kinds.map((kind) => this.#known.get(kind)).find(Boolean);
    return known && like(known, wanted);
  }
}

/** The spaces in the name of an action on a board, in their order. */
export const spaces = (action, board) => action.replace(`${board}:`, '').match(/[a-z]\d{1,2}/g) ?? [];
