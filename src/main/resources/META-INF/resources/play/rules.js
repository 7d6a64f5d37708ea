// The rules of a ruleset by their ids. Refusals lead here.

import {ruleset} from './api.js';
import {html} from './lit.js';
import {t} from './words.js';

export class RulesScreen {
  constructor({ruleset: id, rule}, changed) {
    this.changed = changed;
    this.rule = rule;
    ruleset(id).then((known) => (this.known = known), (problem) => (this.error = problem.message)).then(changed);
  }

  title = () => `${t('rules')} · Arbiter`;

  /** @param {Route} route */
  update({rule}) {
    Object.assign(this, {rule, seen: false});
    this.changed();
  }

  view() {
    const {error, known, rule} = this;
    return !known ? html`<p role="status">${error ?? t('loading')}</p>` : html`<section class="card rules"><h1>${known.name}: ${t('rules')}</h1>
      <ul>${known.rules.map((item) => html`<li id=${item.rule} tabindex="-1" class=${item.rule === rule ? 'wanted' : ''}><code>${item.rule}</code><p>${item.text}</p></li>`)}</ul>
      <p><a class="button main" href="#/new/${known.ruleset}">${t('newGame')}</a></p></section>`;
  }

  /** Leads to the rule that is asked for. */
  drawn() {
    const wanted = this.rule && !this.seen && document.getElementById(this.rule);
    if (wanted) {
      this.seen = true;
      wanted.scrollIntoView({block: 'center'});
      wanted.focus();
    }
  }
}
