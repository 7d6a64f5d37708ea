// Why a board is open or frozen: a line that ends in a capture, or the pairs that can never meet.

import {drawing, figureOf, pieceName} from './board.js';
import {html, nothing} from './lit.js';
import {spaces} from './notation.js';
import {token} from './piece.js';
import {capital, t} from './words.js';

/** The word on a board that opens its proof. */
export function frozenPlate(screen, board) {
  const {model, table, proof} = screen;
  if (!model.ruleset.freezes || table.state.status === 'setup') {
    return nothing;
  }
  const frozen = board.id in table.state.frozen;
  return html`<button type="button" class="plate ${frozen ? 'is-frozen' : ''}" data-proof=${board.id} aria-expanded=${proof.board === board.id} @click=${() => proof.show(board.id)}>${t(frozen ? 'frozen' : 'open')}</button>`;
}

export class ProofPanel {
  board = '';
  step = 0;
  pair = 0;

  constructor(screen) {
    this.screen = screen;
  }

  show(board) {
    const {screen} = this;
    Object.assign(this, {board: this.board === board ? '' : board, step: 0, pair: 0});
    screen.model.load(screen.model.shown);
    screen.changed();
  }

  #set(changes) {
    Object.assign(this, changes);
    this.screen.changed();
  }

  view() {
    const {model} = this.screen;
    const proof = this.board && model.details()?.proofs.find(({id}) => id === this.board);
    if (!proof || (!proof.witness && !proof.pairs)) {
      return nothing;
    }
    const shown = {...this.screen.boardModel(model.ruleset.boards.find(({id}) => id === this.board)), trace: null, chosen: undefined};
    shown.pieces = model.state.boards[this.board];
    return html`<section class="card proof" aria-label=${t('proof')}>
      <h2>${shown.name}: ${t(proof.frozen ? 'frozen' : 'open')}</h2>
      ${proof.frozen ? this.#pairs(shown, proof.pairs ?? []) : this.#witness(shown, proof.witness ?? [])}
      <button type="button" class="quiet" @click=${() => this.show(this.board)}>${t('close')}</button></section>`;
  }

  #witness(shown, witness) {
    const step = Math.min(this.step, witness.length);
    const pieces = {...shown.pieces};
    let last = null;
    for (const action of witness.slice(0, step)) {
      const [from, to] = spaces(action, this.board);
      last = {from, to, captured: pieces[to] ? [to] : []};
      pieces[to] = pieces[from];
      delete pieces[from];
    }
    return html`<p>${t('openWhy', witness.length)}</p>
      ${drawing({...shown, pieces, trace: last}, t('proofStep', step, witness.length))}
      <p role="status">${step === 0 ? '' : witness[step - 1]}</p>
      <div class="choices"><button type="button" ?disabled=${step === 0} @click=${() => this.#set({step: step - 1})}>${t('previous')}</button>
      <button type="button" class="main" ?disabled=${step === witness.length} @click=${() => this.#set({step: step + 1})}>${t('next')} (${step}/${witness.length})</button></div>`;
  }

  #pairs(shown, pairs) {
    const {ruleset} = this.screen.model;
    const {attacker, target, reason} = pairs[this.pair] ?? {};
    const at = (piece) => Object.keys(shown.pieces).find((space) => shown.pieces[space] === piece) ?? '';
    const name = (piece) => html`${token(figureOf(ruleset, piece))}<span class="hidden">${pieceName(ruleset, piece)}</span>`;
    return html`<p>${t('frozenWhy', pairs.length)}</p>
      ${attacker ? html`${drawing({...shown, arrows: [{from: at(attacker), to: at(target)}], chosen: at(attacker)}, `${pieceName(ruleset, attacker)} → ${pieceName(ruleset, target)}`)}
      <p role="status">${capital(t(`reason.${reason}`, pieceName(ruleset, attacker), pieceName(ruleset, target)))}</p>` : nothing}
      <ul class="pairs">${pairs.map((pair, index) => html`<li><button type="button" aria-pressed=${index === this.pair} @click=${() => this.#set({pair: index})}>${name(pair.attacker)} → ${name(pair.target)} <small>${t(`short.${pair.reason}`)}</small></button></li>`)}</ul>`;
  }
}
