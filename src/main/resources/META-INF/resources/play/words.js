// The page's own words. Everything about a game comes from the service, in the same language.

import {read, write} from './store.js';

export const LANGUAGES = {en: 'English', de: 'Deutsch', fr: 'Français'};

let words = {};
let chosen = 'en';

export const language = () => chosen;

/** The first of a reader's language tags that the page has. */
export const firstOf = (tags) => tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? 'en';

/** Takes up a language: the wanted one, the one chosen before, or the browser's. @param {string} [wanted] */
export async function speak(wanted) {
  const tag = wanted ?? read('language') ?? firstOf(navigator.languages);
  words = await (await fetch(new URL(`words-${tag}.json`, import.meta.url))).json();
  chosen = document.documentElement.lang = tag;
  if (wanted) {
    write('language', wanted);
  }
}

export const has = (key) => key in words;

/** A text with its arguments in place of {0}, {1} … */
export const t = (key, ...args) => (words[key] ?? key).replace(/\{(\d)\}/g, (_, index) => args[index] ?? '');

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const list = (items) => new Intl.ListFormat(chosen).format(items);
