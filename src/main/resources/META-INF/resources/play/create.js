// A new game: ruleset, options, names, and who plays each seat.

import {persist, ruleset, send} from './api.js';
import {fill, options} from './lit.js';
import {gameAt, rulesOf} from './route.js';
import * as store from './store.js';
import {seatName, t} from './words.js';

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
      this.error = problem.message;
    }
    this.changed();
  }

  view() {
    const {computer, error, known, rulesets, sent} = this;
    const alert = error && fill('alert', {text: error});
    if (!known) {
      return alert || fill('status', {text: t('loading')});
    }
    const {firstSeats, options: settings, ruleset: id, seats} = known;
    const who = [['here', t('who.here')], ['invite', t('who.invite')], ...(computer ? STRENGTHS : []).map((level) => [level, t('who.computer', level)])];
    return fill('new-game', {
      ruleset: select('ruleset', t('ruleset'), rulesets.map((item) => [item.ruleset, item.name]), id, ({target}) => (location.hash = `#/new/${target.value}`)),
      seats: seats.map(({seat, name}) => fill('new-seat', {name, field: `name.${seat}`, who: select(`who.${seat}`, t('playedBy'), who, 'here')})),
      firstSeat: firstSeats.length > 0 && select('firstSeat', t('firstSeat'), firstSeats.map((seat) => [seat, seatName(known, seat)]), firstSeats[0]),
      options: settings.map(({name, label = name, values, valueLabels, minimum, maximum, default: usual}) => values?.length
        ? select(`option.${name}`, label, values.map((value, index) => [value, valueLabels?.[index] ?? value]), usual)
        : fill('number', {name: `option.${name}`, label, minimum, maximum, usual})),
      alert,
      sent,
      button: t(sent ? 'creating' : 'create'),
      rules: rulesOf(id),
      create: this.#create,
    });
  }

  /** Sends the form once. It is the one request that no retry may repeat. */
  #create = async (event) => {
    event.preventDefault();
    if (this.sent) {
      return;
    }
    const {firstSeats, options: settings, ruleset: id, seats} = /** @type {Ruleset} */ (this.known);
    const form = new FormData(event.target);
    const value = (name) => String(form.get(name) ?? '').trim();
    const body = {
      ruleset: id,
      options: Object.fromEntries(settings.map(({name, type}) => [name, type === 'integer' ? Number(value(`option.${name}`)) : value(`option.${name}`)])),
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

const select = (name, label, choices, chosen, change) => fill('select', {name, label, options: options(choices, chosen), change});
