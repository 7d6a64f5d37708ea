// Boards and pieces: a grid of buttons for players, a drawing elsewhere. A space is 60 units wide, as in the pictures of the service.

import {columnOf, rowOf, spaceName} from './fold.js';
import {fill, html, nothing, svg} from './lit.js';
import {pieceName, t} from './words.js';

const UNIT = 60;
/** By size, from small to large. */
const RADII = [0, 14, 19.5, 25];
const LETTERS = [0, 11, 14, 17];

export const figureOf = (ruleset, piece) => ruleset.figures.find((figure) => figure.piece === piece);

/** A shape of index.html. */
const mark = (name, {x, y} = {x: 0, y: 0}) => svg`<use href="#${name}" class=${name} x=${x} y=${y} />`;

/** A disc, or a regular polygon on one of its sides that is about as large. */
function outline(count, radius, name) {
  if (count === 0) {
    return svg`<circle r=${radius} class=${name} />`;
  }
  const reach = radius * Math.min(Math.sqrt(5.8 / count / Math.sin((2 * Math.PI) / count)), 1.28);
  const points = Array.from({length: count}, (_, i) => {
    const angle = Math.PI / 2 + ((2 * i + 1) * Math.PI) / count;
    return [reach * Math.cos(angle), (count === 3 ? reach / 7 : 0) + reach * Math.sin(angle)].map((length) => length.toFixed(2));
  });
  return svg`<polygon points=${points.join(' ')} class=${name} />`;
}

/** @param {Figure | undefined} figure */
function shape(figure) {
  if (!figure) {
    return nothing;
  }
  const {corners, crowned, label, shade, size} = figure;
  const [radius, letter] = [RADII[size], LETTERS[size]];
  const rim = shade !== 'light' && radius * (corners === 3 ? 0.6 : 1) > 13;
  return svg`<g class="piece ${shade}">${outline(corners, radius, 'body')}${rim ? outline(corners, radius - 3.4, 'rim') : nothing}
    ${crowned ? svg`<g transform="scale(${radius * 0.55})">${mark('crown')}</g>` : svg`<text y=${letter * 0.36} font-size=${letter}>${label}</text>`}</g>`;
}

/** A piece as an image of its own. */
export const token = (figure) => html`<svg class="token" viewBox="-30 -30 60 60" aria-hidden="true">${shape(figure)}</svg>`;

/** The shade of a seat, in the outline of its pieces. */
export const swatch = ({corners, shade}) =>
  html`<svg class="swatch" viewBox="-15 -15 30 30" aria-hidden="true"><g class="piece ${shade}">${outline(corners > 4 ? 0 : corners, 10, 'body')}</g></svg>`;

/** The spaces as shown, row by row from the upper left. @param {BoardModel} model */
export function shownRows({board, flipped}) {
  const rows = Array.from({length: board.height}, (_, row) => Array.from({length: board.width}, (_, column) => spaceName(column, row)));
  return flipped ? rows.map((row) => row.reverse()) : rows.reverse();
}

const signOf = ({ruleset, board}, space) => ruleset.marks.find((mark) => mark.board === board.id && mark.spaces.includes(space));

/** The middle of a space in the drawing. @param {BoardModel} model */
function middle({board, flipped}, space) {
  const [column, row] = [columnOf(space), rowOf(space)];
  return {x: (flipped ? board.width - column - 0.5 : column + 0.5) * UNIT, y: (flipped ? row + 0.5 : board.height - row - 0.5) * UNIT};
}

/** A space in words: its name, what stands there, and its state. @param {BoardModel} model */
function inWords(model, space) {
  const {chosen, ghost, marked, movable, pieces, ruleset, targets, trace} = model;
  const states = {
    chosen: space === chosen,
    canCapture: targets?.get(space)?.captures,
    canGoHere: targets?.has(space) && !targets.get(space).captures,
    canAct: !chosen && movable?.has(space),
    ghost: space === ghost?.to,
    lastTo: space === trace?.to,
    lastFrom: space === trace?.from,
    lastCaptured: trace?.captured.includes(space),
    namedByRule: marked?.has(space),
  };
  const words = Object.keys(states).filter((state) => states[state]).map((state) => t(state));
  return [space, pieces[space] ? pieceName(ruleset, pieces[space]) : t('empty'), signOf(model, space)?.text, ...words].filter(Boolean).join(', ');
}

/** The piece of a space; one that just came slides to its place. @param {BoardModel} model */
function standing(model, space) {
  const {pieces, ruleset, slides, trace} = model;
  const piece = shape(figureOf(ruleset, pieces[space]));
  if (!slides || space !== trace?.to || !trace.from) {
    return piece;
  }
  const [a, b] = [middle(model, trace.from), middle(model, space)];
  return svg`<g class="sliding" .style=${`--x: ${a.x - b.x}px; --y: ${a.y - b.y}px`}>${piece}</g>`;
}

/** What is drawn of a space, round its middle. @param {BoardModel} model */
function ink(model, space) {
  const {chosen, ghost, marked, pieces, ruleset, targets} = model;
  const special = signOf(model, space);
  const target = targets?.get(space);
  return svg`${special ? [mark('special'), mark(special.sign)] : nothing}${space === chosen ? mark('chosen') : nothing}
    ${standing(model, space)}${space === ghost?.to ? svg`<g class="ghost">${shape(figureOf(ruleset, ghost.piece))}</g>` : nothing}
    ${target ? mark(pieces[space] || target.captures ? 'take' : 'target') : nothing}${marked?.has(space) ? mark('why') : nothing}`;
}

/** What lies over the spaces: the last action, and arrows. @param {BoardModel} model */
function over(model) {
  const {arrows = [], pieces, trace} = model;
  const at = (space) => middle(model, space);
  const arrow = (kind, from, to) => {
    const [a, b] = [at(from), at(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const along = (part) => [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
    const [start, end] = [along(pieces[from] ? 26 / length : 0), along(1 - (pieces[to] ? 38 : 16) / length)];
    return svg`<path class=${kind} d="M${start}L${end}" marker-end="url(#${kind})" />`;
  };
  return svg`${trace?.to ? mark('trace', at(trace.to)) : nothing}
    ${trace?.from ? [mark('origin', at(trace.from)), arrow('way', trace.from, trace.to)] : nothing}
    ${trace?.captured.map((space) => mark(pieces[space] ? 'taken' : 'gone', at(space)))}
    ${arrows.map(([from, to]) => arrow('pointing', from, to))}`;
}

/** The edge of the board that a color starts from. @param {BoardModel} model @param {'near' | 'far'} side */
function startLine({ruleset, board, flipped}, side) {
  const piece = ruleset.pieces.find(({color}) => color === board[side])?.piece;
  return piece ? html`<div class="start-line ${(side === 'far') === !flipped ? 'upper' : 'lower'} ${figureOf(ruleset, piece)?.shade}"></div>` : nothing;
}

/** The board as a grid of buttons. @param {BoardModel} model @param {{press: (space: string) => void, key: (event: KeyboardEvent, space: string) => void}} on */
export function grid(model, on) {
  const {board, chosen, focus, frozen, movable, name, pieces, targets} = model;
  const rows = shownRows(model);
  const tabbed = focus ?? rows.at(-1)[0];
  const cell = (space) => fill('cell', {
    id: `${board.id}:${space}`,
    piece: pieces[space],
    target: targets?.has(space),
    movable: movable?.has(space),
    pressed: space === chosen && 'true',
    tab: space === tabbed ? 0 : -1,
    press: () => on.press(space),
    key: (event) => on.key(event, space),
    ink: ink(model, space),
    words: inWords(model, space),
  });
  return fill('board', {
    board: board.id,
    kind: frozen ? 'board frozen' : 'board',
    columns: `--columns: ${board.width}`,
    name,
    lines: [startLine(model, 'far'), startLine(model, 'near')],
    rows: rows.map((row) => fill('row', {number: rowOf(row[0]) + 1, cells: row.map(cell)})),
    letters: rows[0].map(([letter]) => fill('letter', {letter})),
    size: `0 0 ${board.width * UNIT} ${board.height * UNIT}`,
    over: over(model),
  });
}

/** The board as a drawing. @param {BoardModel} model @param {string} [label] for readers who do not see it */
export function drawing(model, label) {
  const {board: {height, width}, frozen} = model;
  return html`<svg class="drawing ${frozen ? 'frozen' : ''}" viewBox="-4 -4 ${width * UNIT + 8} ${height * UNIT + 8}" role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <rect class="ground" x="-2" y="-2" width=${width * UNIT + 4} height=${height * UNIT + 4} rx="3" />
    ${shownRows(model).flat().map((space) => {
      const {x, y} = middle(model, space);
      return svg`<g transform="translate(${x} ${y})">${mark('line')}${ink(model, space)}</g>`;
    })}${over(model)}</svg>`;
}
