// Pieces and signs as inline SVG round the origin. A space is 60 units wide, as in the pictures of the service.

import {nothing, svg} from './lit.js';

const RADII = [0, 14, 19.5, 25];
const LETTERS = [0, 11, 14, 17];
const CROWN = 'M-1 .7 -1 -.6 -.5 .1 0 -.9 .5 .1 1 -.6 1 .7Z';

export const figureOf = (ruleset, piece) => ruleset.figures.find((figure) => figure.piece === piece);

/** A disc, or a regular polygon on one of its sides that is about as large. */
function outline(count, radius, name) {
  if (count === 0) {
    return svg`<circle r=${radius} class=${name} />`;
  }
  const reach = radius * Math.min(Math.sqrt(5.8 / count / Math.sin((2 * Math.PI) / count)), 1.28);
  const points = Array.from({length: count}, (_, i) => {
    const angle = Math.PI / 2 + ((2 * i + 1) * Math.PI) / count;
    return `${(reach * Math.cos(angle)).toFixed(2)},${((count === 3 ? reach / 7 : 0) + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return svg`<polygon points=${points.join(' ')} class=${name} />`;
}

/** @param {Figure | undefined} figure */
export function shape(figure) {
  if (!figure) {
    return nothing;
  }
  const {corners, crowned, label, shade, size} = figure;
  const radius = RADII[size];
  const rim = shade !== 'light' && radius * (corners === 3 ? 0.6 : 1) > 13;
  const letter = LETTERS[size];
  return svg`<g class="piece ${shade}">${outline(corners, radius, 'body')}${rim ? outline(corners, radius - 3.4, 'rim') : nothing}
    ${crowned ? svg`<path d=${CROWN} transform="scale(${radius * 0.55})" class="crown" />` : svg`<text y=${letter * 0.36} font-size=${letter}>${label}</text>`}</g>`;
}

export const sign = (kind) => (kind === 'cross' ? svg`<path class="sign" d="M-24 -24 24 24M-24 24 24 -24" />` : svg`<circle class="sign dot" r="4" />`);

/** A piece as an image of its own. */
export const token = (figure) => svg`<svg class="token" viewBox="-30 -30 60 60" aria-hidden="true">${shape(figure)}</svg>`;

/** The shade of a seat, in the outline of its pieces. */
export const swatch = (figure) =>
  figure ? svg`<svg class="swatch" viewBox="-15 -15 30 30" aria-hidden="true"><g class="piece ${figure.shade}">${outline(figure.corners > 4 ? 0 : figure.corners, 10, 'body')}</g></svg>` : nothing;

/** An arrow that ends some units before the second point. */
export function arrow(from, to, short) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (back, aside) => `${to.x - dx * (short + back) - dy * aside} ${to.y - dy * (short + back) + dx * aside}`;
  return svg`<g class="arrow"><path d="M${from.x} ${from.y}L${at(13, 0)}" /><path class="head" d="M${at(0, 0)}L${at(13, 7)} ${at(13, -7)}Z" /></g>`;
}
