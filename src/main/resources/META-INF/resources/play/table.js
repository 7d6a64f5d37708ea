// What a player does at a game: choose, act, ask why not, try a line.

import {intentKey, persist} from './api.js';
import {next, trace} from './fold.js';
import * as store from './store.js';
import {capital, pieceName, seatName, spaceOn, t} from './words.js';

export class Table {
  /** The chosen piece, on a board or in hand. @type {{piece: string, board?: string, space?: string} | null} */
  chosen = null;
  /** An action that waits for confirmation. @type {Action | null} */
  proposed = null;
  /** An action that is sent and not answered yet. @type {(Action & {retried?: boolean}) | null} */
  pending = null;
  /** A hint, or a refusal. @type {Notice | null} */
  notice = null;
  /** A line that is tried. @type {Line | null} */
  line = null;
  /** Whether the last pointer was a finger. */
  touch = false;

  /** @param {import('./game.js').GameModel} model @param {() => void} changed */
  constructor(model, changed) {
    this.model = model;
    this.changed = changed;
  }

  get state() {
    return this.line?.states.at(-1) ?? this.model.state;
  }

  /** @returns {Action[]} */
  get items() {
    const {line, model, pending, state} = this;
    const may = line ? state.status !== 'finished' : model.at === null && !pending && model.seats.includes(model.head.toMove ?? '');
    return (may && (line ? line.items : model.details()?.legal.items)) || [];
  }

  /** The legal actions of the chosen piece. */
  get ways() {
    const {chosen} = this;
    return !chosen ? [] : this.items.filter(({piece, board, from}) => (chosen.space ? board === chosen.board && from === chosen.space : !from && piece === chosen.piece));
  }

  get confirms() {
    return store.read('confirm') ?? this.touch;
  }

  get last() {
    return this.line?.events.at(-1) ?? this.model.events[this.model.shown];
  }

  get trace() {
    return trace(this.last);
  }

  clear() {
    this.chosen = this.proposed = this.notice = null;
    this.changed();
  }

  /** @param {string} text @param {Partial<Notice>} [more] */
  say(text, more) {
    this.notice = {text, ...more};
    this.changed();
  }

  press(board, space) {
    const {chosen, proposed} = this;
    const piece = this.state.boards[board]?.[space];
    const way = this.ways.find((action) => action.board === board && action.to === space);
    this.proposed = this.notice = null;
    if (way) {
      way.action === proposed?.action ? this.send(way) : this.propose(way);
    } else if (chosen?.board === board && chosen.space === space) {
      this.clear();
    } else if (piece && (!chosen || this.items.some((action) => action.board === board && action.from === space))) {
      this.choose({board, space, piece});
    } else if (chosen) {
      this.ask(chosen, board, space);
    } else {
      this.say(t('nothingHere', spaceOn(this.model.ruleset, space, board)));
    }
  }

  choose(chosen) {
    this.chosen = chosen;
    const name = capital(pieceName(this.model.ruleset, chosen.piece));
    this.say(this.ways.length ? t('choseCount', name, this.ways.length) : `${t('choseNone', name)} ${this.idle()}`);
  }

  /** Why nothing can be done now, whatever the rules say. */
  idle() {
    const {at, over, seats, ruleset, head} = this.model;
    if (this.line || (at === null && seats.includes(head.toMove ?? ''))) {
      return '';
    }
    return at !== null ? t('idlePast', at) : over ? t('idleOver') : seats.length ? t('idleTurn', seatName(ruleset, head.toMove)) : t('idleWatching');
  }

  /** Asks the service why an action is not legal. */
  async ask(chosen, toBoard, to) {
    const {piece, board, space} = chosen;
    const {line, model} = this;
    const occupied = Boolean(this.state.boards[toBoard][to]);
    const action = board && board !== toBoard ? undefined : model.notation.name({piece, board: toBoard, from: space, to, occupied});
    try {
      if (action) {
        await model.preview([...(line?.actions ?? []), action], line?.base ?? model.shown);
      }
      this.say(this.idle() || t(action ? 'legalAfterAll' : 'noSuchAction'), {alert: true});
    } catch (problem) {
      this.refused(problem, this.idle());
    }
  }

  /** Shows a refusal: its rules, their spaces, and what is legal instead. */
  refused({message, violations, legalActions}, before = '') {
    const legal = this.items.filter(({action}) => legalActions.includes(action));
    this.say(`${before} ${message}`.trim(), {alert: true, violations, legal});
  }

  propose(action) {
    if (this.line || !this.confirms) {
      this.send(action);
    } else {
      this.proposed = action;
      this.changed();
    }
  }

  /** Sends an action, or adds it to the line that is tried. */
  async send(action) {
    if (this.pending) {
      return;
    }
    this.clear();
    try {
      if (this.line) {
        await this.#extend(action.action);
      } else {
        const pending = (this.pending = {...action, retried: false});
        await this.model.act(action, intentKey(), this.model.version, () => {
          pending.retried = true;
          this.changed();
        });
      }
      this.pending = null;
    } catch (problem) {
      this.pending = null;
      this.refused(problem);
    }
    this.changed();
  }

  /** After an event, what was begun survives only if it is still possible. */
  settle() {
    const {chosen, state} = this;
    if (this.model.over || (chosen?.space && state.boards[chosen.board ?? ''][chosen.space] !== chosen.piece)) {
      this.chosen = null;
    }
    this.proposed = this.notice = null;
  }

  /** Begins a line at the version shown. */
  tryLine() {
    const {model} = this;
    this.line = {base: model.shown, actions: [], events: [], states: [model.state], items: model.details()?.legal.items};
    this.clear();
  }

  drop() {
    this.line = null;
    this.clear();
  }

  async #extend(action) {
    const {line, model} = this;
    const actions = [...line.actions, action];
    const {events, game} = await model.preview(actions, line.base);
    const states = model.states.slice(0, line.base + 1);
    events.forEach((event) => states.push(next(states, event)));
    Object.assign(line, {actions, events, states, items: undefined});
    this.changed();
    if (game.status !== 'finished') {
      const {ruleset, options, firstSeat, position} = game;
      line.items = (await persist('evaluations', {body: {ruleset, options, firstSeat, position}})).legalActions;
    }
  }

  /** Lets the service play the seats that this browser gave to it. */
  async compute() {
    const {model} = this;
    const {id, over, path, version} = model;
    const {computers} = store.game(id);
    const answer = model.details(version)?.legal.seatActions.find(({seat, kind}) => computers[seat] && /^(accept-take-back|decline-draw)$/.test(kind));
    const strength = computers[model.head.toMove ?? ''];
    if (over || (!strength && !answer)) {
      return;
    }
    try {
      const action = answer ?? (await persist(`${path}/analysis?at=${version}&strength=${strength}`, {seconds: 60, attempts: Infinity}));
      if (model.version === version) {
        await model.act(action, intentKey(), version);
      }
    } catch (problem) {
      if (model.version === version) {
        this.refused(problem);
      }
    }
  }
}
