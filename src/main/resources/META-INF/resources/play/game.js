// One game as this page knows it: its events, what follows from them, and what the service says of a version.

import {pause, persist, ruleset} from './api.js';
import {next, stateOf} from './fold.js';
import {Listening} from './listen.js';
import {Notation} from './notation.js';
import * as store from './store.js';
import {language} from './words.js';

export class GameModel {
  /** By version. @type {State[]} */
  states = [];
  /** By version. @type {GameEvent[]} */
  events = [];
  /** The version shown if it is not the newest. @type {number | null} */
  at = null;
  notation = new Notation();
  #details = new Map();

  /** @param {string} id @param {() => void} changed @param {(events: GameEvent[]) => void} onevents */
  constructor(id, changed, onevents) {
    this.id = id;
    this.path = `games/${id}`;
    this.changed = changed;
    this.onevents = onevents;
  }

  async begin() {
    const [game, first, page] = await Promise.all(['', '?at=0', '/events'].map((part) => persist(this.path + part)));
    this.game = game;
    this.ruleset = await ruleset(game.ruleset);
    this.states = [stateOf(first)];
    this.events = [page.items[0]];
    this.take(page.items);
    if (page.version > this.version) {
      await this.read();
    }
    this.listening = new Listening(this);
  }

  get version() {
    return this.states.length - 1;
  }

  get head() {
    return this.states[this.version];
  }

  get over() {
    return this.head?.status === 'finished';
  }

  get shown() {
    return this.at ?? this.version;
  }

  get state() {
    return this.states[this.shown];
  }

  /** Whether every seat is played without a token. */
  get open() {
    return this.game.access === 'open';
  }

  /** The seats played in this browser. */
  get seats() {
    const held = store.game(this.id).seats;
    return this.ruleset.seats.map(({seat}) => seat).filter((seat) => this.open || held[seat]);
  }

  get names() {
    return Object.fromEntries(this.game.players.map(({seat, name}) => [seat, name ?? '']));
  }

  /** What ended the game. @returns {any} */
  get result() {
    return this.over ? this.events[this.version].effects.find(({type}) => type === 'game-ended') : undefined;
  }

  /** Adds the events that follow. Known ones are dropped; a gap is filled by reading. */
  take(events) {
    const before = this.version;
    for (const event of events) {
      if (event.version === this.version + 1) {
        this.states.push(next(this.states, event));
        this.events.push(event);
      } else if (event.version > this.version) {
        this.read();
        break;
      }
    }
    if (this.version > before && this.listening) {
      const {version, head} = this;
      store.keep(this.id, {version, status: head.status, toMove: head.toMove});
      this.onevents(this.events.slice(before + 1));
      this.changed();
    }
  }

  /** Reads everything after the newest version known. @param {object} [how] */
  async read(how) {
    for (let newest = Infinity; this.version < newest; ) {
      const page = await persist(`${this.path}/events?after=${this.version}`, how);
      this.take(page.items);
      newest = page.items.length ? page.version : 0;
    }
  }

  /** What the service says of a version: the game, the legal actions, and proofs where boards freeze. */
  details(version = this.shown) {
    return this.#details.get(`${version} ${language()}`)?.value;
  }

  async load(version) {
    const key = `${version} ${language()}`;
    if (!this.#details.has(key)) {
      const parts = ['', '/legal-actions', ...(this.ruleset.freezes ? ['/boards'] : [])];
      const known = {done: Promise.all(parts.map((part) => persist(`${this.path}${part}?at=${version}`)))};
      this.#details.set(key, known);
      known.done.then(([game, legal, boards]) => {
        known.value = {game, legal, proofs: boards?.items ?? []};
        this.notation.learn(legal.items);
        this.#correct(game);
        this.changed();
      }, () => this.#details.delete(key));
    }
    await this.#details.get(key).done.catch(() => {});
  }

  /** What the service shows of a version is right, whatever was folded. */
  #correct(game) {
    const {version} = game;
    if (this.states[version]) {
      this.states[version] = {...stateOf(game), left: this.states[version].left};
    }
    if (version === this.version) {
      this.game = game;
    }
  }

  /** Shows a version. What the service says of it is read once the reader stays there. */
  async show(version) {
    this.at = version >= this.version ? null : Math.max(0, version);
    const {shown} = this;
    this.changed();
    await pause(0.3);
    if (shown === this.shown) {
      this.load(shown);
    }
  }

  /** Sends an action until it is answered. @param {Action} action @param {string} key @param {number} version @param {() => void} [onretry] */
  async act({action, seat}, key, version, onretry) {
    const token = this.open ? undefined : store.game(this.id).seats[seat];
    try {
      const {event} = await persist(`${this.path}/actions`, {body: {action, version}, token, key, onretry, attempts: Infinity});
      this.take([event]);
    } catch (problem) {
      await this.read();
      const mine = this.events[version + 1];
      if (mine?.action !== action || mine.seat !== seat) {
        throw problem;
      }
    }
  }

  preview = (actions, at) => persist(`${this.path}/previews?at=${at}`, {body: {actions}});
}
