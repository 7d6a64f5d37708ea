// What happened and how things stand, in words.

import {pieceName} from './board.js';
import {capital, has, list, t} from './words.js';

/**
 * @typedef {import('./api.js').Schemas} Schemas
 * @typedef {import('./api.js').Ruleset} Ruleset
 */

/** @param {Ruleset} ruleset @param {string | undefined} seat */
export const seatName = (ruleset, seat) => ruleset.seats.find((known) => known.seat === seat)?.name ?? seat ?? '';

/** A seat with its player's name. @param {Ruleset} ruleset @param {Record<string, string>} names @param {string | undefined} seat */
export function playerName(ruleset, names, seat) {
  const name = names[seat ?? ''];
  return name ? `${name} (${seatName(ruleset, seat)})` : seatName(ruleset, seat);
}

/** @param {Ruleset} ruleset @param {string | undefined} board */
export function boardName(ruleset, board) {
  const known = ruleset.boards.find(({id}) => id === board);
  return ruleset.boards.length > 1 ? (known?.name ?? board ?? '') : '';
}

/** @param {Ruleset} ruleset @param {string} rule */
export const ruleText = (ruleset, rule) => ruleset.rules.find((known) => known.rule === rule)?.text ?? rule;

/** A space, with its board where there are several. @param {Ruleset} ruleset @param {string} [space] @param {string} [board] */
export function spaceOn(ruleset, space, board) {
  const name = boardName(ruleset, board);
  return name ? `${space} (${name})` : (space ?? '');
}

/**
 * What an event did, in one or more sentences.
 * @param {Ruleset} ruleset
 * @param {Schemas['GameEvent']} event
 */
export function tellEvent(ruleset, event) {
  const told = event.effects.map((effect) => tellEffect(ruleset, effect)).filter(Boolean);
  return told.length > 0 ? told.join(' ') : t('effect.created');
}

/** @param {Ruleset} ruleset @param {any} effect */
function tellEffect(ruleset, effect) {
  const {type, seat, board} = effect;
  if (type === 'game-ended') {
    return tellResult(ruleset, {}, effect);
  }
  const key = `effect.${type}`;
  if (!has(key)) {
    return '';
  }
  const piece = capital(pieceName(ruleset, effect.piece));
  const place = spaceOn(ruleset, effect.to && type === 'moved' ? effect.to : effect.at, board);
  return t(key, piece || seatName(ruleset, seat), effect.from ?? '', type === 'taken-back' ? effect.to : place, boardName(ruleset, board));
}

/**
 * Who won and why.
 * @param {Ruleset} ruleset
 * @param {Record<string, string>} names
 * @param {{rule: string, winners: string[], decidedBy?: string}} result
 */
export function tellResult(ruleset, names, {rule, winners, decidedBy}) {
  const who = list(winners.map((seat) => playerName(ruleset, names, seat)));
  const won = winners.length === 0 ? t('draw') : t(winners.length > 1 ? 'winners' : 'winner', who);
  const how = decidedBy && has(`decided.${decidedBy}`) ? ` ${t(`decided.${decidedBy}`)}` : '';
  return `${won}${how}. ${ruleText(ruleset, rule)}`;
}
