// A new game: ruleset, options, names, and who plays each seat.

import {persist, ruleset, send} from './api.js';
import {alert, html, nothing} from './lit.js';
import {gameAt, rulesOf} from './route.js';
import * as store from './store.js';
import {seatName} from './tell.js';
import {t} from './words.js';

const STRENGTHS = [1, 2, 3, 4];

export class NewScreen {
  rulesets = [];
  /** @type {Ruleset | null} */
  known = null;
  error = '';
  /** Whether a request is under way: a second one would be a second game. */
  sent = false;

  constructor({ruleset: wanted}, changed) {
    this.changed = changed;
    this.#load(wanted);
  }

  title = () => `${t('newGame')} · Arbiter`;

  async #load(wanted) {
    try {
      const [{items}, service] = await Promise.all([persist('rulesets'), persist('..')]);
      this.rulesets = items;
      this.computer = Boolean(service.analysis);
      this.known = await ruleset(items.some((item) => item.ruleset === wanted) ? wanted : items[0].ruleset);
    } catch (problem) {
      this.error = problem.message || t('unreached');
    }
    this.changed();
  }

  view() {
    const {known, rulesets} = this;
    if (!known) {
      return this.error ? alert(this.error) : html`<p role="status">${t('loading')}</p>`;
    }
    const {firstSeats, options, seats} = known;
    return html`<form class="card new" @submit=${this.#create}><h1>${t('newGame')}</h1>
      ${select('ruleset', t('ruleset'), rulesets.map((item) => [item.ruleset, item.name]), known.ruleset, ({target}) => (location.hash = `#/new/${target.value}`))}
      ${seats.map(({seat, name}) => html`<fieldset><legend>${name}</legend><label>${t('name')}<input name="name.${seat}" maxlength="64" autocomplete="off" /></label>
        ${select(`who.${seat}`, t('playedBy'), [['here', t('who.here')], ['invite', t('who.invite')], ...(this.computer ? STRENGTHS.map((level) => [level, t('who.computer', level)]) : [])], 'here')}</fieldset>`)}
      ${firstSeats.length ? select('firstSeat', t('firstSeat'), firstSeats.map((seat) => [seat, seatName(known, seat)]), firstSeats[0]) : nothing}
      ${options.map(({name, label = name, values, valueLabels, minimum, maximum, default: usual}) => values?.length
        ? select(`option.${name}`, label, values.map((value, index) => [value, valueLabels?.[index] ?? value]), usual)
        : html`<label>${label}<input type="number" name="option.${name}" min=${minimum ?? nothing} max=${maximum ?? nothing} value=${usual} required /></label>`)}
      <label class="check"><input type="checkbox" name="takeBacks" /> ${t('takeBacks')}</label>${this.error ? alert(this.error) : nothing}
      <button class="main" ?disabled=${this.sent}>${t(this.sent ? 'creating' : 'create')}</button><p><a href=${rulesOf(known.ruleset)}>${t('rules')}</a></p></form>`;
  }

  /** Sends the form once. It is the one request that no retry may repeat. */
  #create = async (event) => {
    event.preventDefault();
    if (this.sent) {
      return;
    }
    const {firstSeats, options, ruleset: id, seats} = /** @type {Ruleset} */ (this.known);
    const form = new FormData(event.target);
    const value = (name) => String(form.get(name) ?? '').trim();
    const body = {
      ruleset: id,
      options: Object.fromEntries(options.map(({name, type}) => [name, type === 'integer' ? Number(value(`option.${name}`)) : value(`option.${name}`)])),
      players: seats.map(({seat}) => ({seat, name: value(`name.${seat}`)})).filter(({name}) => name),
      ...(firstSeats.length && {firstSeat: value('firstSeat')}),
      ...(form.has('takeBacks') && {takeBacks: true}),
    };
    Object.assign(this, {sent: true, error: ''});
    this.changed();
    try {
      const game = await send('games', {body, seconds: 30});
      store.keepNew(game, Object.fromEntries(seats.map(({seat}) => [seat, value(`who.${seat}`)])));
      location.hash = gameAt(game.id);
    } catch (problem) {
      Object.assign(this, {sent: false, error: problem.passes ? t('notCreated') : problem.message});
      this.changed();
    }
  };
}

const select = (name, label, choices, chosen, onchange) => html`<label>${label}<select name=${name} @change=${onchange}>
  ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}</select></label>`;
