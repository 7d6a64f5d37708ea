// Result, score with its lines, rematch, and the check of the hashes.

import {persist} from './api.js';
import {button, html, nothing} from './lit.js';
import {gameAt} from './route.js';
import * as store from './store.js';
import {pieceName, playerName, ruleText, tellResult} from './tell.js';
import {canVerify, firstWrong} from './verify.js';
import {capital, t} from './words.js';

/** @param {import('./play.js').GameScreen & {score?: any, scored?: string, checked?: string}} screen */
export function ending(screen) {
  const {checked, model, score} = screen;
  const {names, over, result, ruleset, seats} = model;
  const counts = model.game.scores.length > 0;
  const read = ({target}) => target.open && readScore(screen);
  if (over && counts) {
    readScore(screen);
  }
  return html`${result ? html`<section class="card ending"><h2>${t('over')}</h2><p>${tellResult(ruleset, names, result)}</p><div class="choices">
      ${seats.length ? html`<button type="button" class="main" data-rematch @click=${() => rematch(screen)}>${t('rematch')}</button>` : nothing}
      ${canVerify() ? html`<button type="button" data-verify @click=${() => verify(screen)}>${t('verify')}</button>` : nothing}</div><p role="status">${checked ?? ''}</p></section>` : nothing}
    ${counts ? html`<details class="card score" ?open=${over} @toggle=${read}><summary><h2>${t('score')}</h2></summary>${score?.scores.map((seat) => lines(screen, seat))}</details>` : nothing}`;
}

async function readScore(screen) {
  const {model} = screen;
  const wanted = String(model.shown);
  if (screen.scored !== wanted) {
    screen.scored = wanted;
    screen.score = await persist(`${model.path}/score?at=${wanted}`).catch(() => null);
    screen.changed();
  }
}

/** A seat's lines; each leads to the version it comes from, with its space marked. */
function lines(screen, {seat, points, lines: items}) {
  const {names, ruleset} = screen.model;
  const show = ({board, at, version = 0}) => {
    screen.go(version);
    Object.assign(screen, {pointed: {board, spaces: [at], arrows: []}, active: board});
  };
  return html`<table><caption>${playerName(ruleset, names, seat)} <strong>${t('points', points)}</strong></caption><tbody>${items.map((line) => html`<tr><td>${line.points}</td>
    <td>${capital(pieceName(ruleset, line.piece))} <small>${ruleText(ruleset, line.rule)}</small></td>
    <td>${button(html`${line.at}<span class="hidden"> ${t('showOnBoard')}</span>`, () => show(line), 'quiet')}</td></tr>`)}</tbody></table>`;
}

async function rematch({model, table}) {
  const {seats, computers} = store.game(model.id);
  try {
    const {id} = await persist(`${model.path}/rematch`, {method: 'POST', token: Object.values(seats)[0]});
    store.keep(id, {seats, computers, opened: Date.now()});
    location.hash = gameAt(id);
  } catch (problem) {
    table.refused(problem);
  }
}

async function verify(screen) {
  const {model} = screen;
  const wrong = await firstWrong(await persist(`${model.path}/record`), model.events);
  screen.checked = wrong === null ? t('verified', model.events.length) : t('notVerified', wrong);
  screen.changed();
}
