// How a game is shown: whose turn it is, the boards, the hands, what happened, and the way through its versions.

import {grid} from './board.js';
import {ending} from './ending.js';
import {button, html, nothing} from './lit.js';
import {movesPanel, seatsPanel, settingsPanel, sharePanel} from './panels.js';
import {figureOf, swatch, token} from './piece.js';
import {frozenPlate} from './proofs.js';
import {rulesOf} from './route.js';
import {pieceName, playerName} from './tell.js';
import {capital, t} from './words.js';

/** @param {import('./play.js').GameScreen} screen */
export function gameView(screen) {
  const {failed, model, table} = screen;
  const {listening, ruleset, shown} = model;
  if (failed) {
    return html`<section class="card"><h1>${t('noGame')}</h1><p role="alert">${failed}</p><p><a class="button" href="#/">${t('toStart')}</a></p></section>`;
  }
  if (!listening) {
    return html`<p role="status">${t('loading')}</p>`;
  }
  const live = table.line || model.at !== null ? 'past' : listening.late ? 'late' : 'live';
  return html`<div class="game ${live}" data-version=${shown + (table.line?.actions.length ?? 0)} data-live=${live}>
    <div class="heading"><h1>${ruleset.name}</h1><p>${ruleset.seats.map(({seat}) => model.names[seat]).filter(Boolean).join(' – ')}</p>
      <a class="quiet" href=${rulesOf(ruleset.ruleset)}>${t('rules')}</a></div>
    <div class="stage"><section class="playing" aria-label=${t('boards')}>
      ${banner(screen)}
      <div class="boards count-${ruleset.boards.length}" @pointerdown=${screen.drag.down}>${ruleset.boards.map((board) => boardBox(screen, board))}</div>
      ${hands(screen)}${slider(screen)}${messages(screen)}
    </section><aside class="side">${ending(screen)}${screen.proof.view()}${seatsPanel(screen)}${movesPanel(screen)}${sharePanel(screen)}${settingsPanel(screen)}</aside></div></div>`;
}

/** Whose turn it is, or that what is shown is not the newest. */
function banner(screen) {
  const {fresh, mine, model, table} = screen;
  const {at, head, listening, names, over, ruleset, version} = model;
  if (table.line) {
    return html`<div class="banner trying"><span><strong>${t('trying')}</strong> ${t('tryingWhat', table.line.actions.length)}</span>
      ${button(html`${t('dropLine')} <kbd>Esc</kbd>`, () => table.drop())}</div>`;
  }
  if (at !== null) {
    return html`<div class="banner past"><span><strong>${t('past', at, version)}</strong> ${fresh ? t('fresh', fresh) : ''}</span>${button(t('toNow'), () => screen.go(version))}</div>`;
  }
  const late = listening.late ? html`<span class="late">${t('late', new Date(listening.heard).toLocaleTimeString())}</span>` : nothing;
  return html`<div class="banner ${mine ? 'mine' : ''}">${over ? nothing : swatch(figureOf(ruleset, pieceOf(model, head.toMove)))}
    <strong>${over ? t('over') : t('toMove', playerName(ruleset, names, head.toMove))}</strong>${head.status === 'setup' ? html`<span>${t('setup')}</span>` : nothing}${late}</div>`;
}

/** A piece that shows the color of a seat. */
export const pieceOf = ({ruleset, details, events}, seat) =>
  ruleset.pieces.find(({color}) => color === seat)?.piece ?? events.find((event) => event.seat === seat)?.effects.find(({piece}) => piece)?.piece ?? ruleset.pieces[0].piece;

function boardBox(screen, board) {
  const {active, model} = screen;
  const shown = screen.boardModel(board);
  const several = model.ruleset.boards.length > 1;
  return html`<section class="board-box ${board.id === active ? 'active' : ''}" aria-label=${shown.name}>
    ${several ? html`<h2>${capital(shown.name)} ${frozenPlate(screen, board)}</h2>` : nothing}
    ${grid(shown, {press: (space) => screen.press(board.id, space), key: (event, space) => screen.key(event, board, space)})}</section>`;
}

function hands({model, table}) {
  const placeable = new Set(table.items.filter(({from}) => !from).map(({piece}) => piece));
  const held = Object.values(table.state.hands).filter((pieces) => pieces.length);
  const piece = (piece) => {
    const pressed = table.chosen?.piece === piece && !table.chosen.space;
    const name = pieceName(model.ruleset, piece);
    return html`<button type="button" data-hand=${piece} ?data-movable=${placeable.has(piece)} aria-pressed=${pressed ? 'true' : 'false'}
      @click=${() => (pressed ? table.clear() : table.choose({piece}))}>${token(figureOf(model.ruleset, piece))}<span class="hidden">${placeable.has(piece) ? `${name}, ${t('canAct')}` : name}</span></button>`;
  };
  return held.length ? html`<section class="hands" aria-label=${t('inHand')}><h2>${t('inHand')}</h2>${held.map((pieces) => html`<div class="hand">${pieces.map(piece)}</div>`)}</section>` : nothing;
}

function messages({alarm, model, table, told}) {
  const {line, notice, pending, proposed} = table;
  const status = notice && !notice.alert ? notice.text : pending ? t(pending.retried ? 'unanswered' : 'sending', pending.label) : line ? '' : told;
  return html`<div class="messages"><p role="status">${status}</p>
    <div role="alert">${notice?.alert ? refusal(model, table, notice) : model.at === null && !line && alarm ? html`<p>${alarm}</p>` : nothing}</div>
    ${proposed ? html`<div class="confirm"><p>${proposed.label}?</p><button type="button" class="main" data-confirm @click=${() => table.send(proposed)}>${t('confirm')}</button>
      ${button(t('cancel'), () => table.clear())}</div>` : nothing}</div>`;
}

function refusal({ruleset}, table, {text, violations = [], legal = []}) {
  return html`<div class="refusal"><p>${text}</p>
    <ul>${violations.map((broken) => html`<li>${broken.text} <b>${broken.spaces.join(' ')}</b> <a href=${rulesOf(ruleset.ruleset, broken.rule)} data-rule=${broken.rule}>${t('rule')}</a></li>`)}</ul>
    ${legal.length ? html`<p>${t('insteadLegal')}</p><div class="choices">${legal.map((action) => button(action.label, () => table.propose(action)))}</div>` : nothing}</div>`;
}

function slider(screen) {
  const {model, table} = screen;
  const {shown, version} = model;
  const step = (to, label, path) => html`<button type="button" aria-label=${t(label)} title=${t(label)} ?disabled=${to < 0 || to > version || to === shown} @click=${() => screen.go(to)}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg></button>`;
  return html`<div class="slider" role="group" aria-label=${t('history')}>
    ${step(0, 'first', 'M7 5v14M18 5 10 12l8 7Z')}${step(shown - 1, 'previous', 'M16 5 8 12l8 7Z')}
    <input type="range" min="0" max=${version} .value=${String(shown)} aria-label=${t('version')} aria-valuetext=${t('versionOf', shown, version)} @input=${({target}) => screen.go(Number(target.value))} />
    ${step(shown + 1, 'next', 'M8 5l8 7-8 7Z')}${step(version, 'last', 'M17 5v14M6 5l8 7-8 7Z')}
    <output>${shown}/${version}</output>${button(t('flip'), () => screen.turn())}
    ${table.line ? nothing : html`<button type="button" data-try @click=${() => table.tryLine()}>${t('whatIf')}</button>`}</div>`;
}
