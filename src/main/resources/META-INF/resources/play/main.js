// The page: finds the screen of the address, and draws it when something changes.

import {NewScreen} from './create.js';
import {fill, render} from './lit.js';
import {GameScreen} from './play.js';
import {gameAt, parse} from './route.js';
import {RulesScreen} from './rules.js';
import {StartScreen} from './start.js';
import * as store from './store.js';
import {LANGUAGES, language, speak, spoken, t} from './words.js';

const SCREENS = {game: GameScreen, new: NewScreen, rules: RulesScreen, start: StartScreen};
const root = /** @type {HTMLElement} */ (document.querySelector('#page'));
const kept = store.persists();
/** @type {Screen_} */
let screen;
let shown = '';
let queued = false;

/** Draws the page soon, once for all that changed, and not before there are words. */
function changed() {
  if (!queued) {
    queued = true;
    spoken.then(() => {
      queued = false;
      document.title = screen.title();
      render(frame(), root);
      screen.drawn?.();
    });
  }
}

const frame = () => fill('frame', {
  languages: Object.entries(LANGUAGES).map(([tag, name]) => fill('option', {value: tag, lang: tag, text: name, selected: tag === language()})),
  speak: ({target}) => {
    speak(target.value);
    show(true);
  },
  warning: !kept && fill('banner', {kind: 'banner', more: t('notKept')}),
  view: screen.view(),
});

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
speak();
show();
await spoken;
