// The panels beside the boards: seats, moves, sharing, settings.

import {address} from './api.js';
import {figureOf, pieceName} from './board.js';
import {html, nothing} from './lit.js';
import {swatch, token} from './piece.js';
import {gameAt, seatOf} from './route.js';
import {unlock} from './sound.js';
import * as store from './store.js';
import {playerName, seatName} from './tell.js';
import {t} from './words.js';

/** Every seat: who plays it, points, captured pieces, offers, and what it may do now. */
export function seatsPanel({model, table, changed}) {
  const {ruleset, names, seats} = model;
  const details = model.details();
  const points = details?.game.scores ?? [];
  const offers = details?.game.offers ?? [];
  const {computers = {}} = store.game(model.id) ?? {};
  const actions = model.at === null && !table.line ? (details?.legal.seatActions ?? []) : [];
  return html`<section class="card seats"><h2>${t('seats')}</h2>${ruleset.seats.map(({seat}) => {
    const own = ruleset.pieces.find(({color}) => color === seat) ?? pieceOf(model, seat);
    const captured = table.state.captured[seat] ?? [];
    const scored = points.find((score) => score.seat === seat);
    const playing = seats.includes(seat);
    const offer = offers.find((made) => made.seat === seat);
    return html`<div class="seat ${seat === table.state.toMove ? 'moving' : ''}" data-seat=${seat}>
      <h3>${swatch(figureOf(ruleset, own?.piece))} ${playerName(ruleset, names, seat)}
        <small>${table.state.left.includes(seat) ? t('left') : computers[seat] ? t('computer') : playing ? t('here') : ''}</small>
        ${scored ? html`<span class="points">${t('points', scored.points)}</span>` : nothing}</h3>
      ${captured.length ? html`<p class="captured" aria-label="${t('captured')}: ${captured.map((piece) => pieceName(ruleset, piece)).join(', ')}" role="img">${captured.map((piece) => token(figureOf(ruleset, piece)))}</p>` : nothing}
      ${offer ? html`<p class="offer">${t('offer', t(`offer.${offer.kind}`))}</p>` : nothing}
      ${playing ? html`<div class="choices">${actions.filter((action) => action.seat === seat).map((action) => html`<button type="button" data-seat-action=${action.action}
        ?disabled=${Boolean(table.pending)} @click=${() => table.propose(action)}>${action.label}</button>`)}</div>` : nothing}
    </div>`;
  })}
  ${table.items.length ? html`<details class="all" @toggle=${changed}><summary>${t('allActions', table.items.length)}</summary>
    <div class="choices">${table.items.map((action) => html`<button type="button" data-action=${action.action} @click=${() => table.propose(action)}>${action.label}</button>`)}</div></details>` : nothing}
  </section>`;
}

/** A piece that a seat was seen to act with. */
function pieceOf(model, seat) {
  return model.details()?.legal.items.find((action) => action.seat === seat) ?? model.ruleset.pieces[model.ruleset.seats.findIndex((known) => known.seat === seat)];
}

/** The actions so far; each leads to its version. */
export function movesPanel(screen) {
  const {model} = screen;
  const shown = screen.table.line ? -1 : model.shown;
  return html`<section class="card moves"><h2>${t('moves')}</h2><ol>${model.events.slice(1).map((event) => html`<li><button type="button"
    aria-current=${event.version === shown ? 'step' : nothing} title=${seatName(model.ruleset, event.seat)} @click=${() => screen.go(event.version)}>${event.action}</button></li>`)}</ol></section>`;
}

const link = (fragment) => new URL(fragment, document.baseURI).href;

/** A link in a field, with a button where the browser can copy. */
function linkField(label, url, copied) {
  return html`<label class="link"><span>${label}</span><span class="row"><input readonly .value=${url} @focus=${(event) => event.target.select()} />
    ${navigator.clipboard ? html`<button type="button" @click=${() => navigator.clipboard.writeText(url).then(copied, () => {})}>${t('copy')}</button>` : nothing}</span></label>`;
}

/** Links: one to watch, one for each seat held here, and what to carry away. */
export function sharePanel({model, table, changed}) {
  const {id, ruleset} = model;
  const kept = store.game(id);
  const held = Object.entries(kept?.seats ?? {});
  const copied = () => table.say(t('copied'));
  const sent = (seat) => {
    store.keep(id, {unsent: (kept?.unsent ?? []).filter((other) => other !== seat)});
    copied();
  };
  const forget = (seat) => {
    const seats = {...kept?.seats};
    delete seats[seat];
    store.keep(id, {seats, unsent: (kept?.unsent ?? []).filter((other) => other !== seat)});
    changed();
  };
  const unsent = kept?.unsent ?? [];
  return html`<details class="card share" ?open=${unsent.length > 0}><summary><h2>${t('share')}</h2></summary>
    ${linkField(t('watchLink'), link(gameAt(id, model.at)), copied)}
    ${held.length ? html`<p class="note">${t('seatLinkNote')}</p>` : nothing}
    ${held.map(([seat, token]) => html`${linkField(t(unsent.includes(seat) ? 'inviteLink' : 'seatLink', seatName(ruleset, seat)), link(seatOf(id, seat, token)), () => sent(seat))}
      <button type="button" class="quiet" @click=${() => forget(seat)}>${t('forgetSeat', seatName(ruleset, seat))}</button>`)}
    <p class="choices"><a class="button" download="${id}.json" href=${address(`games/${id}/record`)}>${t('record')}</a>
      <a class="button" href=${address(`games/${id}/record.txt`)}>${t('scoreSheet')}</a>
      <a class="button" href=${address(`games/${id}/picture.svg${model.at === null ? '' : `?at=${model.at}`}`)}>${t('picture')}</a></p>
  </details>`;
}

/** Sound and confirmation, and the keys. */
export function settingsPanel({table, changed}) {
  const toggle = (name, on, after) => html`<label><input type="checkbox" .checked=${on} @change=${(event) => { store.write(name, event.target.checked); after?.(); changed(); }} /> ${t(`set.${name}`)}</label>`;
  return html`<details class="card settings"><summary><h2>${t('settings')}</h2></summary>
    ${toggle('confirm', Boolean(table.confirms))}${toggle('sound', Boolean(store.read('sound')), unlock)}
    <p class="note">${t('keys')}</p></details>`;
}
