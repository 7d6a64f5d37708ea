// The rules of a ruleset by their ids. Refusals lead here.

import {ruleset} from './api.js';
import {fill} from './lit.js';
import {t} from './words.js';

export class RulesScreen {
  constructor(route, changed) {
    this.changed = changed;
    this.update(route);
    ruleset(route.ruleset).then((known) => (this.known = known), (problem) => (this.error = problem.message)).then(changed);
  }

  title = () => `${t('rules')} · Arbiter`;

  /** @param {Route} route */
  update({rule}) {
    this.rule = this.wanted = rule;
    this.changed();
  }

  view() {
    const {error, known, rule: wanted} = this;
    return known
      ? fill('rules', {name: known.name, play: `#/new/${known.ruleset}`, rules: known.rules.map(({rule, text}) => fill('rule', {rule, text, kind: rule === wanted && 'wanted'}))})
      : fill('status', {text: error ?? t('loading')});
  }

  /** Leads to the rule that is asked for, once. */
  drawn() {
    const rule = document.getElementById(this.wanted ?? '');
    if (rule) {
      this.wanted = undefined;
      rule.scrollIntoView({block: 'center'});
      rule.focus();
    }
  }
}
