// Pieces and signs as inline SVG; a space is 60 units wide, as in the pictures of the service.

import {nothing, svg} from './lit.js';

/** @typedef {import('./api.js').Schemas['RulesetFigure']} Figure */

const RADII = [0, 14, 19.5, 25];
const LETTERS = [0, 11, 14, 17];
const CROWN = 'M-1 .7 -1 -.6 -.5 .1 0 -.9 .5 .1 1 -.6 1 .7Z';

/** The corners of a regular polygon that lies on a side, about as large as the disc of that radius. */
function corners(/** @type {number} */ count, /** @type {number} */ radius) {
  const slice = (Math.sin((2 * Math.PI) / count) * count) / 2;
  const reach = radius * Math.min(Math.sqrt(2.9 / slice), 1.28);
  const sink = count === 3 ? reach / 7 : 0;
  return Array.from({length: count}, (_, i) => {
    const angle = Math.PI / 2 + Math.PI / count + (i * 2 * Math.PI) / count;
    return `${(reach * Math.cos(angle)).toFixed(2)},${(sink + reach * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** @param {number} count @param {number} radius @param {string} name */
const outline = (count, radius, name) =>
  count === 0
    ? svg`<circle r=${radius} class=${name} />`
    : svg`<polygon points=${corners(count, radius)} class=${name} />`;

/**
 * A piece round the origin.
 * @param {Figure | undefined} figure
 */
export function shape(figure) {
  if (!figure) {
    return nothing;
  }
  const radius = RADII[figure.size] ?? 20;
  const rim = figure.shade !== 'light' && (figure.corners === 3 ? radius * 0.6 : radius) > 13;
  return svg`<g class="piece ${figure.shade}">
    ${outline(figure.corners, radius, 'body')}
    ${rim ? outline(figure.corners, radius - 3.4, 'rim') : nothing}
    ${
      figure.crowned
        ? svg`<path d=${CROWN} transform="scale(${radius * 0.55})" class="crown" />`
        : svg`<text y=${LETTERS[figure.size] * 0.36} font-size=${LETTERS[figure.size]}>${figure.label}</text>`
    }
  </g>`;
}

/** The sign of a marked space, round the origin. @param {string} sign */
export const sign = (sign) =>
  sign === 'cross'
    ? svg`<path class="sign" d="M-24 -24 24 24M-24 24 24 -24" />`
    : svg`<circle class="sign dot" r="4" />`;

/**
 * A piece as an image of its own, for plates and buttons.
 * @param {Figure | undefined} figure
 */
export const token = (figure) => svg`<svg class="token" viewBox="-30 -30 60 60" aria-hidden="true">${shape(figure)}</svg>`;

/** What shows the color of a seat: the outline and shade of its pieces. @param {Figure | undefined} figure */
export const swatch = (figure) =>
  figure
    ? svg`<svg class="swatch" viewBox="-15 -15 30 30" aria-hidden="true"><g class="piece ${figure.shade}">
        ${outline(figure.crowned || figure.corners > 4 ? 0 : figure.corners, 10, 'body')}</g></svg>`
    : nothing;

/**
 * A line that ends in an arrowhead, from point to point.
 * @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} short of the tip
 */
export function arrow(from, to, short = 0) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = {x: to.x - dx * short, y: to.y - dy * short};
  const neck = {x: tip.x - dx * 13, y: tip.y - dy * 13};
  const head = [tip, {x: neck.x - dy * 7, y: neck.y + dx * 7}, {x: neck.x + dy * 7, y: neck.y - dx * 7}];
  return svg`<g class="arrow"><path d="M${from.x} ${from.y}L${neck.x} ${neck.y}" />
    <polygon points=${head.map(({x, y}) => `${x},${y}`).join(' ')} /></g>`;
}
