// The page's own words. All that is about a game comes from the service in the same language.

import {read, write} from './store.js';

export const LANGUAGES = {en: 'English', de: 'Deutsch', fr: 'Français'};

/** @type {Record<string, string>} */
let words = {};
let chosen = 'en';

/** The language of the page, for the service too. */
export const language = () => chosen;

/**
 * The first language of a reader that the page has.
 * @param {readonly string[]} preferred language tags
 */
export function firstOf(preferred) {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? 'en';
}

/** @param {string} [wanted] a language tag; without it, the one chosen before or the browser's */
export async function speak(wanted) {
  const tag = wanted ?? read('language') ?? firstOf(navigator.languages);
  const answer = await fetch(new URL(`words-${tag}.json`, import.meta.url));
  words = await answer.json();
  chosen = tag;
  document.documentElement.lang = tag;
  if (wanted) {
    write('language', wanted);
  }
}

/**
 * A text in the reader's language.
 * @param {string} key
 * @param {...(string | number)} args what stands for {0}, {1} …
 */
export function t(key, ...args) {
  return (words[key] ?? key).replace(/\{(\d)\}/g, (_, index) => String(args[Number(index)] ?? ''));
}

/** @param {string} key */
export const has = (key) => key in words;

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string[]} items */
export const list = (items) => new Intl.ListFormat(chosen, {type: 'conjunction'}).format(items);
