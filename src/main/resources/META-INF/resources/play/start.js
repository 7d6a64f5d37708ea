// The first screen: what can be played, the games of this browser, and games from elsewhere.

import {backOff, pause, persist, ruleset, send} from './api.js';
import {drawing, figureOf, token} from './board.js';
import {pieces} from './fold.js';
import {card, fill} from './lit.js';
import {gameAt, pasted} from './route.js';
import * as store from './store.js';
import {playerName, seatName, t} from './words.js';

/** As many games as one long poll takes. */
const FOLLOWED = 100;

export class StartScreen {
  /** @type {Ruleset[]} */
  rulesets = [];
  /** What stands where before the first action, by ruleset. */
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
    const load = async ({ruleset: id}) => {
      const begun = persist('evaluations', {body: {ruleset: id}});
      const known = await ruleset(id);
      this.positions[id] = (await begun).position;
      return known;
    };
    try {
      this.rulesets = await Promise.all((await persist('rulesets')).items.map(load));
    } catch (problem) {
      this.error = problem.message;
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
    return fill('start', {
      error: this.error && fill('alert', {text: this.error}),
      rulesets: this.rulesets.map((known) => this.#choice(known)),
      games: games.length > 0 && card('', t('myGames'), fill('own-games', {games: games.map((game) => this.#own(game))})),
      open: this.#open,
      take: ({target}) => this.#take(target.files[0]),
    });
  }

  #choice(known) {
    const {boards, name, ruleset: id, seats} = known;
    const position = this.positions[id];
    return fill('ruleset', {
      id,
      name,
      link: `#/new/${id}`,
      kind: `pictures count-${boards.length}`,
      boards: boards.map((board, index) => drawing({ruleset: known, board, pieces: pieces(position.boards[index].rows)})),
      hands: position.hands?.map((hand) => fill('pieces', {pieces: hand.pieces.map((piece) => token(figureOf(known, piece)))})),
      players: t('players', seats.length),
    });
  }

  /** @param {KeptGame} game */
  #own({gone, id, names, open, ruleset: played, seats, status, toMove}) {
    const known = this.rulesets.find((item) => item.ruleset === played) ?? {name: '', seats: []};
    const over = status === 'finished';
    const mine = !over && toMove && (open || seats[toMove]);
    const state = gone ? t('gone') : over ? t('over') : mine ? t('yourTurnAs', seatName(known, toMove)) : t('toMove', playerName(known, names, toMove));
    const forget = () => {
      store.forget(id);
      this.changed();
    };
    return fill('own-game', {kind: mine && 'mine', link: gameAt(id), name: known.name, players: Object.values(names).filter(Boolean).join(' – '), state, forget});
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
    } catch ({message, violations}) {
      this.error = violations ? [message, ...violations.map(({text}) => text)].join(' ') : t('noRecord');
      this.changed();
    }
  }
}
