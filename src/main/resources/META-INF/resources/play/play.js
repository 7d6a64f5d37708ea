// The screen of a game: boards, what happened, whose turn it is, and the panels beside them.

import {UNREACHED} from './api.js';
import {figureOf, grid, pieceName, shownRows} from './board.js';
import {Dragging} from './drag.js';
import {ending} from './ending.js';
import {GameModel} from './game.js';
import {boardAfter, cycle, focusAfter} from './keys.js';
import {html, nothing} from './lit.js';
import {movesPanel, seatsPanel, sharePanel, settingsPanel} from './panels.js';
import {swatch, token} from './piece.js';
import {frozenPlate, ProofPanel} from './proofs.js';
import {gameAt, rulesOf} from './route.js';
import {click} from './sound.js';
import * as store from './store.js';
import {Table} from './table.js';
import {boardName, playerName, tellEvent, tellResult} from './tell.js';
import {capital, t} from './words.js';

const PHONE = matchMedia('(max-width: 619px)');
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

export class GameScreen {
  flip = false;
  /** The board that is large on a phone. */
  active = '';
  /** The focused space by board. @type {Record<string, string>} */
  focus = {};
  told = '';
  alarm = '';
  fresh = 0;
  /** Spaces that a panel points at, and arrows, by board. */
  pointed = {board: '', spaces: [], arrows: []};
  #again = false;

  constructor({id, at}, changed) {
    this.changed = changed;
    this.model = new GameModel(id, changed, (events) => this.#happened(events));
    this.table = new Table(this.model, changed);
    this.proof = new ProofPanel(this);
    this.drag = new Dragging(this.table);
    this.#open(at);
    document.addEventListener('keydown', this.#escape);
    document.addEventListener('pointerdown', this.#pointer, true);
    this.#onvisible = () => changed();
    document.addEventListener('visibilitychange', this.#onvisible);
  }

  #onvisible;

  async #open(at) {
    const {model} = this;
    try {
      await model.open();
      const {ruleset, game} = model;
      store.keep(model.id, {ruleset: ruleset.ruleset, open: model.open_, names: model.names, version: model.version, status: game.status, toMove: game.toMove});
      this.active = ruleset.boards[0].id;
      if (at !== undefined) {
        model.show(at);
      }
      this.#turn();
      this.table.compute();
    } catch (problem) {
      this.failed = problem.status === UNREACHED ? t('unreached') : problem.message;
    }
    this.changed();
  }

  close() {
    this.model.close();
    this.drag.cancel();
    document.removeEventListener('keydown', this.#escape);
    document.removeEventListener('pointerdown', this.#pointer, true);
    document.removeEventListener('visibilitychange', this.#onvisible);
  }

  update({at}) {
    if (this.model.ruleset) {
      this.go(at ?? this.model.version, false);
    }
  }

  #escape = (event) => {
    if (event.key === 'Escape') {
      this.drag.cancel();
      this.pointed = {board: '', spaces: [], arrows: []};
      this.table.line ? this.table.drop() : this.table.clear();
    }
  };

  #pointer = ({pointerType}) => (this.table.touch = pointerType === 'touch');

  title() {
    const {model} = this;
    const name = model.ruleset?.name ?? 'Arbiter';
    return this.mine && model.head.status !== 'finished' ? `● ${t('yourTurn')} · ${name}` : `${name} · Arbiter`;
  }

  /** Whether a seat of this browser is to move that no computer plays. */
  get mine() {
    const {model} = this;
    const computers = store.game(model.id)?.computers ?? {};
    const seat = model.ruleset && model.head.toMove;
    return Boolean(seat && model.seats.includes(seat) && !computers[seat]);
  }

  #happened(events) {
    const {model, table} = this;
    const {ruleset} = model;
    this.told = events.map((event) => tellEvent(ruleset, event)).join(' ');
    this.drag.cancel();
    table.settle();
    if (model.at !== null) {
      this.fresh += events.length;
    } else {
      this.moved = true;
    }
    if (store.read('sound') && !document.hidden) {
      click();
    }
    this.#turn();
    model.load(model.version).then(() => table.compute());
  }

  #turn() {
    const {model} = this;
    const {head, game, ruleset} = model;
    const own = model.seats.length < ruleset.seats.length || Object.keys(store.game(model.id)?.computers ?? {}).length > 0;
    const result = head.status === 'finished' && model.events[model.version].effects.find(({type}) => type === 'game-ended');
    if (result) {
      this.#alert(`${t('over')} ${tellResult(ruleset, model.names, result)}`);
    } else if (this.mine && own) {
      this.#alert(t('yourTurnAs', playerName(ruleset, model.names, head.toMove)));
    } else {
      this.#alert('');
    }
  }

  /** A text that is said again is made another, or a screen reader is silent. */
  #alert(text) {
    this.#again = !this.#again;
    this.alarm = text && this.#again ? `${text}\u00a0` : text;
  }

  /** Shows a version; the address follows without a new entry in the history. */
  go(version, push = true) {
    const {model, table} = this;
    table.line = null;
    table.clear();
    model.show(version);
    if (model.at === null) {
      this.fresh = 0;
    }
    if (push) {
      history.replaceState(null, '', gameAt(model.id, model.at));
    }
  }

  view() {
    const {model} = this;
    if (this.failed) {
      return html`<section class="card"><h1>${t('noGame')}</h1><p role="alert">${this.failed}</p><a class="button" href="#/">${t('toStart')}</a></section>`;
    }
    if (!model.listening) {
      return html`<p class="loading" role="status">${t('loading')}</p>`;
    }
    const {line} = this.table;
    const live = model.at !== null || line ? 'past' : model.listening.late ? 'late' : 'live';
    return html`<div class="game ${live}" data-version=${line ? model.shown + line.actions.length : model.shown} data-live=${live}>
      ${this.#heading()}
      <div class="stage">
        <section class="playing" aria-label=${t('boards')}>
          ${this.#banner()}
          <div class="boards count-${model.ruleset.boards.length}" @pointerdown=${this.drag.down}>${model.ruleset.boards.map((board) => this.#board(board))}</div>
          ${this.#hands()}
          ${this.#messages()}
          ${this.#slider()}
        </section>
        <aside class="side">
          ${ending(this)}
          ${seatsPanel(this)}
          ${this.proof.view()}
          ${movesPanel(this)}
          ${sharePanel(this)}
          ${settingsPanel(this)}
        </aside>
      </div>
    </div>`;
  }

  #heading() {
    const {ruleset, listening, names} = this.model;
    const players = ruleset.seats.map(({seat}) => names[seat]).filter(Boolean).join(' – ');
    return html`<div class="heading"><h1>${ruleset.name}</h1><p class="players">${players}</p>
      <a class="quiet" href=${rulesOf(ruleset.ruleset)}>${t('rules')}</a>
      ${listening.late ? html`<p class="late-notice">${t('late', new Date(listening.heard).toLocaleTimeString())}</p>` : nothing}</div>`;
  }

  #banner() {
    const {model, table} = this;
    const {ruleset, at, names} = model;
    if (table.line) {
      return html`<div class="banner trying"><strong>${t('trying')}</strong> ${t('tryingWhat', table.line.actions.length)}
        <button type="button" @click=${() => table.drop()}>${t('dropLine')} <kbd>Esc</kbd></button></div>`;
    }
    if (at !== null) {
      return html`<div class="banner past"><strong>${t('past', at, model.version)}</strong> ${this.fresh ? t('fresh', this.fresh) : ''}
        <button type="button" @click=${() => this.go(model.version)}>${t('toNow')}</button></div>`;
    }
    const {toMove, status} = model.head;
    const piece = ruleset.pieces.find(({color}) => color === toMove)?.piece ?? this.legalPiece();
    return html`<div class="banner turn ${this.mine ? 'mine' : ''}">${status === 'finished'
      ? html`<strong>${t('over')}</strong>`
      : html`${swatch(figureOf(ruleset, piece))}<span><strong>${t('toMove', playerName(ruleset, names, toMove))}</strong>${status === 'setup' ? ` · ${t('setup')}` : ''}</span>`}</div>`;
  }

  /** A piece of the seat to move. */
  legalPiece = () => this.model.details()?.legal.items.find(({seat}) => seat === this.model.head.toMove)?.piece;

  /** What the board shows. */
  boardModel(board) {
    const {model, table} = this;
    const {ruleset} = model;
    const {chosen, pending, proposed, notice, state, trace} = table;
    const sent = pending ?? proposed;
    const viewer = model.seats[0];
    const named = (notice?.violations ?? []).filter((violation) => violation.board === board.id || ruleset.boards.length === 1);
    const pointed = this.pointed.board === board.id ? this.pointed : {spaces: [], arrows: []};
    return {
      ruleset,
      board,
      pieces: state.boards[board.id] ?? {},
      flipped: (board.far !== undefined && board.far === viewer) !== this.flip,
      frozen: board.id in state.frozen,
      name: boardName(ruleset, board.id) || ruleset.name,
      trace: trace?.board === board.id ? trace : null,
      chosen: chosen?.board === board.id ? chosen.space : undefined,
      movable: new Set(table.items.filter((action) => action.board === board.id && action.from).map(({from}) => from)),
      targets: new Map(table.ways.filter((way) => way.board === board.id).map((way) => [way.to, {captures: Boolean(way.captures?.length)}])),
      ghost: sent?.board === board.id ? sent.to : undefined,
      ghostPiece: sent?.piece,
      marked: new Set([...named.flatMap(({spaces}) => spaces), ...pointed.spaces]),
      arrows: pointed.arrows,
      focus: this.focus[board.id],
    };
  }

  #board(board) {
    const shown = this.boardModel(board);
    const several = this.model.ruleset.boards.length > 1;
    return html`<section class="board-box ${board.id === this.active ? 'active' : ''}" aria-label=${shown.name}>
      ${several || this.model.ruleset.freezes ? html`<h2>${several ? shown.name : ''} ${frozenPlate(this, board)}</h2>` : nothing}
      ${grid(shown, {press: (space) => this.#press(board.id, space), key: (event, space) => this.#key(event, board, space)})}
    </section>`;
  }

  #press(board, space) {
    this.focus[board] = space;
    if (!this.drag.clicked()) {
      return;
    }
    this.active = board;
    this.pointed = {board: '', spaces: [], arrows: []};
    this.table.press(board, space);
  }

  #key(event, board, space) {
    if (event.altKey || event.metaKey) {
      return;
    }
    const {boards} = this.model.ruleset;
    const rows = shownRows(this.boardModel(board));
    const row = rows.findIndex((spaces) => spaces.includes(space));
    const to = focusAfter(event, {column: rows[row].indexOf(space), row}, board);
    const other = boardAfter(event.key, boards.indexOf(board), boards.length);
    if (to) {
      this.#moveFocus(board.id, rows[to.row][to.column]);
    } else if (other !== null) {
      this.active = boards[other].id;
      this.#moveFocus(this.active, this.focus[this.active] ?? 'a1');
    } else if (event.ctrlKey || !this.#letter(event.key, board, rows.flat(), space)) {
      return;
    }
    event.preventDefault();
  }

  /** One-letter keys: what they do is on the page. */
  #letter(key, board, spaces, space) {
    const {movable, targets} = this.boardModel(board);
    const wanted = targets.size > 0 ? targets : movable;
    const found = key === 'n' || key === 'N' ? cycle(spaces.filter((name) => wanted.has(name)), space, key === 'n' ? 1 : -1) : undefined;
    if (found) {
      this.#moveFocus(board.id, found);
    } else if (key === 'l') {
      this.table.say(tellEvent(this.model.ruleset, this.table.last));
    } else if (key === 'f') {
      this.flip = !this.flip;
      this.changed();
    } else {
      return false;
    }
    return true;
  }

  #moveFocus(board, space) {
    this.focus[board] = space;
    this.changed();
    const button = document.querySelector(`[data-space="${board}:${space}"]`);
    /** @type {HTMLElement | null} */ (button)?.focus();
  }

  #hands() {
    const {table} = this;
    const {ruleset} = this.model;
    const hands = Object.entries(table.state.hands).filter(([, pieces]) => pieces.length > 0);
    const placeable = new Set(table.items.filter(({from}) => !from).map(({piece}) => piece));
    return hands.length === 0
      ? nothing
      : html`<section class="hands" aria-label=${t('inHand')}><h2>${t('inHand')}</h2>${hands.map(
          ([, pieces]) => html`<div class="hand">${pieces.map((piece) => {
            const pressed = table.chosen?.piece === piece && !table.chosen.space;
            return html`<button type="button" data-hand=${piece} ?data-movable=${placeable.has(piece)} aria-pressed=${pressed ? 'true' : 'false'}
              aria-label="${pieceName(ruleset, piece)}${placeable.has(piece) ? `, ${t('canAct')}` : ''}"
              @click=${() => (pressed ? table.clear() : table.choose({piece}))}>${token(figureOf(ruleset, piece))}</button>`;
          })}</div>`)}</section>`;
  }

  #messages() {
    const {table, model} = this;
    const {notice, proposed, pending} = table;
    const status = notice && !notice.alert ? notice.text : pending ? t(pending.retried ? 'unanswered' : 'sending', pending.label) : this.told;
    return html`<div class="messages">
      <p role="status">${status}</p>
      <div role="alert">${notice?.alert ? this.#refusal(notice) : model.at === null && !table.line && this.alarm ? html`<p>${this.alarm}</p>` : nothing}</div>
      ${proposed
        ? html`<div class="confirm"><p>${proposed.label}?</p><button type="button" class="main" data-confirm @click=${() => table.send(proposed)}>${t('confirm')}</button>
          <button type="button" @click=${() => table.clear()}>${t('cancel')}</button></div>`
        : nothing}
    </div>`;
  }

  #refusal({text, violations = [], legal = []}) {
    const {ruleset} = this.model;
    return html`<div class="refusal"><p>${text}</p>
      ${violations.length ? html`<ul>${violations.map((violation) => html`<li>${violation.text}
        ${violation.spaces.length ? html`<span class="where">${violation.spaces.join(' ')}</span>` : nothing}
        <a href=${rulesOf(ruleset.ruleset, violation.rule)}>${t('rule')}</a></li>`)}</ul>` : nothing}
      ${legal.length ? html`<p>${t('insteadLegal')}</p><div class="choices">${legal.map((action) => html`<button type="button" @click=${() => this.table.propose(action)}>${action.label}</button>`)}</div>` : nothing}</div>`;
  }

  #slider() {
    const {model, table} = this;
    const {version, shown} = model;
    const step = (to, sign, label, off) => html`<button type="button" aria-label=${t(label)} title=${t(label)} ?disabled=${off} @click=${() => this.go(to)}>${sign}</button>`;
    return html`<div class="slider" role="group" aria-label=${t('history')}>
      ${step(0, '⏮', 'first', shown === 0)}${step(shown - 1, '◀', 'previous', shown === 0)}
      <input type="range" min="0" max=${version} .value=${String(shown)} aria-label=${t('version')} aria-valuetext=${t('versionOf', shown, version)}
        @input=${(event) => this.go(Number(event.target.value))} />
      ${step(shown + 1, '▶', 'next', shown === version)}${step(version, '⏭', 'last', shown === version)}
      <output>${shown}/${version}</output>
      <button type="button" @click=${() => { this.flip = !this.flip; this.changed(); }}>⇅ ${t('flip')}</button>
      ${table.line ? nothing : html`<button type="button" data-try @click=${() => table.try_()}>${t('whatIf')}</button>`}
    </div>`;
  }

  /** After drawing: lets the piece slide that just moved. */
  drawn() {
    const {trace} = this.table;
    if (!this.moved) {
      return;
    }
    this.moved = false;
    const at = (space) => document.querySelector(`[data-space="${trace?.board}:${space}"]`);
    const [from, to] = [at(trace?.from), at(trace?.to)];
    if (trace?.from && from && to && !STILL.matches) {
      const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      to.querySelector('.piece')?.animate([{transform: `translate(${((a.x - b.x) / b.width) * 60}px, ${((a.y - b.y) / b.height) * 60}px)`}, {transform: 'none'}], {duration: 200, easing: 'ease-out'});
    }
  }
}
