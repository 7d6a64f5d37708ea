// What a game looks like after each event: effects applied in their order, nothing else known.

/**
 * @typedef {import('./api.js').Game} Game
 * @typedef {import('./api.js').GameEvent} GameEvent
 * @typedef {import('./api.js').Position} Position
 *
 * @typedef {object} State a game after an event
 * @property {number} version
 * @property {Record<string, Record<string, string>>} boards the piece by board and space
 * @property {Record<string, string[]>} hands the pieces in hand by color
 * @property {Record<string, string[]>} captured the captured pieces by seat
 * @property {Record<string, number>} frozen the version at which a board froze
 * @property {string[]} left the seats that resigned
 * @property {string} [toMove]
 * @property {string} status
 */

/** @param {number} column from 0 @param {number} row from 0 */
export const spaceName = (column, row) => String.fromCharCode(97 + column) + (row + 1);

/** @param {string} space */
export const columnOf = (space) => space.charCodeAt(0) - 97;

/** @param {string} space */
export const rowOf = (space) => Number(space.slice(1)) - 1;

/**
 * The pieces of a board by space.
 * @param {string[]} rows the far row first
 */
export function pieces(rows) {
  /** @type {Record<string, string>} */
  const found = {};
  rows.forEach((row, index) =>
    row.split(' ').forEach((piece, column) => {
      if (piece !== '.') {
        found[spaceName(column, rows.length - 1 - index)] = piece;
      }
    }),
  );
  return found;
}

/**
 * A game as the service shows it.
 * @param {Game} game
 * @returns {State}
 */
export function stateOf(game) {
  const {position} = game;
  return {
    version: game.version,
    boards: Object.fromEntries(position.boards.map((board) => [board.id, pieces(board.rows)])),
    hands: Object.fromEntries((position.hands ?? []).map((hand) => [hand.color, hand.pieces])),
    captured: Object.fromEntries((position.captured ?? []).map(({seat, pieces: taken}) => [seat, taken])),
    frozen: Object.fromEntries(
      game.boards.filter((board) => board.frozen).map((board) => [board.id, board.frozenAtVersion ?? 0]),
    ),
    left: [],
    toMove: game.toMove,
    status: game.status,
  };
}

/** @param {string[]} list @param {string} item the first of which is left out */
function without(list, item) {
  const index = list.indexOf(item);
  return index < 0 ? list : [...list.slice(0, index), ...list.slice(index + 1)];
}

/** @param {State} state @param {string} board @param {Record<string, string | undefined>} changes */
function onBoard(state, board, changes) {
  const spaces = {...state.boards[board]};
  for (const [space, piece] of Object.entries(changes)) {
    if (piece === undefined) {
      delete spaces[space];
    } else {
      spaces[space] = piece;
    }
  }
  return {...state, boards: {...state.boards, [board]: spaces}};
}

/** @param {State} state @param {string} piece */
function outOfHand(state, piece) {
  const hands = Object.entries(state.hands).map(([color, held]) => [color, without(held, piece)]);
  return {...state, hands: Object.fromEntries(hands)};
}

/**
 * @type {Record<string, (state: State, effect: any, event: GameEvent, states: State[]) => State>}
 */
const EFFECTS = {
  placed: (state, {piece, board, at}) => outOfHand(onBoard(state, board, {[at]: piece}), piece),
  removed: (state, {piece}) => outOfHand(state, piece),
  moved: (state, {piece, board, from, to}) => onBoard(state, board, {[from]: undefined, [to]: piece}),
  captured: (state, {piece, board, at}, event) => {
    const seat = event.seat ?? '';
    const taken = {...state.captured, [seat]: [...(state.captured[seat] ?? []), piece]};
    return {...onBoard(state, board, {[at]: undefined}), captured: taken};
  },
  'board-frozen': (state, {board}, event) => ({...state, frozen: {...state.frozen, [board]: event.version}}),
  resigned: (state, {seat}) => ({...state, left: [...state.left, seat]}),
  'game-ended': (state) => ({...state, status: 'finished', toMove: undefined}),
  'taken-back': (state, {to}, event, states) => (states[to] ? {...states[to], version: event.version} : state),
};

/**
 * The state after an event. Effects of unknown types change nothing.
 * @param {State[]} states by version, up to the one before the event
 * @param {GameEvent} event
 * @returns {State}
 */
export function next(states, event) {
  let state = states[event.version - 1];
  for (const effect of event.effects) {
    state = EFFECTS[effect.type]?.(state, effect, event, states) ?? state;
  }
  return {
    ...state,
    version: event.version,
    status: event.status ?? state.status,
    toMove: event.status ? event.toMove : state.toMove,
  };
}

/**
 * Whether a state shows the pieces that the service shows.
 * @param {State} state
 * @param {Game} game
 */
export function agrees(state, game) {
  const told = stateOf(game);
  return (
    told.version === state.version &&
    Object.entries(told.boards).every(([id, spaces]) => same(spaces, state.boards[id] ?? {})) &&
    same(lists(told.hands), lists(state.hands)) &&
    same(lists(told.captured), lists(state.captured))
  );
}

/** @param {Record<string, string[]>} pieceLists */
function lists(pieceLists) {
  return Object.fromEntries(
    Object.entries(pieceLists)
      .filter(([, held]) => held.length > 0)
      .map(([name, held]) => [name, [...held].sort().join(' ')]),
  );
}

/** @param {Record<string, string>} a @param {Record<string, string>} b */
function same(a, b) {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/**
 * Where an event happened: what the board shows of it.
 * @param {GameEvent | undefined} event
 * @returns {{board: string, from?: string, to?: string, captured: string[]} | null}
 */
export function trace(event) {
  const effects = event?.effects ?? [];
  const moved = effects.find(({type}) => type === 'moved' || type === 'placed');
  if (!moved?.board) {
    return null;
  }
  const captured = effects.filter(({type}) => type === 'captured').map(({at}) => at ?? '');
  return {board: moved.board, from: moved.from, to: moved.to ?? moved.at, captured};
}
