// Why a board is open or frozen: a line that ends in a capture, or the pairs that can never meet.

import {drawing, figureOf, token} from './board.js';
import {button, card, fill, html} from './lit.js';
import {spaces} from './notation.js';
import {capital, pieceName, t} from './words.js';

/** The word on a board that opens its proof. */
export function frozenPlate({model, table, proof}, {id}) {
  const frozen = id in table.state.frozen;
  const shown = model.ruleset.freezes && (frozen || table.state.status !== 'setup');
  return shown ? fill('plate', {id, kind: frozen ? 'plate is-frozen' : 'plate', expanded: String(proof.board === id), show: () => proof.show(id), word: t(frozen ? 'frozen' : 'open')}) : '';
}

export class ProofPanel {
  board = '';
  step = 0;
  pair = 0;

  /** @param {import('./play.js').GameScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  #set(changes) {
    Object.assign(this, changes);
    this.screen.changed();
  }

  show(board) {
    this.screen.model.load(this.screen.model.shown);
    this.#set({board: this.board === board ? '' : board, step: 0, pair: 0});
  }

  view() {
    const {model} = this.screen;
    const {frozen, pairs, witness} = model.details()?.proofs.find(({id}) => id === this.board) ?? {};
    const board = model.ruleset.boards.find(({id}) => id === this.board);
    if (!board || !(witness || pairs)) {
      return '';
    }
    const {ruleset, flipped, name} = this.screen.boardModel(board);
    const shown = {ruleset, board, flipped, frozen, pieces: model.state.boards[board.id]};
    return card('proof', `${capital(name)}: ${t(frozen ? 'frozen' : 'open')}`, [
      frozen ? this.#pairs(shown, pairs) : this.#witness(shown, witness), button(t('close'), () => this.show(this.board), 'quiet')]);
  }

  /** The line, step by step on a copy of the board. */
  #witness(shown, witness) {
    const {board, step} = this;
    const pieces = {...shown.pieces};
    let trace = null;
    for (const action of witness.slice(0, step)) {
      const [from, to] = spaces(action, board);
      trace = {from, to, captured: pieces[to] ? [to] : []};
      pieces[to] = pieces[from];
      delete pieces[from];
    }
    return fill('witness', {
      why: t('openWhy', witness.length),
      drawing: drawing({...shown, pieces, trace}, t('proofStep', step, witness.length)),
      status: `${step}/${witness.length} ${witness[step - 1] ?? ''}`,
      begun: step === 0,
      ended: step === witness.length,
      back: () => this.#set({step: step - 1}),
      on: () => this.#set({step: step + 1}),
    });
  }

  /** The pairs; the chosen one is drawn. */
  #pairs(shown, pairs) {
    const {ruleset, pieces} = shown;
    const pair = pairs[this.pair];
    const at = (piece) => Object.keys(pieces).find((space) => pieces[space] === piece) ?? '';
    const name = (piece) => pieceName(ruleset, piece);
    const icon = (piece) => html`${token(figureOf(ruleset, piece))}<span class="hidden">${name(piece)}</span>`;
    const arrows = pair && {arrows: [[at(pair.attacker), at(pair.target)]], chosen: at(pair.attacker)};
    return fill('pairs', {
      why: t(pair ? 'frozenWhy' : 'frozenEmpty', pairs.length),
      drawing: drawing({...shown, ...arrows}, pair ? `${name(pair.attacker)} → ${name(pair.target)}` : t('frozen')),
      reason: pair && capital(t(`reason.${pair.reason}`, name(pair.attacker), name(pair.target))),
      pairs: pairs.map(({attacker, target, reason}, index) => fill('pair', {
        id: `${attacker} ${target}`,
        pressed: String(index === this.pair),
        choose: () => this.#set({pair: index}),
        attacker: icon(attacker),
        target: icon(target),
        reason: t(`short.${reason}`),
      })),
    });
  }
}
