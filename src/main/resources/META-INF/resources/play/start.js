// The first screen: what can be played, the games of this browser, and games from elsewhere.

import {backOff, pause, persist, ruleset, send} from './api.js';
import {drawing} from './board.js';
import {pieces} from './fold.js';
import {alert, card, html, nothing} from './lit.js';
import {gameAt, pasted} from './route.js';
import * as store from './store.js';
import {playerName, seatName} from './tell.js';
import {t} from './words.js';

/** As many games as one long poll takes. */
const FOLLOWED = 100;

export class StartScreen {
  /** @type {Ruleset[]} */
  rulesets = [];
  positions = {};
  error = '';
  #closing = new AbortController();

  constructor(route, changed) {
    this.changed = changed;
    this.#load();
    this.#follow(this.#closing.signal);
  }

  title = () => 'Arbiter';

  close() {
    this.#closing.abort();
  }

  async #load() {
    try {
      const {items} = await persist('rulesets');
      this.rulesets = await Promise.all(items.map((item) => ruleset(item.ruleset)));
      this.changed();
      await Promise.all(items.map(async (item) => (this.positions[item.ruleset] = (await persist('evaluations', {body: {ruleset: item.ruleset}})).position)));
    } catch (problem) {
      this.error = problem.status === 0 ? t('unreached') : problem.message;
    }
    this.changed();
  }

  /** One long poll for all games that are not over. */
  async #follow(signal) {
    for (let attempt = 0; !signal.aborted; ) {
      const games = store.games().filter(({status}) => status !== 'finished').slice(0, FOLLOWED);
      const query = games.map(({id, version = 0}) => `game=${encodeURIComponent(id)}:${version}`).join('&');
      try {
        const {items, unknown} = games.length ? await send(`updates?${query}&wait=25`, {signal, seconds: 40}) : {items: [], unknown: []};
        items.forEach(({id, version, status, toMove}) => store.keep(id, {version, status, toMove}));
        unknown.forEach((id) => store.keep(id, {status: 'finished', gone: true}));
        attempt = 0;
        this.changed();
        await pause(games.length ? 0 : 5, signal);
      } catch (problem) {
        await pause(problem.passes ? backOff(attempt++, problem.wait) : 30, signal);
      }
    }
  }

  view() {
    const games = store.games();
    return html`<div class="start"><h1>${t('welcome')}</h1>${this.error ? alert(this.error) : nothing}
      <section class="rulesets" aria-label=${t('newGame')}>${this.rulesets.map((known) => this.#choice(known))}</section>
      ${games.length ? card('', t('myGames'), html`<ul class="own">${games.map((game) => this.#own(game))}</ul>`) : nothing}
      ${card('elsewhere', t('elsewhere'), html`<form @submit=${this.#open}><label>${t('openLink')}<input name="link" required autocomplete="off" /></label><button>${t('openGame')}</button></form>
        <label>${t('takeRecord')}<input type="file" accept=".json,application/json" @change=${({target}) => this.#take(target.files[0])} /></label>`)}</div>`;
  }

  #choice(known) {
    const rows = (id) => this.positions[known.ruleset]?.boards.find((board) => board.id === id)?.rows ?? [];
    return html`<a class="ruleset" data-ruleset=${known.ruleset} href="#/new/${known.ruleset}"><span class="pictures count-${known.boards.length}">
      ${known.boards.map((board) => drawing({ruleset: known, board, pieces: pieces(rows(board.id))}))}</span><strong>${known.name}</strong><span class="note">${t('players', known.seats.length)}</span></a>`;
  }

  #own(game) {
    const {gone, id, names, open, seats, status, toMove} = game;
    const known = this.rulesets.find((item) => item.ruleset === game.ruleset) ?? {ruleset: '', name: '', seats: []};
    const mine = status !== 'finished' && toMove && (open || seats[toMove]);
    const state = gone ? t('gone') : status === 'finished' ? t('over') : mine ? t('yourTurnAs', seatName(known, toMove)) : t('toMove', playerName(known, names, toMove));
    return html`<li class=${mine ? 'mine' : ''}><a href=${gameAt(id)}><strong>${known.name}</strong> <span>${Object.values(names).filter(Boolean).join(' – ')}</span> <span class="state">${state}</span></a>
      <button type="button" class="quiet" aria-label=${t('forgetGame')} title=${t('forgetGame')} @click=${() => { store.forget(id); this.changed(); }}>✕</button></li>`;
  }

  #open = (event) => {
    event.preventDefault();
    const fragment = pasted(event.target.link.value);
    this.error = fragment ? '' : t('noLink');
    location.hash = fragment ?? location.hash;
    this.changed();
  };

  /** Makes a game of a record. Every seat is played here. */
  async #take(file) {
    try {
      const record = JSON.parse(await file.text());
      const game = await send('games', {body: {ruleset: record.ruleset, record}});
      store.keepNew(game);
      location.hash = gameAt(game.id);
    } catch (problem) {
      this.error = [problem.violations ? problem.message : t('noRecord'), ...(problem.violations ?? []).map(({text}) => text)].join(' ');
      this.changed();
    }
  }
}
