// The rules of a ruleset by their ids, which refusals lead to.

import {ruleset} from './api.js';
import {html} from './lit.js';
import {t} from './words.js';

export function rulesScreen(route, changed) {
  const screen = {known: null, error: '', rule: route.rule, seen: false};
  ruleset(route.ruleset).then((known) => { screen.known = known; changed(); }, (problem) => { screen.error = problem.message; changed(); });
  return {
    title: () => `${t('rules')} · Arbiter`,
    close() {},
    update: ({rule}) => { screen.rule = rule; screen.seen = false; changed(); },
    drawn() {
      const wanted = screen.rule && document.getElementById(screen.rule);
      if (wanted && !screen.seen) {
        screen.seen = true;
        wanted.scrollIntoView({block: 'center'});
        wanted.focus();
      }
    },
    view: () => screen.known
      ? html`<section class="card rules"><h1>${screen.known.name}: ${t('rules')}</h1>
          <dl>${screen.known.rules.map(({rule, text}) => html`<div id=${rule} tabindex="-1" class=${rule === screen.rule ? 'wanted' : ''}><dt>${rule}</dt><dd>${text}</dd></div>`)}</dl>
          <p><a class="button main" href="#/new/${screen.known.ruleset}">${t('newGame')}</a></p></section>`
      : html`<p role="status">${screen.error || t('loading')}</p>`,
  };
}
