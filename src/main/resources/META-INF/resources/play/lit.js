// The one library of the page, and the templates of index.html that it fills.

import {html, nothing} from '../../_static/lit-html/3.3.3/lit-html.js';
import {t} from './words.js';

export {html, nothing, render, svg} from '../../_static/lit-html/3.3.3/lit-html.js';

const templates = new Map();

/** The texts of a template, and the names of the placeholders between them. */
function template(id) {
  if (!templates.has(id)) {
    const parts = document.getElementById(id).innerHTML.trim().split(/(?:<!--)?\{\{(.+?)\}\}(?:-->)?/);
    const strings = parts.filter((_, index) => index % 2 === 0);
    templates.set(id, {strings: Object.assign(strings, {raw: strings}), names: parts.filter((_, index) => index % 2)});
  }
  return templates.get(id);
}

/** Fills a template: {{name}} stands for a value, {{t.key}} for words. A value that is false or missing is left out. */
export function fill(id, values = {}) {
  const {names, strings} = template(id);
  const value = (name) => (name.startsWith('t.') ? t(name.slice(2)) : values[name] === false ? nothing : (values[name] ?? nothing));
  return html(strings, ...names.map(value));
}

export const button = (content, click, kind) => fill('button', {content, click, kind});
export const card = (kind, title, content) => fill('card', {kind: `card ${kind}`, title, content});
export const foldable = (kind, title, content, open, toggle) => fill('foldable', {kind: `card ${kind}`, title, content, open, toggle});
export const options = (choices, chosen) => choices.map(([value, text]) => fill('option', {value, text, selected: value === chosen}));
