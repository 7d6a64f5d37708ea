// The one library of the page, and what its screens share.

import {html} from '../../_static/lit-html/3.3.3/lit-html.js';

export {html, nothing, render, svg} from '../../_static/lit-html/3.3.3/lit-html.js';

export const button = (content, click, name = '') => html`<button type="button" class=${name} @click=${click}>${content}</button>`;
export const card = (name, title, content) => html`<section class="card ${name}"><h2>${title}</h2>${content}</section>`;
export const foldable = (name, title, content, open = false) =>
  html`<details class="card ${name}" ?open=${open}><summary><h2>${title}</h2></summary>${content}</details>`;
export const alert = (text) => html`<p role="alert">${text}</p>`;
