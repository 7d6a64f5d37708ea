// A board: for players a grid of buttons, elsewhere a drawing. It knows spaces and pieces, no rules.

import {columnOf, rowOf, spaceName} from './fold.js';
import {html, nothing, svg} from './lit.js';
import {arrow, shape, sign} from './piece.js';
import {t} from './words.js';

/**
 * @typedef {import('./api.js').Schemas} Schemas
 *
 * @typedef {object} BoardModel what a board shows
 * @property {Schemas['Ruleset']} ruleset
 * @property {Schemas['RulesetBoard']} board
 * @property {Record<string, string>} pieces by space
 * @property {boolean} [flipped] whether the far row is shown nearest
 * @property {boolean} [frozen]
 * @property {string} [name] of the board
 * @property {{from?: string, to?: string, captured: string[]} | null} [trace] the last action
 * @property {string} [chosen] the chosen space
 * @property {Set<string>} [movable] spaces with pieces that can act
 * @property {Map<string, {captures: boolean}>} [targets] by space
 * @property {string} [ghost] where a piece goes that was sent
 * @property {string} [ghostPiece]
 * @property {Set<string>} [marked] spaces that a refusal names
 * @property {{from: string, to: string}[]} [arrows]
 * @property {string} [focus] the space in the tab order
 */

const UNIT = 60;

/** @param {Schemas['Ruleset']} ruleset @param {string | undefined} piece */
export const figureOf = (ruleset, piece) => ruleset.figures.find((figure) => figure.piece === piece);

/** @param {Schemas['Ruleset']} ruleset @param {string | undefined} piece */
export const pieceName = (ruleset, piece) => ruleset.pieces.find((known) => known.piece === piece)?.name ?? piece ?? '';

/** The spaces of a board as shown, row by row from the upper left. @param {BoardModel} model */
export function shownRows({board, flipped}) {
  const rows = Array.from({length: board.height}, (_, index) => (flipped ? index : board.height - 1 - index));
  const columns = Array.from({length: board.width}, (_, index) => (flipped ? board.width - 1 - index : index));
  return rows.map((row) => columns.map((column) => spaceName(column, row)));
}

/** @param {BoardModel} model @param {string} space */
const signOf = ({ruleset, board}, space) =>
  ruleset.marks.find((mark) => mark.board === board.id && mark.spaces.includes(space));

/** The middle of a space in the drawing. @param {BoardModel} model @param {string} space */
function middle({board, flipped}, space) {
  const column = columnOf(space);
  const row = rowOf(space);
  const x = flipped ? board.width - 1 - column : column;
  const y = flipped ? row : board.height - 1 - row;
  return {x: x * UNIT + UNIT / 2, y: y * UNIT + UNIT / 2};
}

/** The state of a space in words, after its name. @param {BoardModel} model @param {string} space */
function inWords(model, space) {
  const piece = model.pieces[space];
  const target = model.targets?.get(space);
  const {trace} = model;
  return [
    space,
    piece ? pieceName(model.ruleset, piece) : t('empty'),
    signOf(model, space)?.text,
    space === model.chosen && t('chosen'),
    target && (target.captures ? t('canCapture') : t('canGoHere')),
    !model.chosen && model.movable?.has(space) && t('canAct'),
    space === model.ghost && t('sending'),
    trace && (space === trace.to ? t('lastTo') : space === trace.from && t('lastFrom')),
    trace?.captured.includes(space) && t('lastCaptured'),
    model.marked?.has(space) && t('namedByRule'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** @param {BoardModel} model @param {string} space */
function ink(model, space) {
  const piece = model.pieces[space];
  const mark = signOf(model, space);
  const target = model.targets?.get(space);
  return html`<svg viewBox="-30 -30 60 60" aria-hidden="true">
    ${mark ? svg`<rect class="marked-space" x="-30" y="-30" width="60" height="60" />${sign(mark.sign)}` : nothing}
    ${space === model.chosen ? svg`<rect class="chosen" x="-27" y="-27" width="54" height="54" rx="5" />` : nothing}
    ${piece ? shape(figureOf(model.ruleset, piece)) : nothing}
    ${space === model.ghost ? svg`<g class="ghost">${shape(figureOf(model.ruleset, model.ghostPiece))}</g>` : nothing}
    ${
      target
        ? piece || target.captures
          ? svg`<path class="target take" d="M-27 -15V-27H-15M15 -27H27V-15M27 15V27H15M-15 27H-27V15" />`
          : svg`<circle class="target" r="9" />`
        : nothing
    }
    ${model.marked?.has(space) ? svg`<path class="why" d="M-26 -26 26 26M-26 0 0 26M0 -26 26 0M-26 -26H26V26H-26Z" />` : nothing}
  </svg>`;
}

/** What lies over all spaces: the way of the last action and arrows. @param {BoardModel} model */
function over(model) {
  const {trace} = model;
  const reach = (/** @type {string} */ space) => (model.pieces[space] ? 22 : 4);
  return svg`
    ${trace?.to ? svg`<rect class="trace" x=${middle(model, trace.to).x - 28} y=${middle(model, trace.to).y - 28} width="56" height="56" rx="4" />` : nothing}
    ${
      trace?.from && trace.to
        ? svg`<circle class="trace-from" cx=${middle(model, trace.from).x} cy=${middle(model, trace.from).y} r="7" />
          ${arrow(middle(model, trace.from), middle(model, trace.to), reach(trace.to))}`
        : nothing
    }
    ${(trace?.captured ?? []).map((space) => {
      const {x, y} = middle(model, space);
      return model.pieces[space]
        ? svg`<g class="taken" transform="translate(${x + 20} ${y - 20})"><circle r="9" /><path d="M-4 -4 4 4M-4 4 4 -4" /></g>`
        : svg`<path class="gone" transform="translate(${x} ${y})" d="M-13 -13 13 13M-13 13 13 -13" />`;
    })}
    ${(model.arrows ?? []).map(({from, to}) => svg`<g class="proof">${arrow(middle(model, from), middle(model, to), reach(to))}</g>`)}`;
}

/** @param {BoardModel} model */
const box = ({board}) => `0 0 ${board.width * UNIT} ${board.height * UNIT}`;

/** A bar in the color of the start line at an edge. @param {BoardModel} model @param {'near' | 'far'} side */
function startLine({ruleset, board, flipped}, side) {
  const color = board[side];
  const piece = ruleset.pieces.find((known) => known.color === color);
  const shade = figureOf(ruleset, piece?.piece)?.shade;
  const edge = (side === 'near') === Boolean(flipped) ? 'top' : 'bottom';
  return color ? html`<div class="start-line ${edge} ${shade ?? ''}" aria-hidden="true"></div>` : nothing;
}

/**
 * The board as a grid of buttons, for mouse, touch, keyboard and screen reader alike.
 * @param {BoardModel} model
 * @param {{press: (space: string) => void, key: (event: KeyboardEvent, space: string) => void}} on
 */
export function grid(model, on) {
  const {board} = model;
  const rows = shownRows(model);
  const focus = model.focus ?? rows[rows.length - 1][0];
  return html`<div class="board ${model.frozen ? 'frozen' : ''}" .style=${`--columns: ${board.width}; --rows: ${board.height}`}>
    ${startLine(model, 'far')}${startLine(model, 'near')}
    <div role="grid" data-board=${board.id} aria-label=${model.name ?? ''} class="grid">
      ${rows.map(
        (row) => html`<div role="row" class="row">
          <span role="rowheader" class="coordinate">${rowOf(row[0]) + 1}</span>
          ${row.map(
            (space) => html`<div role="gridcell" class="cell"><button
              type="button"
              data-space="${board.id}:${space}"
              data-piece=${model.pieces[space] ?? nothing}
              ?data-target=${model.targets?.has(space)}
              ?data-movable=${model.movable?.has(space)}
              aria-pressed=${space === model.chosen ? 'true' : nothing}
              aria-label=${inWords(model, space)}
              tabindex=${space === focus ? 0 : -1}
              @click=${() => on.press(space)}
              @keydown=${(/** @type {KeyboardEvent} */ event) => on.key(event, space)}
            >${ink(model, space)}</button></div>`,
          )}
        </div>`,
      )}
      <div role="row" class="row columns"><span role="columnheader" class="coordinate" aria-label=${t('row')}></span>
        ${rows[0].map((space) => html`<span role="columnheader" class="coordinate">${space[0]}</span>`)}
      </div>
    </div>
    <svg class="over" viewBox=${box(model)} aria-hidden="true">${over(model)}</svg>
  </div>`;
}

/** The board as a drawing. @param {BoardModel} model @param {string} [label] for those who do not see it */
export function drawing(model, label) {
  const {board} = model;
  return html`<svg class="drawing ${model.frozen ? 'frozen' : ''}" viewBox=${`-4 -4 ${board.width * UNIT + 8} ${board.height * UNIT + 8}`}
    role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <rect class="ground" x="-2" y="-2" width=${board.width * UNIT + 4} height=${board.height * UNIT + 4} rx="3" />
    ${shownRows(model)
      .flat()
      .map((space) => {
        const {x, y} = middle(model, space);
        const mark = signOf(model, space);
        return svg`<g transform="translate(${x} ${y})"><rect class=${mark ? 'marked-space line' : 'line'} x="-30" y="-30" width="60" height="60" />
          ${mark ? sign(mark.sign) : nothing}
          ${space === model.chosen ? svg`<rect class="chosen" x="-27" y="-27" width="54" height="54" rx="5" />` : nothing}
          ${shape(figureOf(model.ruleset, model.pieces[space]))}</g>`;
      })}
    ${over(model)}
  </svg>`;
}
