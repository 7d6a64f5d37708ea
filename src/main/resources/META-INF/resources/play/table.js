// What a player does at a game: choose, act, ask why not, try a line, look back.

import {Problem, intentKey, persist, send} from './api.js';
import {next, trace} from './fold.js';
import * as store from './store.js';
import {seatName, spaceOn} from './tell.js';
import {capital, t} from './words.js';
import {pieceName} from './board.js';

export class Table {
  /** The chosen piece: on a board or in hand. @type {{board?: string, space?: string, piece: string} | null} */
  chosen = null;
  /** An action that waits for confirmation. */
  proposed = null;
  /** An action that was sent and is not answered. */
  pending = null;
  /** A refusal or a hint. @type {{text: string, alert?: boolean, violations?: Violation[], legal?: object[]} | null} */
  notice = null;
  /** A line tried: `{base, actions, events, states, legal}`. */
  line = null;
  touch = false;
  #changed;

  constructor(model, changed) {
    this.model = model;
    this.#changed = changed;
  }

  /** What is shown: the line tried, the newest version or an older one. */
  get state() {
    return this.line ? this.line.states[this.line.states.length - 1] : this.model.state;
  }

  get legal() {
    return this.line ? this.line.legal : this.model.details()?.legal;
  }

  get mayAct() {
    const {model} = this;
    return this.line
      ? this.state.status !== 'finished'
      : model.at === null && !this.pending && model.seats.includes(model.head.toMove ?? '');
  }

  get items() {
    return this.mayAct ? (this.legal?.items ?? []) : [];
  }

  /** The actions of the chosen piece. */
  get ways() {
    const {chosen} = this;
    return chosen
      ? this.items.filter(({piece, board, from}) =>
          chosen.space ? board === chosen.board && from === chosen.space : !from && piece === chosen.piece)
      : [];
  }

  get confirms() {
    return store.read('confirm') ?? this.touch;
  }

  /** Leaves everything that was begun. */
  clear() {
    this.chosen = this.proposed = this.notice = null;
    this.#changed();
  }

  say(text, more = {}) {
    this.notice = {text, ...more};
    this.#changed();
  }

  /** A space is pressed. */
  press(board, space) {
    const {chosen, proposed} = this;
    const piece = this.state.boards[board]?.[space];
    const way = this.ways.find((action) => action.board === board && action.to === space);
    this.proposed = null;
    this.notice = null;
    if (way) {
      proposed?.action === way.action ? this.send(way) : this.propose(way);
    } else if (chosen && chosen.board === board && chosen.space === space) {
      this.clear();
    } else if (piece && (!chosen || this.items.some((action) => action.board === board && action.from === space))) {
      this.choose({board, space, piece});
    } else if (chosen) {
      this.ask({...chosen, to: space, toBoard: board, occupied: Boolean(piece)});
    } else {
      this.say(t('nothingHere', spaceOn(this.model.ruleset, space, board)));
    }
  }

  choose(chosen) {
    this.chosen = chosen;
    this.notice = null;
    const name = capital(pieceName(this.model.ruleset, chosen.piece));
    const count = this.ways.length;
    this.say(count > 0 ? t('choseCount', name, count) : `${t('choseNone', name)} ${this.idle() ?? ''}`);
  }

  /** Why nothing can be done now, whatever the rules say; null if the rules decide. */
  idle() {
    const {model} = this;
    if (this.line) {
      return null;
    }
    if (model.at !== null) {
      return t('idlePast', model.at);
    }
    if (model.head.status === 'finished') {
      return t('idleOver');
    }
    if (model.seats.length === 0) {
      return t('idleWatching');
    }
    return this.mayAct ? null : t('idleTurn', seatName(model.ruleset, model.head.toMove));
  }

  /** Asks the service why an action is not legal. */
  async ask({piece, board, space, to, toBoard, occupied}) {
    const {model} = this;
    const onto = board && board !== toBoard ? null : {piece, board: toBoard, from: space, to, occupied};
    const action = onto && model.notation.name(onto);
    if (!action) {
      this.say(this.idle() ?? t('noSuchAction'), {alert: true});
      return;
    }
    this.notice = null;
    try {
      const line = this.line ?? {base: model.shown, actions: []};
      await model.preview([...line.actions, action], line.base);
      this.say(this.idle() ?? t('legalAfterAll'), {alert: true});
    } catch (problem) {
      this.refused(problem, this.idle());
    }
  }

  /** Shows a refusal with its rules, their spaces, and what is legal instead. */
  refused(problem, before) {
    const {violations = [], legalActions = []} = problem;
    const legal = legalActions.map((name) => this.legal?.items.find(({action}) => action === name)).filter(Boolean);
    const text = problem.status === 0 ? t('unreached') : problem.message;
    this.say([before, text].filter(Boolean).join(' '), {alert: true, violations, legal: this.mayAct ? legal : []});
  }

  propose(action) {
    if (!this.line && this.confirms) {
      this.proposed = action;
      this.#changed();
    } else {
      this.send(action);
    }
  }

  /** Acts, or adds to the line tried. */
  async send(action) {
    if (this.pending) {
      return;
    }
    this.clear();
    if (this.line) {
      await this.extend(action.action);
      return;
    }
    this.pending = {...action, retried: false};
    this.#changed();
    try {
      await this.model.act(action, intentKey(), this.model.version, () => {
        this.pending.retried = true;
        this.#changed();
      });
    } catch (problem) {
      this.refused(problem);
    } finally {
      this.pending = null;
      this.#changed();
    }
  }

  /** After events: what was begun survives only while it is still possible. */
  settle() {
    const {chosen, state} = this;
    if (chosen?.space && state.boards[chosen.board ?? '']?.[chosen.space] !== chosen.piece) {
      this.chosen = null;
    }
    this.proposed = null;
    this.notice = null;
  }

  /** Begins to try a line from the version shown. */
  try_() {
    this.clear();
    this.line = {base: this.model.shown, actions: [], events: [], states: [this.model.state], legal: this.model.details()?.legal};
    this.#changed();
  }

  drop() {
    this.line = null;
    this.clear();
  }

  /** Adds an action to the line; the service says what it does. */
  async extend(action) {
    const {model, line} = this;
    try {
      const {events, game} = await model.preview([...line.actions, action], line.base);
      const states = model.states.slice(0, line.base + 1);
      for (const event of events) {
        states.push(next(states, event));
      }
      Object.assign(line, {actions: [...line.actions, action], events, states, legal: undefined});
      this.#changed();
      const {ruleset, options, firstSeat} = game;
      if (game.status !== 'finished') {
        const told = await send('evaluations', {body: {ruleset, options, firstSeat, position: game.position}});
        line.legal = {items: told.legalActions, seatActions: []};
      }
      this.#changed();
    } catch (problem) {
      this.refused(problem);
    }
  }

  /** The last action of what is shown. */
  get last() {
    return this.line?.events.length ? this.line.events[this.line.events.length - 1] : this.model.events[this.model.shown];
  }

  get trace() {
    return trace(this.last);
  }

  /** Lets the service play a seat that this browser gave to it. */
  async compute() {
    const {model} = this;
    const computers = store.game(model.id)?.computers ?? {};
    const {version} = model;
    const details = model.details(version);
    if (!details || this.pending || model.head.status === 'finished') {
      return;
    }
    const answers = details.legal.seatActions.filter(({seat, kind}) => computers[seat] && /^(accept-take-back|decline-)/.test(kind));
    const strength = computers[model.head.toMove ?? ''];
    const answer = answers.find(({kind}) => kind.startsWith('accept')) ?? answers[0];
    if (!answer && !strength) {
      return;
    }
    try {
      const action = answer ?? (await persist(`games/${model.id}/analysis?at=${version}&strength=${strength}`, {timeout: 60_000}));
      if (model.version === version) {
        await model.act(action, intentKey(), version);
      }
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'stale-version')) {
        this.refused(problem);
      }
    }
  }
}
