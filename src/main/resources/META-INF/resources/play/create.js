// A new game: ruleset, options, names, and who plays each seat.

import {Problem, persist, ruleset, send} from './api.js';
import {html, nothing} from './lit.js';
import {gameAt} from './route.js';
import * as store from './store.js';
import {seatName} from './tell.js';
import {t} from './words.js';

export function newScreen({ruleset: wanted}, changed) {
  const screen = {rulesets: [], known: null, error: '', sent: false, who: {}, computer: false};
  load(screen, wanted).then(changed, (problem) => { screen.error = problem.message; changed(); });
  return {title: () => `${t('newGame')} · Arbiter`, view: () => view(screen, changed), close() {}};
}

async function load(screen, wanted) {
  const {items} = await persist('rulesets');
  screen.rulesets = items;
  screen.known = await ruleset(items.find((item) => item.ruleset === wanted)?.ruleset ?? items[0].ruleset);
  screen.computer = 'analysis' in (await persist('..' + '/'));
}

function view(screen, changed) {
  const {known, rulesets} = screen;
  if (!known) {
    return screen.error ? html`<p role="alert">${screen.error}</p>` : html`<p role="status">${t('loading')}</p>`;
  }
  return html`<form class="card new" @submit=${(event) => create(event, screen, changed)}><h1>${t('newGame')}</h1>
    <label>${t('ruleset')}<select name="ruleset" @change=${(event) => (location.hash = `#/new/${event.target.value}`)}>
      ${rulesets.map((item) => html`<option value=${item.ruleset} ?selected=${item.ruleset === known.ruleset}>${item.name}</option>`)}</select></label>
    ${known.seats.map(({seat, name}) => html`<fieldset><legend>${name}</legend>
      <label>${t('name')}<input name="name.${seat}" maxlength="64" autocomplete="off" /></label>
      <label>${t('playedBy')}<select name="who.${seat}"><option value="here">${t('who.here')}</option><option value="invite">${t('who.invite')}</option>
        ${screen.computer ? [1, 2, 3, 4].map((strength) => html`<option value=${strength}>${t('who.computer', strength)}</option>`) : nothing}</select></label></fieldset>`)}
    ${known.firstSeats.length ? html`<label>${t('firstSeat')}<select name="firstSeat">${known.firstSeats.map((seat) => html`<option value=${seat}>${seatName(known, seat)}</option>`)}</select></label>` : nothing}
    ${known.options.map((option) => html`<label>${option.label ?? option.name}${option.values?.length
      ? html`<select name="option.${option.name}">${option.values.map((value, index) => html`<option value=${value} ?selected=${value === option.default}>${option.labels?.[index] ?? value}</option>`)}</select>`
      : html`<input type="number" name="option.${option.name}" min=${option.minimum ?? nothing} max=${option.maximum ?? nothing} value=${option.default} />`}</label>`)}
    <label class="check"><input type="checkbox" name="takeBacks" /> ${t('takeBacks')}</label>
    ${screen.error ? html`<p role="alert">${screen.error}</p>` : nothing}
    <button class="main" ?disabled=${screen.sent}>${t(screen.sent ? 'creating' : 'create')}</button>
    <p class="note">${known.rules.length ? html`<a href="#/rules/${known.ruleset}">${t('rules')}</a>` : nothing}</p></form>`;
}

/** Sends the form once: a new game is the one request that must not be repeated by itself. */
async function create(event, screen, changed) {
  event.preventDefault();
  if (screen.sent) {
    return;
  }
  const {known} = screen;
  const form = new FormData(event.target);
  const value = (name) => String(form.get(name) ?? '');
  const names = Object.fromEntries(known.seats.map(({seat}) => [seat, value(`name.${seat}`).trim()]));
  const option = ({name, type}) => [name, type === 'integer' ? Number(value(`option.${name}`)) : value(`option.${name}`)];
  const body = {
    ruleset: known.ruleset,
    options: Object.fromEntries(known.options.map(option)),
    players: known.seats.filter(({seat}) => names[seat]).map(({seat}) => ({seat, name: names[seat]})),
    ...(known.firstSeats.length ? {firstSeat: value('firstSeat')} : {}),
    ...(form.has('takeBacks') ? {takeBacks: true} : {}),
  };
  Object.assign(screen, {sent: true, error: ''});
  changed();
  try {
    const game = await send('games', {body, timeout: 30_000});
    const seats = Object.fromEntries((game.seatTokens ?? []).map(({seat, token}) => [seat, token]));
    const who = Object.keys(seats).map((seat) => [seat, value(`who.${seat}`)]);
    const computers = Object.fromEntries(who.filter(([, by]) => Number(by)).map(([seat, by]) => [seat, Number(by)]));
    store.keep(game.id, {seats, names, computers, ruleset: known.ruleset, unsent: who.filter(([, by]) => by === 'invite').map(([seat]) => seat), opened: Date.now()});
    location.hash = gameAt(game.id);
  } catch (problem) {
    screen.error = problem instanceof Problem && problem.passes ? t('notCreated') : problem.message;
    screen.sent = false;
    changed();
  }
}
