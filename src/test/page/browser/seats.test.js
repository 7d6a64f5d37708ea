// Who plays: the computer, players who take back, players who leave, and the games of this browser.

import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {act, api, atVersion, leave, newGame, open, openAllSeats, openNew, says, seatLink, space, visitor, watchLink} from '../lib/browser.js';

const seatAction = (page, action) => page.locator(`[data-seat-action="${action}"]`);
const own = (page, text) => page.locator('.own li', {hasText: text}).waitFor();

afterEach(leave);

test('the computer plays the seats that it is given, and answers offers', async () => {
  const page = await openNew('#/new/tablut');
  await page.locator('[name="name.attackers"]').fill('Ada');
  await page.locator('[name="who.defenders"]').selectOption({label: 'by the computer, strength 1'});
  await page.locator('[name="takeBacks"]').check();
  await page.locator('form.new button.main').click();
  await atVersion(page, 0);
  await page.locator('[data-seat="attackers"] h3', {hasText: 'Ada (Attackers)'}).waitFor();
  await page.locator('[data-seat="defenders"] h3', {hasText: 'computer'}).waitFor();
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').click();
  await atVersion(page, 2);
  assert.match(await page.title(), /^● Your turn/);
  const id = new URL(page.url()).hash.split('/')[2];
  const {events} = {events: (await api(`games/${id}/events`)).items};
  assert.equal(events[2].seat, 'defenders');
  assert.equal(events[2].action, (await api(`games/${id}/analysis?at=1&strength=1`)).action);
  await seatAction(page, 'attackers:offer-draw').click();
  await atVersion(page, 4);
  await says(page, 'status', 'Defenders declines the draw.');
  await seatAction(page, 'attackers:ask-take-back').click();
  await atVersion(page, 6);
  await page.locator('[data-space="board:d1"][data-piece="a"]').waitFor();
});

test('players ask to take back, decline and accept, and everybody sees the board go back', async () => {
  const game = await newGame({ruleset: 'tablut', takeBacks: true});
  await act(game, 'attackers', 'd1-d4', 0);
  await act(game, 'defenders', 'e3-c3', 1);
  const [attackers, defenders, watcher] = [await openNew(seatLink(game, 'attackers')), await openNew(seatLink(game, 'defenders')), await openNew(watchLink(game))];
  const all = (what) => Promise.all([attackers, defenders, watcher].map(what));
  await seatAction(attackers, 'attackers:ask-take-back').click();
  await all((page) => page.locator('[data-seat="attackers"] .offer', {hasText: 'Offers: to take back'}).waitFor());
  await seatAction(defenders, 'defenders:decline-take-back').click();
  await all((page) => atVersion(page, 4));
  await says(watcher, 'status', 'Defenders does not agree to take back.');
  assert.equal(await space(attackers, 'board', 'd4').getAttribute('data-piece'), 'a');
  await seatAction(attackers, 'attackers:ask-take-back').click();
  await seatAction(defenders, 'defenders:accept-take-back').click();
  await all((page) => atVersion(page, 6));
  await all((page) => page.locator('[data-space="board:d1"][data-piece="a"]').waitFor());
  await all((page) => page.locator('[data-space="board:e3"][data-piece="d"]').waitFor());
  await says(watcher, 'status', 'The game goes back to version 0.');
  assert.equal(await watcher.locator('.moves li').count(), 6, 'the list only grows');
  await space(attackers, 'board', 'd1').click();
  await space(attackers, 'board', 'd3').click();
  await all((page) => atVersion(page, 7));
});

test('a seat leaves a game of three, the others play on, and the last one wins', async () => {
  const game = await newGame({ruleset: 'talat', firstSeat: 'white'});
  const [white, black] = [await openNew(seatLink(game, 'white')), await openNew(seatLink(game, 'black'))];
  await seatAction(white, 'white:resign').click();
  await Promise.all([white, black].map((page) => atVersion(page, 1)));
  await black.locator('[data-seat="white"] h3', {hasText: 'has left'}).waitFor();
  await says(black, 'alert', 'Your turn: Black');
  await says(white, 'status', 'White resigns.');
  assert.equal(await white.locator('[data-seat-action], [data-hand][data-movable]').count(), 0);
  await black.locator('[data-hand][data-movable]').first().click();
  await black.locator('[data-target]').first().click();
  await atVersion(white, 2);
  await act(game, 'grey', 'grey:resign', 2);
  await Promise.all([white, black].map((page) => says(page, 'alert', 'Black wins')));
});

test('my games show live whose turn it is, which are over and which are gone', async () => {
  const [game, other] = [await newGame({ruleset: 'tablut', players: [{seat: 'attackers', name: 'Ada'}]}), await newGame({ruleset: 'talat'})];
  const context = await visitor();
  const page = await open(context, seatLink(game, 'defenders'));
  await atVersion(page, 0);
  await page.evaluate((hash) => (location.hash = hash), watchLink(other));
  await page.locator('h1', {hasText: 'Talat'}).waitFor();
  await page.evaluate(() => {
    localStorage['arbiter.game.b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10'] = JSON.stringify({ruleset: 'talat', opened: 1});
    location.hash = '#/';
  });
  await own(page, 'Ada (Attackers) to move');
  await own(page, 'no longer there');
  await act(game, 'attackers', 'd1-d4', 0);
  await own(page, 'Your turn: Defenders');
  await act(game, 'defenders', 'e3-c3', 1);
  await own(page, 'Ada (Attackers) to move');
  await act(game, 'attackers', 'attackers:resign', 2);
  await own(page, 'The game is over.');
  await page.locator('.own li', {hasText: 'no longer there'}).locator('button').click();
  assert.equal(await page.locator('.own li').count(), 2);
  await page.locator('.own li', {hasText: 'over'}).locator('a').click();
  await atVersion(page, 3);
});

test('a seat can be given away and given up here', async () => {
  const page = await openNew('#/new/tablut');
  await page.locator('[name="who.defenders"]').selectOption('invite');
  await page.locator('form.new button.main').click();
  await page.locator('.share[open] label', {hasText: 'Invitation: Defenders'}).waitFor();
  const link = await page.locator('.share label', {hasText: 'Invitation: Defenders'}).locator('input').inputValue();
  await page.locator('.share button', {hasText: 'No longer play Defenders here'}).click();
  await page.waitForFunction(() => document.querySelectorAll('.share input').length === 2);
  const guest = await openNew(new URL(link).hash);
  await atVersion(guest, 0);
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').click();
  await says(guest, 'alert', 'Your turn: Defenders');
  await space(page, 'board', 'e3').click();
  await says(page, 'status', 'It is the turn of Defenders.');
});

test('every seat of an open game is played by whoever knows it', async () => {
  const game = await newGame({ruleset: 'tablut', access: 'open'});
  const page = await openAllSeats(await visitor(), {...game, tokens: {}});
  await page.evaluate((hash) => (location.hash = hash), watchLink(game));
  await atVersion(page, 0);
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').click();
  await atVersion(page, 1);
  await space(page, 'board', 'e3').click();
  await page.locator('[data-target]').first().waitFor();
});
