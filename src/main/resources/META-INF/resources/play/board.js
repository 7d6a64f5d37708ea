// A board: a grid of buttons for players, a drawing elsewhere. It knows spaces and pieces, no rules.

import {columnOf, rowOf, spaceName} from './fold.js';
import {html, nothing, svg} from './lit.js';
import {arrow, figureOf, shape, sign} from './piece.js';
import {pieceName} from './tell.js';
import {t} from './words.js';

const UNIT = 60;

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
  const target = targets?.get(space);
  return [
    space,
    pieces[space] ? pieceName(ruleset, pieces[space]) : t('empty'),
    signOf(model, space)?.text,
    space === chosen && t('chosen'),
    target && t(target.captures ? 'canCapture' : 'canGoHere'),
    !chosen && movable?.has(space) && t('canAct'),
    space === ghost?.to && t('ghost'),
    space === trace?.to && t('lastTo'),
    space === trace?.from && t('lastFrom'),
    trace?.captured.includes(space) && t('lastCaptured'),
    marked?.has(space) && t('namedByRule'),
  ].filter(Boolean).join(', ');
}

/** What is drawn of a space, round its middle. @param {BoardModel} model */
function ink(model, space) {
  const {chosen, ghost, marked, pieces, ruleset, targets} = model;
  const special = signOf(model, space);
  const target = targets?.get(space);
  const take = target && (pieces[space] || target.captures);
  return svg`${special ? svg`<rect class="marked-space" x="-30" y="-30" width="60" height="60" />${sign(special.sign)}` : nothing}
    ${space === chosen ? svg`<rect class="chosen" x="-27" y="-27" width="54" height="54" rx="5" />` : nothing}
    ${shape(figureOf(ruleset, pieces[space]))}
    ${space === ghost?.to ? svg`<g class="ghost">${shape(figureOf(ruleset, ghost.piece))}</g>` : nothing}
    ${target && !take ? svg`<circle class="target" r="9" />` : nothing}
    ${take ? svg`<path class="target take" d="M-27 -15V-27H-15M15 -27H27V-15M27 15V27H15M-15 27H-27V15" />` : nothing}
    ${marked?.has(space) ? svg`<path class="why" d="M-26 -26 26 26M-26 0 0 26M0 -26 26 0M-26 -26H26V26H-26Z" />` : nothing}`;
}

/** What lies over the spaces: the last action, and arrows. @param {BoardModel} model */
function over(model) {
  const {arrows = [], pieces, trace} = model;
  const from = trace?.from && middle(model, trace.from);
  const to = trace?.to && middle(model, trace.to);
  const line = (a, b) => arrow(middle(model, a), middle(model, b), pieces[b] ? 22 : 4);
  return svg`${to ? svg`<rect class="trace" x=${to.x - 28} y=${to.y - 28} width="56" height="56" rx="4" />` : nothing}
    ${from && to ? svg`<circle class="trace-from" cx=${from.x} cy=${from.y} r="7" />${line(trace.from, trace.to)}` : nothing}
    ${(trace?.captured ?? []).map((space) => {
      const {x, y} = middle(model, space);
      return pieces[space]
        ? svg`<g class="taken" transform="translate(${x + 20} ${y - 20})"><circle r="9" /><path d="M-4 -4 4 4M-4 4 4 -4" /></g>`
        : svg`<path class="gone" transform="translate(${x} ${y})" d="M-13 -13 13 13M-13 13 13 -13" />`;
    })}
    ${arrows.map(([a, b]) => svg`<g class="pointing">${line(a, b)}</g>`)}`;
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
  const tabbed = focus ?? rows.at(-1)?.[0];
  const cell = (space) => html`<div role="gridcell" class="cell"><button type="button" data-space="${board.id}:${space}" data-piece=${pieces[space] ?? nothing}
    ?data-target=${targets?.has(space)} ?data-movable=${movable?.has(space)} aria-pressed=${space === chosen ? 'true' : nothing}
    tabindex=${space === tabbed ? 0 : -1} @click=${() => on.press(space)} @keydown=${(event) => on.key(event, space)}
    ><svg viewBox="-30 -30 60 60" aria-hidden="true">${ink(model, space)}</svg><span class="hidden">${inWords(model, space)}</span></button></div>`;
  return html`<div class="board ${frozen ? 'frozen' : ''}" .style=${`--columns: ${board.width}`}>
    ${startLine(model, 'far')}${startLine(model, 'near')}
    <div role="grid" data-board=${board.id} aria-label=${name ?? ''} class="grid">
      ${rows.map((row) => html`<div role="row" class="row"><span role="rowheader" class="coordinate">${rowOf(row[0]) + 1}</span>${row.map(cell)}</div>`)}
      <div role="row" class="row columns"><span role="gridcell" class="coordinate"></span>
        ${rows[0].map(([column]) => html`<span role="columnheader" class="coordinate">${column}</span>`)}</div>
    </div>
    <svg class="over" viewBox="0 0 ${board.width * UNIT} ${board.height * UNIT}" aria-hidden="true">${over(model)}</svg></div>`;
}

/** The board as a drawing. @param {BoardModel} model @param {string} [label] for readers who do not see it */
export function drawing(model, label) {
  const [width, height] = [model.board.width * UNIT, model.board.height * UNIT];
  return html`<svg class="drawing ${model.frozen ? 'frozen' : ''}" viewBox="-4 -4 ${width + 8} ${height + 8}"
    role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <rect class="ground" x="-2" y="-2" width=${width + 4} height=${height + 4} rx="3" />
    ${shownRows(model).flat().map((space) => {
      const {x, y} = middle(model, space);
      return svg`<g transform="translate(${x} ${y})"><rect class="line" x="-30" y="-30" width="60" height="60" />${ink(model, space)}</g>`;
    })}${over(model)}</svg>`;
}
