// A game after each event: effects applied in their order.

export const spaceName = (column, row) => String.fromCharCode(97 + column) + (row + 1);
export const columnOf = (space) => space.charCodeAt(0) - 97;
export const rowOf = (space) => Number(space.slice(1)) - 1;

/** The pieces of a board by space. @param {string[]} rows the far row first */
export const pieces = (rows) =>
  Object.fromEntries(
    rows.flatMap((row, index) => row.split(' ').map((piece, column) => [spaceName(column, rows.length - 1 - index), piece]))
      .filter(([, piece]) => piece !== '.'));

const byName = (items, name, value) => Object.fromEntries((items ?? []).map((item) => [item[name], value(item)]));

/** A game as the service shows it. @param {Game} game @returns {State} */
export const stateOf = ({version, position, boards, toMove, status}) => ({
  version,
  boards: byName(position.boards, 'id', ({rows}) => pieces(rows)),
  hands: byName(position.hands, 'color', (hand) => hand.pieces),
  captured: byName(position.captured, 'seat', (taken) => taken.pieces),
  frozen: byName(boards.filter(({frozen}) => frozen), 'id', ({frozenAtVersion}) => frozenAtVersion),
  left: [],
  toMove,
  status,
});

/** The same with other pieces on some spaces of a board; `undefined` empties a space. */
function onBoard(state, board, changes) {
  const spaces = Object.entries({...state.boards[board], ...changes}).filter(([, piece]) => piece);
  return {...state, boards: {...state.boards, [board]: Object.fromEntries(spaces)}};
}

function outOfHand(state, piece) {
  const hands = Object.entries(state.hands).map(([color, held]) => [color, held.filter((_, index) => index !== held.indexOf(piece))]);
  return {...state, hands: Object.fromEntries(hands)};
}

/** @type {Record<string, (state: State, effect: any, event: GameEvent, states: State[]) => State>} */
const EFFECTS = {
  placed: (state, {piece, board, at}) => outOfHand(onBoard(state, board, {[at]: piece}), piece),
  removed: (state, {piece}) => outOfHand(state, piece),
  moved: (state, {piece, board, from, to}) => onBoard(state, board, {[from]: undefined, [to]: piece}),
  captured: (state, {piece, board, at}, {seat = ''}) => ({
    ...onBoard(state, board, {[at]: undefined}),
    captured: {...state.captured, [seat]: [...(state.captured[seat] ?? []), piece]},
  }),
  'board-frozen': (state, {board}, {version}) => ({...state, frozen: {...state.frozen, [board]: version}}),
  resigned: (state, {seat}) => ({...state, left: [...state.left, seat]}),
  'taken-back': (state, {to}, event, states) => states[to] ?? state,
};

/** The state after an event; effects of unknown types change nothing. @param {State[]} states by version @param {GameEvent} event */
export function next(states, event) {
  const {version, status, toMove} = event;
  const apply = (state, effect) => EFFECTS[effect.type]?.(state, effect, event, states) ?? state;
  return {...event.effects.reduce(apply, states[version - 1]), version, status, toMove};
}

/** Where an event happened. @param {GameEvent | undefined} event @returns {Trace | null} */
export function trace(event) {
  const effects = event?.effects ?? [];
  const moved = effects.find(({type}) => type === 'moved' || type === 'placed');
  const captured = effects.filter(({type}) => type === 'captured').map(({at}) => at ?? '');
  return moved?.board ? {board: moved.board, from: moved.from, to: moved.to ?? moved.at, captured} : null;
}
