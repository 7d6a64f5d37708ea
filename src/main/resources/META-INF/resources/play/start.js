// The first screen: rulesets to play, games known to this browser, and games from elsewhere.

import {Problem, pause, persist, ruleset, send} from './api.js';
import {drawing} from './board.js';
import {pieces} from './fold.js';
import {html, nothing} from './lit.js';
import {gameAt, pasted} from './route.js';
import * as store from './store.js';
import {playerName, seatName} from './tell.js';
import {t} from './words.js';

const POLLED = 100;

export function startScreen(changed) {
  const screen = {rulesets: [], boards: {}, error: '', closed: false, known: {}};
  load(screen, changed);
  follow(screen, changed);
  return {
    title: () => 'Arbiter',
    view: () => view(screen, changed),
    close: () => { screen.closed = true; screen.abort?.abort(); },
  };
}

async function load(screen, changed) {
  try {
    const {items} = await persist('rulesets');
    screen.rulesets = await Promise.all(items.map((item) => ruleset(item.ruleset)));
    changed();
    for (const known of screen.rulesets) {
      const {position} = await persist('evaluations', {body: {ruleset: known.ruleset}});
      screen.boards[known.ruleset] = position;
    }
  } catch (problem) {
    screen.error = problem.status === 0 ? t('unreached') : problem.message;
  }
  changed();
}

/** One long poll for all games that are not over. */
async function follow(screen, changed) {
  for (let attempt = 0; !screen.closed; ) {
    const games = store.games().filter(({status}) => status !== 'finished').slice(0, POLLED);
    if (games.length === 0) {
      return;
    }
    screen.abort = new AbortController();
    const query = games.map(({id, version}) => `game=${encodeURIComponent(id)}:${version ?? 0}`).join('&');
    try {
      const {items, unknown} = await send(`updates?${query}&wait=25`, {signal: screen.abort.signal, timeout: 40_000});
      items.forEach(({id, version, status, toMove}) => store.keep(id, {version, status, toMove}));
      unknown.forEach((id) => store.keep(id, {status: 'finished', gone: true}));
      attempt = 0;
      changed();
    } catch (problem) {
      if (!(problem instanceof Problem && problem.passes)) {
        return;
      }
      await pause(2 ** Math.min(attempt++, 4));
    }
  }
}

function card(screen, known) {
  const position = screen.boards[known.ruleset];
  return html`<a class="ruleset" data-ruleset=${known.ruleset} href="#/new/${known.ruleset}">
    <span class="pictures count-${known.boards.length}">${known.boards.map((board) => drawing({ruleset: known, board, pieces: pieces(position?.boards.find(({id}) => id === board.id)?.rows ?? [])}))}</span>
    <span class="name">${known.name}</span><span class="note">${t('players', known.seats.length)}</span></a>`;
}

function kept(screen, changed, game) {
  const known = screen.rulesets.find((item) => item.ruleset === game.ruleset);
  const own = Boolean(game.toMove && (game.open || game.seats[game.toMove]));
  const state = game.gone ? t('gone') : game.status === 'finished' ? t('over') : own ? t('yourTurnAs', seatName(known ?? {seats: []}, game.toMove)) : t('toMove', known ? playerName(known, game.names, game.toMove) : '');
  return html`<li class=${own && game.status !== 'finished' ? 'mine' : ''}><a href=${gameAt(game.id)}><strong>${known?.name ?? game.ruleset}</strong>
    <span>${Object.values(game.names).filter(Boolean).join(' – ')}</span><span class="state">${state}</span></a>
    <button type="button" class="quiet" aria-label=${t('forgetGame')} title=${t('forgetGame')} @click=${() => { store.forget(game.id); changed(); }}>✕</button></li>`;
}

function view(screen, changed) {
  const games = store.games();
  return html`<div class="start"><h1>${t('welcome')}</h1>
    ${screen.error ? html`<p role="alert">${screen.error}</p>` : nothing}
    <section class="rulesets" aria-label=${t('newGame')}>${screen.rulesets.map((known) => card(screen, known))}</section>
    ${games.length ? html`<section class="card"><h2>${t('myGames')}</h2><ul class="mine-list">${games.map((game) => kept(screen, changed, game))}</ul></section>` : nothing}
    <section class="card elsewhere"><h2>${t('elsewhere')}</h2>
      <form @submit=${(event) => open(event, screen, changed)}><label>${t('openLink')}<input name="link" required autocomplete="off" /></label><button>${t('open_')}</button></form>
      <label>${t('takeRecord')}<input type="file" accept=".json,application/json" @change=${(event) => take(event.target, screen, changed)} /></label></section></div>`;
}

function open(event, screen, changed) {
  event.preventDefault();
  const fragment = pasted(event.target.link.value);
  if (fragment) {
    location.hash = fragment;
  } else {
    screen.error = t('noLink');
    changed();
  }
}

/** Makes a game of a record; every seat is played here. */
async function take(input, screen, changed) {
  try {
    const record = JSON.parse(await input.files[0].text());
    const game = await send('games', {body: {ruleset: record.ruleset, record}});
    const seats = Object.fromEntries((game.seatTokens ?? []).map(({seat, token}) => [seat, token]));
    store.keep(game.id, {seats, opened: Date.now()});
    location.hash = gameAt(game.id);
  } catch (problem) {
    screen.error = problem instanceof Problem ? [problem.message, ...problem.violations.map(({text}) => text)].join(' ') : t('noRecord');
    changed();
  }
}
