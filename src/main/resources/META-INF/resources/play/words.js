// What the page says. Everything about a game comes from the service, in the same language.

import {read, write} from './store.js';

export const LANGUAGES = {en: 'English', de: 'Deutsch', fr: 'Français'};

let words = {};
let chosen = 'en';

export const language = () => chosen;

/** Settles once the words are there. */
export let spoken = Promise.resolve();

/** Takes up a language: the wanted one, the one chosen before, or the first of the browser's that the page has. @param {string} [wanted] */
export function speak(wanted) {
  const tags = [wanted ?? read('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  chosen = document.documentElement.lang = tags.find((tag) => tag in LANGUAGES) ?? 'en';
  spoken = fetch(new URL(`words-${chosen}.json`, import.meta.url)).then((answer) => answer.json()).then((json) => (words = json));
  if (wanted) {
    write('language', wanted);
  }
}

/** A text with its arguments in place of {0}, {1} … */
export const t = (key, ...args) => (words[key] ?? key).replace(/\{(\d)\}/g, (_, index) => args[index] ?? '');
/** The text of a key that may be unknown. */
const known = (key, ...args) => (key in words ? t(key, ...args) : '');

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const seatName = (ruleset, seat) => ruleset.seats.find((known) => known.seat === seat)?.name ?? seat ?? '';
export const pieceName = (ruleset, piece) => ruleset.pieces.find((known) => known.piece === piece)?.name ?? piece ?? '';
export const ruleText = (ruleset, rule) => ruleset.rules.find((known) => known.rule === rule)?.text ?? rule;

/** A seat with its player's name. */
export const playerName = (ruleset, names, seat) => (names[seat] ? `${names[seat]} (${seatName(ruleset, seat)})` : seatName(ruleset, seat));

/** The name of a board where there are several. */
export const boardName = ({boards}, board) => (boards.length > 1 ? (boards.find(({id}) => id === board)?.name ?? '') : '');

export function spaceOn(ruleset, space = '', board) {
  const name = boardName(ruleset, board);
  return name ? `${space} (${name})` : space;
}

/** What an event did, but for the end of the game. @param {Ruleset} ruleset @param {GameEvent} event */
export const tellEvent = (ruleset, {effects}) => effects.map((effect) => tellEffect(ruleset, effect)).filter(Boolean).join(' ') || t('effect.created');

function tellEffect(ruleset, effect) {
  const {type, seat, piece, board, from, to, at} = effect;
  const who = piece ? capital(pieceName(ruleset, piece)) : seatName(ruleset, seat);
  return known(`effect.${type}`, who, from, type === 'taken-back' ? to : spaceOn(ruleset, to ?? at, board), boardName(ruleset, board));
}

/** Who won and why. */
export function tellResult(ruleset, names, {rule, winners, decidedBy}) {
  const who = new Intl.ListFormat(chosen).format(winners.map((seat) => playerName(ruleset, names, seat)));
  const won = t(['draw', 'winner', 'winners'][Math.min(winners.length, 2)], who);
  return `${won} ${known(`decided.${decidedBy}`)}`.trim() + `. ${ruleText(ruleset, rule)}`;
}
