// The end of a game: result, score with its lines, rematch, and the check of its hashes.

import {persist} from './api.js';
import {pieceName} from './board.js';
import {html, nothing} from './lit.js';
import {gameAt} from './route.js';
import * as store from './store.js';
import {playerName, ruleText, spaceOn, tellResult} from './tell.js';
import {capital, t} from './words.js';
import {canVerify, firstWrong} from './verify.js';

/** @type {WeakMap<object, {score?: any, checked?: string, asking?: boolean}>} */
const ENDINGS = new WeakMap();

export function ending(screen) {
  const {model} = screen;
  if (!ENDINGS.has(model)) {
    ENDINGS.set(model, {});
  }
  const known = /** @type {any} */ (ENDINGS.get(model));
  const over = model.head.status === 'finished';
  const scores = model.details()?.game.scores ?? [];
  if (!over && scores.length === 0) {
    return nothing;
  }
  const key = `${model.shown} ${document.documentElement.lang}`;
  const result = over && model.events[model.version].effects.find(({type}) => type === 'game-ended');
  const open = () => {
    if (known.key !== key) {
      known.key = key;
      persist(`games/${model.id}/score?at=${model.shown}`).then((score) => { known.score = score; screen.changed(); }, () => (known.key = ''));
    }
  };
  if (over && scores.length > 0) {
    open();
  }
  return html`<section class="card ending">
    ${result ? html`<h2>${t('over')}</h2><p class="result">${tellResult(model.ruleset, model.names, result)}</p>
      <div class="choices">${model.seats.length ? html`<button type="button" class="main" data-rematch @click=${() => rematch(screen)}>${t('rematch')}</button>` : nothing}
      ${canVerify() ? html`<button type="button" data-verify @click=${() => verify(screen, known)}>${t('verify')}</button>` : nothing}</div>
      ${known.checked ? html`<p role="status">${known.checked}</p>` : nothing}` : nothing}
    ${scores.length > 0 ? html`<details data-score ?open=${over} @toggle=${(event) => event.target.open && open()}><summary><h2>${t('score')}</h2></summary>${known.score ? lines(screen, known.score) : nothing}</details>` : nothing}
  </section>`;
}

function lines(screen, {scores}) {
  const {model} = screen;
  const show = ({board, at, version}) => {
    screen.go(version ?? 0);
    screen.pointed = {board, spaces: [at], arrows: []};
    screen.active = board;
    screen.changed();
  };
  return scores.map(({seat, points, lines: items}) => html`<table><caption>${playerName(model.ruleset, model.names, seat)} <strong>${t('points', points)}</strong></caption>
    <tbody>${items.map((line) => html`<tr><td>${line.points}</td><td>${capital(pieceName(model.ruleset, line.piece))}
      <small>${ruleText(model.ruleset, line.rule)}</small></td><td><button type="button" class="quiet" @click=${() => show(line)}>${spaceOn(model.ruleset, line.at, '')}<span class="hidden"> ${t('showOnBoard')}</span></button></td></tr>`)}</tbody></table>`);
}

async function rematch({model, table}) {
  const kept = store.game(model.id);
  const token = Object.values(kept?.seats ?? {})[0];
  try {
    const game = await persist(`games/${model.id}/rematch`, {method: 'POST', token});
    store.keep(game.id, {seats: kept?.seats ?? {}, computers: kept?.computers ?? {}, opened: Date.now()});
    location.hash = gameAt(game.id);
  } catch (problem) {
    table.refused(problem);
  }
}

async function verify({model, changed}, known) {
  const record = await persist(`games/${model.id}/record`);
  const wrong = await firstWrong(record, model.events);
  known.checked = wrong === null ? t('verified', model.events.length) : t('notVerified', wrong);
  changed();
}
