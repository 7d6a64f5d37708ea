// One game as this page knows it: its events, what they make of it, and what the service says of a version.

import {Problem, pause, persist, ruleset, send} from './api.js';
import {agrees, next, stateOf} from './fold.js';
import {Listening} from './listen.js';
import {Notation} from './notation.js';
import * as store from './store.js';
import {language} from './words.js';

export class GameModel {
  /** @type {State[]} by version */
  states = [];
  /** @type {GameEvent[]} by version */
  events = [];
  /** The version shown while it is not the newest. @type {number | null} */
  at = null;
  notation = new Notation();
  #details = new Map();
  #onchange;

  constructor(id, onchange, onevents) {
    this.id = id;
    this.#onchange = onchange;
    this.onevents = onevents;
  }

  async open() {
    const path = `games/${this.id}`;
    [this.game, this.first] = await Promise.all([persist(path), persist(`${path}?at=0`)]);
    this.ruleset = await ruleset(this.game.ruleset);
    const page = await persist(`${path}/events?limit=1`);
    this.events = [page.items[0]];
    this.states = [stateOf(this.first)];
    await this.sync();
    this.listening = new Listening(this.id, {
      version: () => this.version,
      finished: () => this.head.status === 'finished',
      onevents: (events) => this.take(events),
      onchange: this.#onchange,
    });
    this.#onchange();
  }

  close() {
    this.listening?.close();
  }

  get version() {
    return this.states.length - 1;
  }

  get head() {
    return this.states[this.version];
  }

  get shown() {
    return this.at ?? this.version;
  }

  get state() {
    return this.states[this.shown];
  }

  get open_() {
    return this.game.access === 'open';
  }

  /** The seats played in this browser. */
  get seats() {
    const held = store.game(this.id)?.seats ?? {};
    return this.ruleset.seats.map(({seat}) => seat).filter((seat) => this.open_ || held[seat]);
  }

  get names() {
    return Object.fromEntries(this.game.players.map(({seat, name}) => [seat, name ?? '']));
  }

  /** Adds the events that follow; older ones are known, and a gap is filled first. */
  take(events) {
    const before = this.version;
    for (const event of events) {
      if (event.version === this.version + 1) {
        this.events.push(event);
        this.states.push(next(this.states, event));
      } else if (event.version > this.version) {
        this.sync();
        break;
      }
    }
    if (this.version > before) {
      const fresh = this.events.slice(before + 1);
      store.keep(this.id, {version: this.version, status: this.head.status, toMove: this.head.toMove});
      this.load(this.version);
      this.onevents?.(fresh);
      this.#onchange();
    }
  }

  /** Reads everything that is not known yet. */
  async sync() {
    for (let newest = Infinity; this.version < newest; ) {
      const page = await persist(`games/${this.id}/events?after=${this.version}`);
      newest = Math.min(page.version, this.version + page.items.length);
      this.take(page.items);
    }
    await this.load(this.version);
  }

  /** What the service says of a version: the game, what is legal, and proofs where boards can freeze. */
  details(version = this.shown) {
    return this.#details.get(`${version} ${language()}`)?.value;
  }

  load(version) {
    const key = `${version} ${language()}`;
    if (!this.#details.has(key)) {
      const path = `games/${this.id}`;
      const known = {value: undefined, done: undefined};
      const parts = [`${path}?at=${version}`, `${path}/legal-actions?at=${version}`];
      if (this.ruleset.freezes) {
        parts.push(`${path}/boards?at=${version}`);
      }
      known.done = Promise.all(parts.map((part) => persist(part))).then(
        ([game, legal, boards]) => {
          known.value = {game, legal, proofs: boards?.items ?? []};
          this.notation.learn(legal.items);
          this.#check(game);
          this.#onchange();
        },
        () => this.#details.delete(key),
      );
      this.#details.set(key, known);
    }
    return this.#details.get(key).done;
  }

  /** What was folded is compared with what the service shows; the service is right. */
  #check(game) {
    const state = this.states[game.version];
    if (!state || !agrees(state, game)) {
      this.states[game.version] = {...stateOf(game), left: state?.left ?? []};
    }
    if (game.version === this.version) {
      this.game = game;
    }
  }

  /** Shows a version; what the service says of it is asked for when the reader stays there. */
  show(version) {
    this.at = version >= this.version ? null : Math.max(0, version);
    const shown = this.shown;
    pause(0.3).then(() => shown === this.shown && this.load(shown));
    this.#onchange();
  }

  /** Sends an action again and again until it is answered; true if it was taken. */
  async act({action, seat}, key, version, onretry) {
    const token = this.open_ ? undefined : store.game(this.id)?.seats[seat];
    try {
      const how = {body: {action, version}, token, key, onretry, attempts: Infinity};
      const {event} = await persist(`games/${this.id}/actions`, how);
      this.take([event]);
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'stale-version')) {
        throw problem;
      }
      await this.sync();
      const mine = this.events[version + 1];
      if (mine?.action !== action || mine.seat !== seat) {
        throw problem;
      }
    }
  }

  preview = (actions, at) => send(`games/${this.id}/previews?at=${at}`, {body: {actions}});
}
