// The panels beside the boards: players, actions so far, links and files, settings.

import {address} from './api.js';
import {button, card, foldable, html, nothing} from './lit.js';
import {figureOf, swatch, token} from './piece.js';
import {gameAt, seatOf} from './route.js';
import {unlock} from './sound.js';
import * as store from './store.js';
import {pieceName, playerName, seatName} from './tell.js';
import {pieceOf} from './view.js';
import {t} from './words.js';

/** Every seat: who plays it, its points and captures, its offer, and what it may do. */
export function seatsPanel(screen) {
  const {model, table} = screen;
  const {game, legal} = model.details() ?? {};
  const current = model.at === null && !table.line;
  const act = (action, name) => html`<button type="button" data-seat-action=${name ? action.action : nothing} ?disabled=${Boolean(table.pending)} @click=${() => table.propose(action)}>${action.label}</button>`;
  return card('seats', t('seats'), html`${model.ruleset.seats.map(({seat}) => seatPlate(screen, seat, game, current ? (legal?.seatActions ?? []) : [], act))}
    ${table.items.length ? html`<details><summary>${t('allActions', table.items.length)}</summary><div class="choices">${table.items.map((action) => act(action))}</div></details>` : nothing}`);
}

function seatPlate({model, table}, seat, game, actions, act) {
  const {names, ruleset, seats} = model;
  const {captured, left, toMove} = table.state;
  const taken = captured[seat] ?? [];
  const score = game?.scores.find((score) => score.seat === seat);
  const offer = game?.offers.find((offer) => offer.seat === seat);
  const by = left.includes(seat) ? 'left' : store.game(model.id).computers[seat] ? 'computer' : seats.includes(seat) ? 'here' : '';
  return html`<div class="seat ${seat === toMove ? 'moving' : ''}" data-seat=${seat}>
    <h3>${swatch(figureOf(ruleset, pieceOf(model, seat)))} ${playerName(ruleset, names, seat)} ${by ? html`<small>${t(by)}</small>` : nothing}
      ${score ? html`<span class="points">${t('points', score.points)}</span>` : nothing}</h3>
    ${taken.length ? html`<p class="captured" role="img" aria-label="${t('captured')}: ${taken.map((piece) => pieceName(ruleset, piece)).join(', ')}">${taken.map((piece) => token(figureOf(ruleset, piece)))}</p>` : nothing}
    ${offer ? html`<p class="offer">${t('offer', t(`offer.${offer.kind}`))}</p>` : nothing}
    ${seats.includes(seat) ? html`<div class="choices">${actions.filter((action) => action.seat === seat).map((action) => act(action, true))}</div>` : nothing}</div>`;
}

/** The actions so far, each a way to its version. */
export function movesPanel(screen) {
  const {events, ruleset, shown} = screen.model;
  const move = ({version, seat, action}) => html`<li><button type="button" aria-current=${version === shown ? 'step' : nothing} title=${seatName(ruleset, seat)} @click=${() => screen.go(version)}>${action}</button></li>`;
  return events.length > 1 ? card('moves', t('moves'), html`<ol>${events.slice(1).map(move)}</ol>`) : nothing;
}

function link(label, fragment, copied) {
  const url = new URL(fragment, document.baseURI).href;
  return html`<label>${label}<span class="joined"><input readonly .value=${url} @focus=${({target}) => target.select()} />
    ${navigator.clipboard ? button(t('copy'), () => navigator.clipboard.writeText(url).then(copied)) : nothing}</span></label>`;
}

/** One link to watch and one for each seat held here, and what can be carried away. */
export function sharePanel({model, table, changed}) {
  const {at, id, path, ruleset} = model;
  const {seats, unsent} = store.game(id);
  const copied = () => table.say(t('copied'));
  const settle = (seat, changes) => {
    store.keep(id, {unsent: unsent.filter((other) => other !== seat), ...changes});
    changed();
  };
  const forget = (seat) => settle(seat, {seats: Object.fromEntries(Object.entries(seats).filter(([other]) => other !== seat))});
  const own = ([seat, token]) => html`${link(t(unsent.includes(seat) ? 'inviteLink' : 'seatLink', seatName(ruleset, seat)), seatOf(id, seat, token), () => { copied(); settle(seat, {}); })}
    ${button(t('forgetSeat', seatName(ruleset, seat)), () => forget(seat), 'quiet')}`;
  return foldable('share', t('share'), html`${link(t('watchLink'), gameAt(id, at), copied)}
    ${Object.keys(seats).length ? html`<p class="note">${t('seatLinkNote')}</p>` : nothing}${Object.entries(seats).map(own)}
    <p class="choices"><a class="button" download="${id}.json" href=${address(`${path}/record`)}>${t('record')}</a><a class="button" href=${address(`${path}/record.txt`)}>${t('scoreSheet')}</a>
      <a class="button" href=${address(`${path}/picture.svg${at === null ? '' : `?at=${at}`}`)}>${t('picture')}</a></p>`, unsent.length > 0);
}

export function settingsPanel({table, changed}) {
  const toggle = (name, on, then) => html`<label class="check"><input type="checkbox" .checked=${on} @change=${({target}) => { store.write(name, target.checked); then?.(); changed(); }} /> ${t(`set.${name}`)}</label>`;
  return foldable('settings', t('settings'), html`${toggle('confirm', table.confirms)}${toggle('sound', Boolean(store.read('sound')), unlock)}<p class="note">${t('keys')}</p>`);
}
