// The page: finds the screen of the address, and draws it when something changes.

import {NewScreen} from './create.js';
import {html, nothing, render} from './lit.js';
import {GameScreen} from './play.js';
import {gameAt, parse} from './route.js';
import {RulesScreen} from './rules.js';
import {StartScreen} from './start.js';
import * as store from './store.js';
import {LANGUAGES, language, speak, t} from './words.js';

const SCREENS = {game: GameScreen, new: NewScreen, rules: RulesScreen, start: StartScreen};
const root = /** @type {HTMLElement} */ (document.querySelector('#page'));
const kept = store.persists();
/** @type {Screen_} */
let screen;
let shown = '';
let queued = false;

/** Draws the page soon, once for all that changed. */
function changed() {
  if (!queued) {
    queued = true;
    queueMicrotask(() => {
      queued = false;
      document.title = screen.title();
      render(frame(), root);
      screen.drawn?.();
    });
  }
}

const frame = () => html`<header class="top">
    <a class="brand" href="#/"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2 28 9v14L16 30 4 23V9Z" /><path d="m16 9 6 3.500v7L16 23l-6-3.500v-7Z" /></svg>Arbiter</a>
    <label><span class="hidden">${t('language')}</span><select class="language" @change=${({target}) => speak(target.value).then(() => show(true))}>
      ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${name}</option>`)}</select></label>
  </header>
  ${kept ? nothing : html`<p class="banner">${t('notKept')}</p>`}<main>${screen.view()}</main>
  <footer><a href="../q/swagger-ui/">${t('forDevelopers')}</a></footer>`;

/** Shows the screen of the address. A seat's token is taken in and stripped from the address at once. */
function show(again = false) {
  const route = parse(location.hash);
  const {id = '', ruleset = '', seat = '', token} = route;
  if (token) {
    store.keep(id, {seats: {...store.game(id).seats, [seat]: token}, opened: Date.now()});
    history.replaceState(null, '', gameAt(id));
  }
  const wanted = route.screen + id + ruleset;
  if (wanted === shown && !again) {
    screen.update?.(route);
    return;
  }
  shown = wanted;
  screen?.close?.();
  screen = new SCREENS[route.screen](route, changed);
  changed();
}

window.addEventListener('hashchange', () => show());
await speak();
show();
