// The screen of a game: follows it and its reader, and keeps what is only of this screen.

import {shownRows} from './board.js';
import {Dragging} from './drag.js';
import {GameModel} from './game.js';
import {boardAfter, cycle, focusAfter} from './keys.js';
import {ProofPanel} from './proofs.js';
import {gameAt} from './route.js';
import {click} from './sound.js';
import * as store from './store.js';
import {Table} from './table.js';
import {gameView} from './view.js';
import {boardName, playerName, t, tellEvent, tellResult} from './words.js';

const TOLD = 3;

export class GameScreen {
  flip = false;
  /** The board that is large on a phone. */
  active = '';
  /** The focused space by board. @type {Record<string, string>} */
  focus = {};
  /** What happened last, and what must not be missed. */
  told = '';
  alarm = '';
  /** How many events came while an older version was shown. */
  fresh = 0;
  /** What a panel points at. @type {{board: string, space: string} | null} */
  pointed = null;
  #listed = -1;
  #closing = new AbortController();

  constructor({id, at}, changed) {
    this.changed = changed;
    this.model = new GameModel(id, changed, (events) => this.#happened(events));
    this.table = new Table(this.model, changed);
    this.proof = new ProofPanel(this);
    this.drag = new Dragging(this.table);
    const {signal} = this.#closing;
    document.addEventListener('keydown', ({key}) => key === 'Escape' && this.#escape(), {signal});
    document.addEventListener('pointerdown', ({pointerType}) => (this.table.touch = pointerType === 'touch'), {signal, capture: true});
    this.#begin(at);
  }

  async #begin(at) {
    const {model} = this;
    try {
      await model.begin();
      const {events, head, id, names, open, ruleset, version} = model;
      store.keep(id, {ruleset: ruleset.ruleset, open, names, version, status: head.status, toMove: head.toMove, opened: store.game(id).opened || Date.now()});
      this.active = ruleset.boards[0].id;
      this.#happened([events[version]], false);
      if (at !== undefined) {
        model.show(at);
      }
    } catch (problem) {
      this.failed = problem.message;
    }
    this.changed();
  }

  close() {
    this.#closing.abort();
    this.model.listening?.close();
    this.drag.cancel();
  }

  /** The address changed. @param {Route} route */
  update({at}) {
    if (this.model.listening) {
      this.go(at ?? this.model.version, false);
    }
  }

  #escape() {
    this.drag.cancel();
    this.pointed = null;
    this.table.drop();
  }

  title() {
    const name = this.model.ruleset?.name ?? '';
    return this.mine ? `● ${t('yourTurn')} · ${name}` : `${name} · Arbiter`;
  }

  /** Whether somebody here is to move. */
  get mine() {
    const {head, id, listening} = this.model;
    const seat = head?.toMove ?? '';
    return Boolean(listening) && this.model.seats.includes(seat) && !store.game(id).computers[seat];
  }

  #happened(events, now = true) {
    const {model, table} = this;
    const {at, head, id, names, result, ruleset, seats, version} = model;
    this.told = events.slice(-TOLD).map((event) => tellEvent(ruleset, event)).join(' ');
    this.drag.cancel();
    table.settle();
    this.fresh += at === null ? 0 : events.length;
    this.slides = now && at === null;
    if (now && store.read('sound') && !document.hidden) {
      click();
    }
    const alone = seats.length === ruleset.seats.length && !Object.keys(store.game(id).computers).length;
    const text = result ? `${t('over')} ${tellResult(ruleset, names, result)}` : this.mine && !alone ? t('yourTurnAs', playerName(ruleset, names, head.toMove)) : '';
    // a text that is said again is made another, or a screen reader is silent
    this.alarm = text && text === this.alarm ? `${text}\u00a0` : text;
    model.load(version).then(() => table.compute());
  }

  /** Shows a version. The address follows without a new entry in the history. */
  go(version, written = true) {
    const {model, table} = this;
    this.pointed = null;
    this.slides = false;
    table.drop();
    model.show(version);
    this.fresh = model.at === null ? 0 : this.fresh;
    if (written) {
      history.replaceState(null, '', gameAt(model.id, model.at));
    }
  }

  view() {
    return gameView(this);
  }

  /** Keeps the action that is shown in sight in the list. */
  drawn() {
    const current = /** @type {HTMLElement} */ (document.querySelector('.moves [aria-current]'));
    if (current && this.#listed !== this.model.shown) {
      this.#listed = this.model.shown;
      const list = current.closest('ol');
      list.scrollTop = current.offsetTop - list.clientHeight / 2;
    }
  }

  /** What a board shows. @returns {BoardModel} */
  boardModel(board) {
    const {flip, focus, model, pointed, slides} = this;
    const {ruleset, seats} = model;
    const {chosen, items, line, notice, pending, proposed, state, trace, ways} = this.table;
    const sent = pending ?? proposed;
    const here = (thing) => thing?.board === board.id;
    const named = (notice?.violations ?? []).filter((violation) => here(violation) || ruleset.boards.length === 1);
    return {
      ruleset,
      board,
      pieces: state.boards[board.id] ?? {},
      flipped: Boolean(board.far && board.far === seats[0]) !== flip,
      frozen: board.id in state.frozen,
      name: boardName(ruleset, board.id) || ruleset.name,
      trace: here(trace) ? trace : null,
      slides: slides && !line,
      chosen: here(chosen) ? chosen?.space : undefined,
      movable: new Set(items.filter((action) => here(action) && action.from).map(({from}) => from)),
      targets: new Map(ways.filter(here).map((way) => [way.to, {captures: Boolean(way.captures?.length)}])),
      ghost: here(sent) ? sent : null,
      marked: new Set([...named.flatMap(({spaces}) => spaces), ...(here(pointed) ? [pointed.space] : [])]),
      focus: focus[board.id],
    };
  }

  press(board, space) {
    this.focus[board] = space;
    this.active = board;
    this.pointed = null;
    if (this.drag.clicks) {
      this.table.press(board, space);
    }
  }

  key(event, board, space) {
    const {altKey, ctrlKey, key, metaKey} = event;
    const {boards} = this.model.ruleset;
    const rows = shownRows(this.boardModel(board));
    const row = rows.findIndex((spaces) => spaces.includes(space));
    const to = focusAfter(event, {column: rows[row].indexOf(space), row}, board);
    const other = boards[boardAfter(key, boards.indexOf(board), boards.length)]?.id;
    if (altKey || metaKey) {
      return;
    } else if (to) {
      this.#moveFocus(board.id, rows[to.row][to.column]);
    } else if (other) {
      this.active = other;
      this.#moveFocus(other, this.focus[other] ?? 'a1');
    } else if (ctrlKey || !this.#letter(key, board, rows.flat(), space)) {
      return;
    }
    event.preventDefault();
  }

  /** What the one-letter keys do; false for other keys. */
  #letter(key, board, spaces, space) {
    const {movable, targets} = this.boardModel(board);
    const wanted = targets.size ? targets : movable;
    const next = (step) => this.#moveFocus(board.id, cycle(spaces.filter((name) => name === space || wanted.has(name)), space, step));
    const ways = {n: () => next(1), N: () => next(-1), l: () => this.table.say(tellEvent(this.model.ruleset, this.table.last)), f: () => this.turn()};
    ways[key]?.();
    return key in ways;
  }

  turn() {
    this.flip = !this.flip;
    this.changed();
  }

  #moveFocus(board, space) {
    this.focus[board] = space;
    this.changed();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-space="${board}:${space}"]`))?.focus();
  }
}
