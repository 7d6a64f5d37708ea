// What a player sees and does: why not, looking back, trying a line, dragging, links, two players and a watcher.

import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {act, alertOf, api, atVersion, leave, newGame, open, openAllSeats, openNew, says, seatLink, SITE, space, status, visitor, watchLink} from '../lib/browser.js';

const tablut = (more) => newGame({ruleset: 'tablut', ...more});

afterEach(leave);

test('F5: a forbidden space names the rule, marks its spaces and says what is legal instead', async () => {
  const game = await tablut();
  const page = await openAllSeats(await visitor(), game);
  await space(page, 'board', 'd1').click();
  assert.equal(await space(page, 'board', 'd1').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('[data-target]').count(), 6);
  await space(page, 'board', 'a9').click();
  await says(page, 'alert', 'A piece moves straight along a row or column.');
  assert.match(await alertOf(page), /Allowed instead:/);
  assert.match(await space(page, 'board', 'a9').locator('.hidden').textContent(), /^a9, empty, .*named by the rule$/);
  await page.locator('.refusal a[data-rule="tablut.move.rook"]').click();
  await page.locator('li.wanted', {hasText: 'tablut.move.rook'}).waitFor();
  await page.goBack();
  await atVersion(page, 0);
});

test('F5: not my turn, nobody’s seat and the end have words of their own', async () => {
  const game = await tablut();
  const mine = await openNew(seatLink(game, 'defenders'));
  await atVersion(mine, 0);
  await space(mine, 'board', 'e3').click();
  await says(mine, 'status', 'It is the turn of Attackers.');
  await space(mine, 'board', 'd3').click();
  await says(mine, 'alert', 'It is the turn of Attackers.');
  const watching = await openNew(watchLink(game));
  await atVersion(watching, 0);
  await space(watching, 'board', 'd1').click();
  await says(watching, 'status', 'You are watching this game.');
  await act(game, 'defenders', 'defenders:resign', 0);
  await atVersion(mine, 1);
  await space(mine, 'board', 'e3').click();
  await says(mine, 'status', 'The game is over.');
});

test('two browsers play by links while a third watches, and a rematch is one game for both', async () => {
  const game = await tablut();
  const [white, black, watcher] = [await openNew(seatLink(game, 'attackers')), await openNew(seatLink(game, 'defenders')), await openNew(watchLink(game))];
  await atVersion(white, 0);
  await says(white, 'alert', 'Your turn: Attackers');
  await space(white, 'board', 'd1').click();
  await space(white, 'board', 'd4').click();
  await Promise.all([white, black, watcher].map((page) => atVersion(page, 1)));
  await says(black, 'alert', 'Your turn: Defenders');
  await says(watcher, 'status', 'Attacker from d1 to d4.');
  await white.locator('[data-seat-action="attackers:offer-draw"]').click();
  await black.locator('[data-seat-action="defenders:accept-draw"]').click();
  await Promise.all([white, black, watcher].map((page) => says(page, 'alert', 'Draw')));
  assert.equal(await watcher.locator('[data-seat-action], [data-rematch]').count(), 0);
  await white.locator('[data-rematch]').click();
  await atVersion(white, 0);
  await black.locator('[data-rematch]').click();
  await atVersion(black, 0);
  assert.equal(new URL(white.url()).hash, new URL(black.url()).hash);
});

test('F7, F8, F10: a drag acts, and whatever interrupts it leaves nothing behind', async () => {
  const game = await tablut();
  const page = await openAllSeats(await visitor(), game);
  const drag = async (from, to) => {
    const [a, b] = [await space(page, 'board', from).boundingBox(), await space(page, 'board', to).boundingBox()];
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, {steps: 5});
  };
  await drag('d1', 'd4');
  await page.locator('.dragged').waitFor();
  await space(page, 'board', 'd1').dispatchEvent('pointercancel', {pointerId: 1});
  assert.equal(await page.locator('.dragged, [aria-pressed="true"][data-space]').count(), 0);
  await page.mouse.up();
  await drag('d1', 'd3');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  assert.equal((await api(`games/${game.id}`)).version, 0);
  await drag('d1', 'd4');
  await act(game, 'attackers', 'attackers:offer-draw', 0);
  await atVersion(page, 1);
  assert.equal(await page.locator('.dragged').count(), 0);
  await page.mouse.up();
  await drag('d1', 'd4');
  await page.mouse.up();
  await atVersion(page, 2);
});

test('F8, F9, F11: a finger scrolls from an empty space, two taps choose and propose, a third confirms', async () => {
  const game = await tablut();
  const page = await openAllSeats(await visitor({hasTouch: true, isMobile: true, viewport: {width: 320, height: 480}}), game);
  const action = (name) => space(page, 'board', name).evaluate((button) => getComputedStyle(button).touchAction);
  assert.equal(await action('d1'), 'none');
  assert.equal(await action('a1'), 'manipulation');
  assert.doesNotMatch(await page.locator('meta[name=viewport]').getAttribute('content'), /user-scalable|maximum-scale/);
  await space(page, 'board', 'd1').tap();
  await space(page, 'board', 'd4').tap();
  await page.locator('[data-confirm]').waitFor();
  await page.locator('[data-space="board:d4"] .ghost').waitFor();
  assert.equal((await api(`games/${game.id}`)).version, 0);
  await page.locator('input[type=range]').focus();
  await space(page, 'board', 'd4').tap();
  await atVersion(page, 1);
});

test('F12: a reader of an older version stays there, is told of news, and can replay them', async () => {
  const game = await tablut();
  await act(game, 'attackers', 'd1-d4', 0);
  const page = await openAllSeats(await visitor(), game);
  await page.locator('[aria-label="Previous"]').click();
  await page.waitForSelector('[data-version="0"][data-live="past"]');
  await act(game, 'defenders', 'e3-c3', 1);
  await act(game, 'attackers', 'd4-d1', 2);
  await page.locator('.banner', {hasText: '2 new.'}).waitFor();
  assert.equal(await page.locator('[data-version]').getAttribute('data-version'), '0');
  assert.equal(await page.locator('[data-movable]').count(), 0);
  await page.locator('.banner button', {hasText: 'Newest version'}).click();
  await page.waitForSelector('[data-version="3"][data-live="live"]');
});

test('F13: screens are steps of the history, versions are not, and a link leads to a moment', async () => {
  const game = await tablut();
  await act(game, 'attackers', 'd1-d4', 0);
  const page = await openNew('#/');
  await page.locator('[data-ruleset]').first().waitFor();
  await page.evaluate((fragment) => (location.hash = fragment), watchLink(game));
  await atVersion(page, 1);
  await page.locator('[aria-label="First"]').click();
  await atVersion(page, 0);
  assert.match(page.url(), /\?at=0$/);
  await page.reload();
  await page.waitForSelector('[data-version="0"][data-live="past"]');
  await page.goBack();
  await page.locator('[data-ruleset]').first().waitFor();
  await page.goForward();
  await page.waitForSelector('[data-version="0"][data-live="past"]');
});

test('F15: a seat outlives a reload; without storage the page says that nothing is kept', async () => {
  const game = await tablut();
  const page = await openNew(seatLink(game, 'attackers'));
  await page.locator('[data-seat-action]').first().waitFor();
  await page.reload();
  await page.locator('[data-seat-action]').first().waitFor();
  const context = await visitor();
  await context.addInitScript(() => Object.defineProperty(window, 'localStorage', {get() { throw new Error('off'); }}));
  const forgetful = await open(context, seatLink(game, 'attackers'));
  await forgetful.locator('.banner', {hasText: 'This browser keeps nothing.'}).waitFor();
  await space(forgetful, 'board', 'd1').click();
  await space(forgetful, 'board', 'd4').click();
  await atVersion(forgetful, 1);
});

test('F16: on a page without TLS everything but the check of hashes works', async () => {
  const context = await visitor();
  await context.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', {value: undefined});
    Object.defineProperty(crypto, 'randomUUID', {value: undefined});
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    Object.defineProperty(navigator, 'share', {value: undefined});
  });
  const game = await tablut();
  const page = await openAllSeats(context, game);
  await page.locator('.share summary').click();
  assert.equal(await page.locator('.share button', {hasText: 'Copy'}).count(), 0);
  assert.equal(await page.locator('.share input').first().inputValue(), `${SITE}play/${watchLink(game)}`);
  await page.locator('[data-seat-action="attackers:resign"]').click();
  await page.locator('.ending').waitFor();
  assert.equal(await page.locator('[data-verify]').count(), 0);
});

test('a line is tried, marked as not sent, explained, and dropped by one key', async () => {
  const game = await tablut();
  const page = await openAllSeats(await visitor(), game);
  await page.locator('[data-try]').click();
  for (const name of ['d1', 'd4', 'e3', 'c3']) {
    await page.locator(`[data-space="board:${name}"]`).click();
    await page.waitForFunction(() => !document.querySelector('.ghost'));
    if (name === 'd4') {
      await page.locator('[data-space="board:e3"][data-movable]').waitFor();
    }
  }
  await page.locator('.banner', {hasText: 'Trying, not sent. Actions tried: 2.'}).waitFor();
  await page.locator('[data-space="board:c3"][data-piece="d"]').waitFor();
  assert.equal((await api(`games/${game.id}`)).version, 0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-version="0"][data-live="live"]');
  assert.equal(await space(page, 'board', 'd1').getAttribute('data-piece'), 'a');
});

test('a new game by three clicks, and every seat on this screen', async () => {
  const page = await openNew('');
  await page.locator('[data-ruleset="tablut"]').click();
  await page.locator('form.new button.main').click();
  await atVersion(page, 0);
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').click();
  await atVersion(page, 1);
  await says(page, 'status', 'Attacker from d1 to d4.');
  assert.equal(await page.locator('.messages [role="alert"]').innerText(), '', 'nobody needs to be told whose turn it is');
  assert.match(await status(page), /Attacker/);
});
