// Why a board is open or frozen: a line that ends in a capture, or the pairs that can never meet.

import {drawing} from './board.js';
import {button, card, html, nothing} from './lit.js';
import {spaces} from './notation.js';
import {figureOf, token} from './piece.js';
import {pieceName} from './tell.js';
import {capital, t} from './words.js';

/** The word on a board that opens its proof. */
export function frozenPlate({model, table, proof}, board) {
  const frozen = board.id in table.state.frozen;
  return model.ruleset.freezes && (frozen || table.state.status !== 'setup')
    ? html`<button type="button" class="plate ${frozen ? 'is-frozen' : ''}" data-proof=${board.id} aria-expanded=${proof.board === board.id} @click=${() => proof.show(board.id)}>${t(frozen ? 'frozen' : 'open')}</button>`
    : nothing;
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
    const proof = model.details()?.proofs.find(({id}) => id === this.board);
    const board = model.ruleset.boards.find(({id}) => id === this.board);
    if (!board || !(proof?.witness || proof?.pairs)) {
      return nothing;
    }
    const {ruleset, flipped, name} = this.screen.boardModel(board);
    const shown = {ruleset, board, flipped, frozen: proof.frozen, pieces: model.state.boards[board.id]};
    return card('proof', `${capital(name)}: ${t(proof.frozen ? 'frozen' : 'open')}`, html`${proof.frozen ? this.#pairs(shown, proof.pairs) : this.#witness(shown, proof.witness)}
      ${button(t('close'), () => this.show(this.board), 'quiet')}`);
  }

  /** The line, step by step on a copy of the board. */
  #witness(shown, witness) {
    const {step} = this;
    const pieces = {...shown.pieces};
    let trace = null;
    for (const action of witness.slice(0, step)) {
      const [from, to] = spaces(action, this.board);
      trace = {from, to, captured: pieces[to] ? [to] : []};
      pieces[to] = pieces[from];
      delete pieces[from];
    }
    const move = (label, to) => html`<button type="button" class=${to > step ? 'main' : ''} ?disabled=${to < 0 || to > witness.length} @click=${() => this.#set({step: to})}>${label}</button>`;
    return html`<p>${t('openWhy', witness.length)}</p>${drawing({...shown, pieces, trace}, t('proofStep', step, witness.length))}
      <p role="status">${step}/${witness.length} ${witness[step - 1] ?? ''}</p><div class="choices">${move(t('previous'), step - 1)}${move(t('next'), step + 1)}</div>`;
  }

  /** The pairs; the chosen one is drawn. */
  #pairs(shown, pairs) {
    const {ruleset, pieces} = shown;
    const {attacker, target, reason} = pairs[this.pair] ?? {};
    const at = (piece) => Object.keys(pieces).find((space) => pieces[space] === piece) ?? '';
    const name = (piece) => html`${token(figureOf(ruleset, piece))}<span class="hidden">${pieceName(ruleset, piece)}</span>`;
    const choice = (pair, index) => html`<li><button type="button" data-pair="${pair.attacker} ${pair.target}" aria-pressed=${index === this.pair ? 'true' : 'false'} @click=${() => this.#set({pair: index})}>
      ${name(pair.attacker)} → ${name(pair.target)} <small>${t(`short.${pair.reason}`)}</small></button></li>`;
    return html`<p>${t(pairs.length ? 'frozenWhy' : 'frozenEmpty', pairs.length)}</p>${attacker
      ? html`${drawing({...shown, arrows: [[at(attacker), at(target)]], chosen: at(attacker)}, `${pieceName(ruleset, attacker)} → ${pieceName(ruleset, target)}`)}
        <p role="status">${capital(t(`reason.${reason}`, pieceName(ruleset, attacker), pieceName(ruleset, target)))}</p>`
      : drawing(shown, t('frozen'))}<ul class="pairs">${pairs.map(choice)}</ul>`;
  }
}
