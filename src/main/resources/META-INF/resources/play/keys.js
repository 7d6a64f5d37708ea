// The keyboard on a board: where the focus goes. Rows and columns as they are shown, from the upper left.

/**
 * @typedef {object} Place
 * @property {number} column
 * @property {number} row
 */

/** @type {Record<string, [number, number]>} */
const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/**
 * @param {{key: string, ctrlKey?: boolean}} event
 * @param {Place} at
 * @param {{width: number, height: number}} size
 * @returns {Place | null} null if the key does not move the focus on this board
 */
export function focusAfter({key, ctrlKey}, at, {width, height}) {
  const step = STEPS[key];
  if (step) {
    return {column: within(at.column + step[0], width), row: within(at.row + step[1], height)};
  }
  if (key === 'Home') {
    return {column: 0, row: ctrlKey ? 0 : at.row};
  }
  if (key === 'End') {
    return {column: width - 1, row: ctrlKey ? height - 1 : at.row};
  }
  return null;
}

/** @param {number} index @param {number} count */
const within = (index, count) => Math.min(Math.max(index, 0), count - 1);

/**
 * The board that a key leads to.
 * @param {string} key
 * @param {number} index of the board with the focus
 * @param {number} count of boards
 * @returns {number | null}
 */
export function boardAfter(key, index, count) {
  const step = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  return step === 0 || count < 2 ? null : (index + step + count) % count;
}

/**
 * The item before or after the current one, round and round.
 * @template T
 * @param {T[]} items
 * @param {T} current
 * @param {number} step
 * @returns {T | undefined}
 */
export function cycle(items, current, step) {
  const index = items.indexOf(current);
  const from = index < 0 && step < 0 ? 0 : index;
  return items[(from + step + items.length) % items.length];
}
