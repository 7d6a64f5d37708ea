// Cut, silent and late connections, lost answers, many tabs, sleep.

import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {act, api, atVersion, leave, newGame, open, openAllSeats, says, seatLink, SITE, space, visitor, watchLink} from '../lib/browser.js';
import {startProxy} from '../lib/proxy.js';

const MOVES = ['d1-d4', 'e3-c3', 'd4-d1', 'c3-e3'];
const proxies = [];

async function proxied() {
  const proxy = await startProxy(SITE);
  proxies.push(proxy);
  return proxy;
}

const seatOf = (version) => (version % 2 === 0 ? 'attackers' : 'defenders');
const move = (game, version) => act(game, seatOf(version), MOVES[version], version);
const tablut = () => newGame({ruleset: 'tablut'});

afterEach(async () => {
  await leave();
  proxies.splice(0).forEach((proxy) => proxy.close());
});

test('F1: no event is lost or doubled when the stream is cut between events', async () => {
  const proxy = await proxied();
  const game = await tablut();
  const page = await open(await visitor(), watchLink(game), proxy.url);
  await atVersion(page, 0);
  for (let version = 0; version < 4; version++) {
    await move(game, version);
    proxy.cut();
    await atVersion(page, version + 1);
  }
  assert.equal(await page.locator('.moves li').count(), 4);
  await page.locator('[data-space="board:e3"][data-piece="d"]').waitFor();
});

test('F2: a silent connection is noticed within 25 s, said so, and recovered from', async () => {
  const proxy = await proxied();
  const game = await tablut();
  const context = await visitor();
  await context.clock.install();
  const page = await open(context, watchLink(game), proxy.url);
  await atVersion(page, 0);
  proxy.freeze();
  await move(game, 0);
  for (let second = 0; second < 27; second++) {
    await page.clock.runFor(1000);
  }
  await page.waitForSelector('[data-live="late"]');
  await page.locator('span.late', {hasText: 'No connection. Last heard at'}).waitFor();
  proxy.thaw();
  await page.clock.runFor(16_000);
  await atVersion(page, 1);
  await page.waitForSelector('[data-live="live"]');
});

test('F2: after sleep and after a return by back and forward the page reads at once', async () => {
  const game = await tablut();
  const context = await visitor();
  await context.clock.install();
  const page = await open(context, watchLink(game));
  await atVersion(page, 0);
  await move(game, 0);
  await page.clock.fastForward('01:00:00');
  await atVersion(page, 1);
  await move(game, 1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await atVersion(page, 2);
});

test('F3: a sent action is a ghost until it is taken, and a refusal takes the ghost away', async () => {
  const game = await tablut();
  const page = await openAllSeats(await visitor(), game);
  let answer;
  await page.route('**/actions', (route) => new Promise((done) => (answer = () => done(route.fulfill({
    status: 409, contentType: 'application/problem+json', body: JSON.stringify({status: 409, code: 'game-over', title: 'Over', detail: 'Refused on purpose.'}),
  })))));
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').click();
  await page.locator('[data-space="board:d4"] .ghost').waitFor();
  assert.equal(await space(page, 'board', 'd4').getAttribute('data-piece'), null);
  assert.equal(await space(page, 'board', 'd1').getAttribute('data-piece'), 'a');
  await space(page, 'board', 'e1').click();
  assert.equal(await page.locator('[data-target]').count(), 0, 'one action at a time');
  answer();
  await says(page, 'alert', 'Refused on purpose.');
  assert.equal(await page.locator('.ghost').count(), 0);
  await page.unroute('**/actions');
  await page.locator('[data-space="board:d1"][data-movable]').waitFor();
});

test('F3: 412 shows what happened instead', async () => {
  const game = await tablut();
  const context = await visitor();
  await context.route('**/stream*', (route) => route.abort());
  const page = await openAllSeats(context, game);
  await page.route('**/events?after*', (route) => route.abort());
  await move(game, 0);
  const sent = page.waitForRequest('**/actions');
  await space(page, 'board', 'e2').click();
  await space(page, 'board', 'd2').click();
  await sent;
  await page.unroute('**/events?after*');
  await atVersion(page, 1);
  await says(page, 'alert', 'version');
});

test('F4: an action whose answer is lost is taken once', async () => {
  const proxy = await proxied();
  const game = await tablut();
  const page = await openAllSeats(await visitor(), game, proxy.url);
  proxy.loseCreated();
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').click();
  await atVersion(page, 1);
  await page.waitForFunction(() => !document.querySelector('.ghost'));
  assert.equal((await api(`games/${game.id}`)).version, 1);
});

test('F4: two quick presses act once, and make one game', async () => {
  const game = await tablut();
  const page = await openAllSeats(await visitor(), game);
  await space(page, 'board', 'd1').click();
  await space(page, 'board', 'd4').dblclick();
  await atVersion(page, 1);
  assert.equal((await api(`games/${game.id}`)).version, 1);
  let created = 0;
  page.on('request', (request) => (created += Number(request.method() === 'POST' && request.url().endsWith('/games'))));
  await page.evaluate(() => (location.hash = '#/new/tablut'));
  await page.locator('form.new button.main').dblclick();
  await atVersion(page, 0);
  assert.equal(created, 1);
});

test('F6: each of eight tabs acts within a second', async () => {
  const context = await visitor();
  const games = await Promise.all(Array.from({length: 8}, tablut));
  const pages = [];
  for (const game of games) {
    pages.push(await openAllSeats(context, game));
  }
  for (const page of pages) {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await space(page, 'board', 'd1').click();
    const answered = page.waitForResponse('**/actions');
    await space(page, 'board', 'd4').click();
    const {responseStart, requestStart} = (await answered).request().timing();
    await atVersion(page, 1);
    assert.ok(responseStart - requestStart < 1000, `waited ${responseStart} ms`);
  }
});

test('F6: a hidden page has no stream, and its title says whose turn it is', async () => {
  const game = await tablut();
  const context = await visitor();
  await context.clock.install();
  const page = await open(context, seatLink(game, 'defenders'));
  await atVersion(page, 0);
  const streams = [];
  page.on('request', (request) => request.url().includes('/stream') && streams.push(request.url()));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await move(game, 0);
  await page.clock.runFor(31_000);
  await atVersion(page, 1);
  assert.match(await page.title(), /^● Your turn/);
  assert.deepEqual(streams, []);
});

test('F18: a scrub through a long game asks for nothing until the reader stays', async () => {
  const actions = Array.from({length: 1000}, (_, index) => (index % 2 ? 'defenders:decline-draw' : 'attackers:offer-draw'));
  const game = await newGame({ruleset: 'tablut', record: {ruleset: 'tablut', actions}});
  const page = await open(await visitor(), watchLink(game));
  await atVersion(page, 1000);
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const settled = page.waitForResponse('**/legal-actions?at=0');
  await page.locator('input[type=range]').evaluate((slider) => {
    for (let version = 1000; version >= 0; version--) {
      slider.value = String(version);
      slider.dispatchEvent(new Event('input'));
    }
  });
  await atVersion(page, 0);
  await settled;
  assert.ok(requests.filter((url) => url.includes('?at=')).length <= 4, requests.join('\n'));
});
