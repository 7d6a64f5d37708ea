// The page: finds the screen of the address and draws it whenever something changes.

import {GameScreen} from './play.js';
import {html, render} from './lit.js';
import {parse} from './route.js';
import {newScreen} from './create.js';
import {rulesScreen} from './rules.js';
import {startScreen} from './start.js';
import * as store from './store.js';
import {LANGUAGES, language, speak, t} from './words.js';

const root = /** @type {HTMLElement} */ (document.querySelector('#page'));
let screen = {view: () => html``, close() {}, key: ''};
let queued = false;

/** Draws the page soon, once for all that changed. */
function changed() {
  if (!queued) {
    queued = true;
    queueMicrotask(() => {
      queued = false;
      document.title = screen.title?.() ?? `Arbiter`;
      render(frame(), root);
      screen.drawn?.();
    });
  }
}

function frame() {
  return html`<header class="top">
      <a class="brand" href="#/"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2 28 9v14L16 30 4 23V9Z" /><path d="M16 9 22 12.5v7L16 23l-6-3.500v-7Z" /></svg>Arbiter</a>
      <label class="language"><span class="hidden">${t('language')}</span>
        <select @change=${(event) => speak(event.target.value).then(() => show(true))}>
          ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${name}</option>`)}
        </select></label>
    </header>
    ${store.persists() ? '' : html`<p class="banner">${t('notKept')}</p>`}
    <main id="main" tabindex="-1">${screen.view()}</main>
    <footer><a href="../q/swagger-ui/">${t('forDevelopers')}</a></footer>`;
}

/** Shows the screen of the address. */
function show(again = false) {
  const route = parse(location.hash);
  if (route.token) {
    const {id = '', seat = '', token} = route;
    store.keep(id, {seats: {...store.game(id)?.seats, [seat]: token}, opened: Date.now()});
    history.replaceState(null, '', `#/g/${encodeURIComponent(id)}`);
  }
  const key = route.screen + (route.id ?? route.ruleset ?? '');
  if (key === screen.key && !again) {
    screen.update?.(route);
    return;
  }
  screen.close?.();
  const make = {game: () => new GameScreen(route, changed), new: () => newScreen(route, changed), rules: () => rulesScreen(route, changed), start: () => startScreen(changed)};
  screen = make[route.screen]();
  screen.key = key;
  changed();
}

window.addEventListener('hashchange', () => show());
await speak();
show();
