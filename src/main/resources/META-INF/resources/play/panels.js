// The panels beside the boards: players, actions so far, links and files, settings.

import {address} from './api.js';
import {figureOf, token} from './board.js';
import {button, card, fill, foldable} from './lit.js';
import {gameAt, seatOf} from './route.js';
import {unlock} from './sound.js';
import * as store from './store.js';
import {swatchOf} from './view.js';
import {pieceName, playerName, seatName, t} from './words.js';

/** Every seat: who plays it, its points and captures, its offer, and what it may do. */
export function seatsPanel(screen) {
  const {model, table} = screen;
  const {game, legal} = model.details() ?? {};
  const offered = model.at === null && !table.line ? (legal?.seatActions ?? []) : [];
  const act = (action, name) => fill('act', {name, label: action.label, busy: Boolean(table.pending), act: () => table.propose(action)});
  const actions = table.items.map((action) => act(action));
  return card('seats', t('seats'), [
    model.ruleset.seats.map(({seat}) => seatPlate(screen, seat, game, offered.filter((action) => action.seat === seat).map((action) => act(action, action.action)))),
    actions.length > 0 ? fill('all-actions', {title: t('allActions', actions.length), actions}) : '',
  ]);
}

function seatPlate({model, table}, seat, game, actions) {
  const {id, names, ruleset, seats} = model;
  const {captured, left, toMove} = table.state;
  const ofSeat = (items) => items?.find((item) => item.seat === seat);
  const [score, offer, taken] = [ofSeat(game?.scores), ofSeat(game?.offers), captured[seat] ?? []];
  const by = left.includes(seat) ? 'left' : store.game(id).computers[seat] ? 'computer' : seats.includes(seat) && 'here';
  return fill('seat', {
    seat,
    kind: seat === toMove ? 'seat moving' : 'seat',
    swatch: swatchOf(model, seat),
    name: playerName(ruleset, names, seat),
    by: by && t(by),
    points: score && t('points', score.points),
    captured: taken.length > 0 && fill('captured', {
      name: `${t('captured')}: ${taken.map((piece) => pieceName(ruleset, piece)).join(', ')}`,
      pieces: taken.map((piece) => token(figureOf(ruleset, piece))),
    }),
    offer: offer && t('offer', t(`offer.${offer.kind}`)),
    actions: seats.includes(seat) && actions,
  });
}

/** The actions so far, each a way to its version. */
export function movesPanel(screen) {
  const {events, ruleset, shown} = screen.model;
  const move = ({version, seat, action}) => fill('move', {action, seat: seatName(ruleset, seat), current: version === shown && 'step', go: () => screen.go(version)});
  return events.length > 1 ? card('moves', t('moves'), fill('moves', {moves: events.slice(1).map(move)})) : '';
}

function link(label, fragment, copied) {
  const url = new URL(fragment, document.baseURI).href;
  return fill('link', {label, url, select: ({target}) => target.select(), copy: navigator.clipboard && button(t('copy'), () => navigator.clipboard.writeText(url).then(copied))});
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
  const own = ([seat, token]) => [
    link(t(unsent.includes(seat) ? 'inviteLink' : 'seatLink', seatName(ruleset, seat)), seatOf(id, seat, token), () => {
      copied();
      settle(seat);
    }),
    button(t('forgetSeat', seatName(ruleset, seat)), () => settle(seat, {seats: {...seats, [seat]: undefined}}), 'quiet'),
  ];
  const links = Object.entries(seats).map(own);
  const file = (name) => address(`${path}/${name}`);
  return foldable('share', t('share'), fill('share', {
    watch: link(t('watchLink'), gameAt(id, at), copied),
    note: links.length > 0 && t('seatLinkNote'),
    links,
    name: `${id}.json`,
    record: file('record'),
    sheet: file('record.txt'),
    picture: file(`picture.svg${at === null ? '' : `?at=${at}`}`),
  }), unsent.length > 0);
}

export function settingsPanel({table, changed}) {
  const toggle = (name, on, then) => fill('check', {on, label: t(`set.${name}`), change: ({target}) => {
    store.write(name, target.checked);
    then?.();
    changed();
  }});
  return foldable('settings', t('settings'), fill('settings', {confirm: toggle('confirm', table.confirms), sound: toggle('sound', Boolean(store.read('sound')), unlock)}));
}
