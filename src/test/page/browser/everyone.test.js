// What holds on every screen and in every language: no accessibility violation, nothing too wide, no private door, no token outside.

import {AxeBuilder} from '@axe-core/playwright';
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {afterEach, test} from 'node:test';
import {act, atVersion, leave, newGame, open, openAllSeats, openNew, says, seatLink, SITE, space, visitor, watchLink} from '../lib/browser.js';

const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];
const ROOT = new URL('../../../../', import.meta.url);

afterEach(leave);

async function accessible(page, what) {
  const {violations} = await new AxeBuilder({page}).options({resultTypes: ['violations']}).analyze();
  assert.deepEqual(violations.map(({id, nodes}) => `${what}: ${id} ${nodes.map(({html}) => html.slice(0, 160)).slice(0, 2)}`), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${what} is ${wide} px too wide`);
}

/** A finished game of the ruleset with the most boards, from the conformance data. */
async function finishedGame() {
  const data = readFileSync(new URL('src/test/resources/conformance/talat/games.jsonl', ROOT), 'utf8');
  const {ruleset, firstSeat, actions} = JSON.parse(data.split('\n')[0]);
  return {actions, game: await newGame({ruleset, record: {ruleset, firstSeat, actions}, players: undefined})};
}

for (const locale of LOCALES) {
  test(`every screen is accessible and fits in ${locale}`, async () => {
    const {game} = await finishedGame();
    const begun = await newGame({ruleset: 'talat', players: [{seat: 'white', name: 'Ada <b>Lovelace</b>'}]});
    const context = await visitor({locale, viewport: {width: 320, height: 700}, colorScheme: locale === 'de-DE' ? 'dark' : 'light'});
    const page = await open(context, '#/');
    await page.locator('.ruleset .piece').first().waitFor();
    await accessible(page, 'start');
    const show = (fragment) => page.evaluate((hash) => (location.hash = hash), fragment);
    await show('#/new/talat');
    await page.locator('form.new').waitFor();
    await accessible(page, 'new game');
    await show('#/rules/tablut');
    await page.locator('.rules li').first().waitFor();
    await accessible(page, 'rules');
    await show(seatLink(begun, 'white'));
    await page.locator('[data-hand][data-movable]').first().click();
    await page.locator('[data-target]').first().waitFor();
    await page.locator('[data-space="wb:c3"]').click();
    await page.locator('.refusal li').first().waitFor();
    await page.locator('.share summary').click();
    await page.locator('.settings summary').click();
    await accessible(page, 'game');
    await show(watchLink(game));
    await page.locator('.score table').first().waitFor();
    await page.locator('[data-proof].is-frozen').first().click();
    await page.locator('[data-pair]').last().click();
    await accessible(page, 'the end, with a proof');
    const texts = await page.locator('#page').innerText();
    assert.doesNotMatch(texts, /\b(effect|reason|short|decided|set|who)\.[a-z-]+/, 'every text is there');
    assert.deepEqual(page.problems, []);
  });
}

test('each board says whether it can still have captures, and proves it', async () => {
  const {game, actions} = await finishedGame();
  const page = await openNew(`${watchLink(game)}?at=${actions.length - 1}`);
  await page.locator('[data-proof]:not(.is-frozen)').first().click();
  await page.locator('.proof', {hasText: 'Turns do not count here.'}).waitFor();
  const next = page.locator('.proof button', {hasText: 'Next'});
  const before = await page.locator('.proof .drawing .piece').count();
  while (await next.isEnabled()) {
    await next.click();
  }
  assert.equal(await page.locator('.proof .drawing .piece').count(), before - 1, 'the line ends in a capture');
  await page.locator('[data-proof].is-frozen').first().click();
  await page.locator('[data-pair]').first().click();
  assert.equal(await page.locator('.proof .pointing').count(), 1);
});

test('the score shows each of its lines on the board', async () => {
  const {game} = await finishedGame();
  const page = await openNew(watchLink(game));
  await page.locator('.score table button').first().click();
  await page.waitForSelector('[data-live="past"]');
  await page.locator('.why').first().waitFor();
});

test('a board is a grid of buttons to a screen reader', async () => {
  const game = await newGame({ruleset: 'tablut'});
  const page = await openAllSeats(await visitor(), game);
  await space(page, 'board', 'd1').click();
  const snapshot = await page.locator('[data-board]').ariaSnapshot();
  assert.match(snapshot, /^- grid "Tablut":\n\s+- row /);
  assert.match(snapshot, /button "d1, attacker, .*chosen" \[pressed\]/);
  assert.match(snapshot, /button "d2, empty, can go here"/);
  assert.equal(await page.locator('[data-board] [tabindex="0"]').count(), 1, 'one stop for the tab key');
});

test('every request is an operation of the document, and no token is in an address, a title or an error', async () => {
  const paths = readFileSync(new URL('openapi/openapi.yaml', ROOT), 'utf8').match(/^ {2}\/\S*(?=:)/gm).map((path) => path.trim());
  const known = paths.map((path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+').replace(/\./g, '\\.')}$`));
  const game = await newGame({ruleset: 'tablut'});
  const context = await visitor();
  const requests = [];
  const errors = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => errors.push(message.text()));
  const page = await openAllSeats(context, game);
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'a9').click();
  await says(page, 'alert', 'straight');
  await space(page, 'board', 'd4').click();
  await atVersion(page, 1);
  await page.locator('[data-seat-action="attackers:resign"]').click();
  await page.locator('.ending').waitFor();
  await page.goto(`${SITE}play/#/new/tablut`);
  await page.locator('form.new').waitFor();
  await page.goto(`${SITE}play/#/`);
  await page.locator('.own li').first().waitFor();
  const base = new URL(SITE).pathname.replace(/\/$/, '');
  for (const request of requests) {
    const {origin, pathname, href} = new URL(request.url());
    assert.equal(origin, new URL(SITE).origin);
    const path = pathname.slice(base.length);
    assert.ok(/^\/(play|_static)\/|\/stream$/.test(path) || known.some((pattern) => pattern.test(path)), path);
    assert.ok(!request.headers().referer, 'no referrer');
    for (const token of Object.values(game.tokens)) {
      assert.ok(!href.includes(token) || href.includes('#'), href);
      assert.ok(![page.url(), await page.title(), ...errors].join().includes(token));
    }
  }
  const state = await page.evaluate(() => history.length && location.href);
  assert.doesNotMatch(state, /[A-Za-z0-9_-]{43}/);
});

test('F14: the watch link seats nobody, and a link is stripped of its token at once', async () => {
  const game = await newGame({ruleset: 'tablut'});
  const page = await openNew(seatLink(game, 'attackers'));
  await atVersion(page, 0);
  assert.equal(new URL(page.url()).hash, watchLink(game));
  await page.locator('.share summary').click();
  const links = await page.locator('.share input').evaluateAll((inputs) => inputs.map(({value}) => value));
  assert.deepEqual(links.map((link) => link.includes(game.tokens.attackers)), [false, true]);
  const guest = await openNew(new URL(links[0]).hash);
  await atVersion(guest, 0);
  assert.equal(await guest.locator('[data-seat-action]').count(), 0);
});

test('F17: boards are sharp and in place at every zoom, and nothing jumps', async () => {
  const game = await newGame({ruleset: 'tablut'});
  for (const deviceScaleFactor of [1, 1.25, 1.5, 3]) {
    const page = await openNew(watchLink(game), {deviceScaleFactor, viewport: {width: 320, height: 640}});
    await atVersion(page, 0);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
    const [cell, piece, over] = await Promise.all(['[data-space="board:e5"]', '[data-space="board:e5"] .piece', '.over'].map((selector) => page.locator(selector).boundingBox()));
    const off = (axis, size) => Math.abs(cell[axis] + cell[size] / 2 - piece[axis] - piece[size] / 2);
    assert.ok(off('x', 'width') < 1.5 && off('y', 'height') < 1.5);
    const corner = await space(page, 'board', 'a9').boundingBox();
    assert.ok(Math.abs(over.x - corner.x) < 2 && Math.abs(over.y - corner.y) < 2);
    assert.ok(cell.width >= 24, 'large enough for a finger');
    assert.equal(await page.locator('.board img, .board canvas').count(), 0);
  }
  const page = await openAllSeats(await visitor(), game);
  const before = await page.locator('[data-board]').boundingBox();
  await act(game, 'attackers', 'attackers:resign', 0);
  await page.locator('.ending').waitFor();
  assert.deepEqual(await page.locator('[data-board]').boundingBox(), before);
});

test('the first board is there from a cold cache, and its time is told', async () => {
  const game = await newGame({ruleset: 'talat'});
  const page = await openNew(watchLink(game));
  const shown = await page.evaluate(() => new Promise((done) => {
    const look = () => (document.querySelector('[data-board]') ? done(performance.now()) : requestAnimationFrame(look));
    look();
  }));
  console.log(`first board after ${Math.round(shown)} ms`);
});

test('a piece slides to its place, and stands still for readers who want no motion', async () => {
  const game = await newGame({ruleset: 'tablut'});
  const pages = await Promise.all(['no-preference', 'reduce'].map(async (reducedMotion) => open(await visitor({reducedMotion}), watchLink(game))));
  await Promise.all(pages.map((page) => atVersion(page, 0)));
  await act(game, 'attackers', 'd1-d4', 0);
  const motions = pages.map((page) => page.locator('[data-space="board:d4"] .sliding').evaluate((piece) => getComputedStyle(piece).animationName));
  assert.deepEqual(await Promise.all(motions), ['slide', 'none']);
});
