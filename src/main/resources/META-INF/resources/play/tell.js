// What happened, in words.

import {capital, has, list, t} from './words.js';

export const seatName = (ruleset, seat) => ruleset.seats.find((known) => known.seat === seat)?.name ?? seat ?? '';
export const pieceName = (ruleset, piece) => ruleset.pieces.find((known) => known.piece === piece)?.name ?? piece ?? '';
export const ruleText = (ruleset, rule) => ruleset.rules.find((known) => known.rule === rule)?.text ?? rule;

/** A seat with its player's name. */
export const playerName = (ruleset, names, seat) => (names[seat] ? `${names[seat]} (${seatName(ruleset, seat)})` : seatName(ruleset, seat));

/** The name of a board where there are several. */
export const boardName = ({boards}, board) => (boards.length > 1 ? (boards.find(({id}) => id === board)?.name ?? board ?? '') : '');

export function spaceOn(ruleset, space, board) {
  const name = boardName(ruleset, board);
  return name ? `${space} (${name})` : (space ?? '');
}

/** What an event did. @param {Ruleset} ruleset @param {GameEvent} event */
export const tellEvent = (ruleset, event) => event.effects.map((effect) => tellEffect(ruleset, effect)).filter(Boolean).join(' ') || t('effect.created');

function tellEffect(ruleset, effect) {
  const {type, seat, piece, board, from, to, at} = effect;
  if (type === 'game-ended') {
    return tellResult(ruleset, {}, effect);
  }
  const who = piece ? capital(pieceName(ruleset, piece)) : seatName(ruleset, seat);
  const place = type === 'taken-back' ? to : spaceOn(ruleset, to ?? at, board);
  return has(`effect.${type}`) && t(`effect.${type}`, who, from, place, boardName(ruleset, board));
}

/** Who won and why. */
export function tellResult(ruleset, names, {rule, winners, decidedBy}) {
  const who = list(winners.map((seat) => playerName(ruleset, names, seat)));
  const won = winners.length === 0 ? t('draw') : t(winners.length > 1 ? 'winners' : 'winner', who);
  return `${won}${has(`decided.${decidedBy}`) ? ` ${t(`decided.${decidedBy}`)}` : ''}. ${ruleText(ruleset, rule)}`;
}
