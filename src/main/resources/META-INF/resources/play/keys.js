// The keyboard on a board. Columns and rows are counted as shown, from the upper left.

const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const within = (index, count) => Math.min(Math.max(index, 0), count - 1);

/** Where a key moves the focus on its board; null if it does not. */
export function focusAfter({key, ctrlKey}, {column, row}, {width, height}) {
  if (key === 'Home' || key === 'End') {
    const end = key === 'End';
    return {column: end ? width - 1 : 0, row: ctrlKey ? (end ? height - 1 : 0) : row};
  }
  const step = STEPS[key];
  return step ? {column: within(column + step[0], width), row: within(row + step[1], height)} : null;
}

/** The index of the board that a key leads to; null if it leads to none. */
export function boardAfter(key, index, count) {
  const step = {PageDown: 1, PageUp: -1}[key];
  return step && count > 1 ? (index + step + count) % count : null;
}

/** The item before or after the current one, round and round. */
export const cycle = (items, current, step) => items.at((items.indexOf(current) + step) % items.length);
