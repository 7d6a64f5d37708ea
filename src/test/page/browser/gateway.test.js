// The shortest tests again behind the gateway, under its prefix.

import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {atVersion, leave, newGame, openNew, says, seatLink, SITE, space, visitor, watchLink} from '../lib/browser.js';

afterEach(leave);

test('a browser that asks for the prefix is led to the page', async () => {
  const page = await (await visitor()).newPage();
  await page.goto(SITE.replace(/\/$/, ''));
  await page.locator('.ruleset .piece').first().waitFor();
  assert.equal(new URL(page.url()).pathname, `${new URL(SITE).pathname}play/`);
});

test('two browsers play and a third watches', async () => {
  const game = await newGame({ruleset: 'tablut'});
  const [attackers, defenders, watcher] = [await openNew(seatLink(game, 'attackers')), await openNew(seatLink(game, 'defenders')), await openNew(watchLink(game))];
  await Promise.all([attackers, defenders, watcher].map((page) => atVersion(page, 0)));
  await space(attackers, 'board', 'd1').click();
  await space(attackers, 'board', 'd4').click();
  await Promise.all([attackers, defenders, watcher].map((page) => page.waitForSelector('[data-version="1"][data-live="live"]')));
  await defenders.locator('[data-seat-action="defenders:resign"]').click();
  await says(watcher, 'alert', 'Attackers wins');
});
