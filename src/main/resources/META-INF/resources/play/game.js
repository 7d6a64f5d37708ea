// One game as this page knows it: its events, what follows from them, and what the service says of a version.

import {pause, persist, ruleset} from './api.js';
import {agrees, next, stateOf} from './fold.js';
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

  async open() {
    const [game, first, page] = await Promise.all(['', '?at=0', '/events'].map((part) => persist(this.path + part)));
    this.game = game;
    this.ruleset = await ruleset(game.ruleset);
    this.states = [stateOf(first)];
    this.events = [page.items[0]];
    this.take(page.items, true);
    await this.sync(true);
    this.listening = new Listening(this.id, this, this.changed);
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

  get isOpen() {
    return this.game.access === 'open';
  }

  /** The seats played in this browser. */
  get seats() {
    const held = store.game(this.id).seats;
    return this.ruleset.seats.map(({seat}) => seat).filter((seat) => this.isOpen || held[seat]);
  }

  get names() {
    return Object.fromEntries(this.game.players.map(({seat, name}) => [seat, name ?? '']));
  }

  /** What ended the game. @returns {any} */
  get result() {
    return this.over ? this.events[this.version].effects.find(({type}) => type === 'game-ended') : undefined;
  }

  /** Adds the events that follow. Known ones are dropped; a gap is filled by reading. */
  take(events, silent = false) {
    const before = this.version;
    for (const event of events) {
      if (event.version === this.version + 1) {
        this.states.push(next(this.states, event));
        this.events.push(event);
      } else if (event.version > this.version) {
        this.sync();
        break;
      }
    }
    if (this.version > before && !silent) {
      const {version, head} = this;
      store.keep(this.id, {version, status: head.status, toMove: head.toMove});
      this.onevents(this.events.slice(before + 1));
      this.changed();
    }
  }

  async sync(silent = false) {
    for (let newest = Infinity; this.version < newest; ) {
      const page = await persist(`${this.path}/events?after=${this.version}`);
      this.take(page.items, silent);
      newest = page.items.length ? page.version : 0;
    }
    await this.load(this.version);
  }

  /** What the service says of a version: the game, the legal actions, and proofs where boards freeze. */
  details(version = this.shown) {
    return this.#details.get(`${version} ${language()}`)?.value;
  }

  load(version) {
    const key = `${version} ${language()}`;
    if (!this.#details.has(key)) {
      const known = {};
      const parts = ['', '/legal-actions', ...(this.ruleset.freezes ? ['/boards'] : [])];
      known.done = Promise.all(parts.map((part) => persist(`${this.path}${part}?at=${version}`))).then(
        ([game, legal, boards]) => {
          known.value = {game, legal, proofs: boards?.items ?? []};
          this.notation.learn(legal.items);
          this.#check(game);
          this.changed();
        },
        () => this.#details.delete(key));
      this.#details.set(key, known);
    }
    return this.#details.get(key).done;
  }

  /** Compares what was folded with what the service shows, which is right. */
  #check(game) {
    const told = stateOf(game);
    const folded = this.states[game.version];
    if (!folded || !agrees(folded, told)) {
      this.states[game.version] = {...told, left: folded?.left ?? []};
    }
    if (game.version === this.version) {
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
    const token = this.isOpen ? undefined : store.game(this.id).seats[seat];
    try {
      const {event} = await persist(`${this.path}/actions`, {body: {action, version}, token, key, onretry, attempts: Infinity});
      this.take([event]);
    } catch (problem) {
      await this.sync();
      const mine = this.events[version + 1];
      if (mine?.action !== action || mine.seat !== seat) {
        throw problem;
      }
    }
  }

  preview = (actions, at) => persist(`${this.path}/previews?at=${at}`, {body: {actions}});
}
