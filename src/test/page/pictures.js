// Makes the pictures of the page that the README shows, from a packaged service: npm run pictures

import {readFileSync} from 'node:fs';
import {chromium} from 'playwright-core';
import {CHROMIUM} from './lib/chromium.js';
import {startService} from './lib/service.js';

const FOLDER = new URL('pictures/', import.meta.url).pathname;
const DATA = new URL('../../../src/test/resources/conformance/', import.meta.url);
const PLAYERS = {talat: [['white', 'Ada'], ['black', 'Blaise'], ['grey', 'Grace']], tablut: [['attackers', 'Carl'], ['defenders', 'Ida']]};

/** The first game of the conformance data, up to a number of actions. */
function record(ruleset, count = Infinity) {
  const {firstSeat, actions} = JSON.parse(readFileSync(new URL(`${ruleset}/games.jsonl`, DATA), 'utf8').split('\n')[0]);
  return {ruleset, firstSeat, actions: actions.slice(0, count), players: PLAYERS[ruleset].map(([seat, name]) => ({seat, name}))};
}

const service = await startService();
const browser = await chromium.launch({executablePath: CHROMIUM, args: ['--no-sandbox']});

async function game(ruleset, count) {
  const body = JSON.stringify({ruleset, record: record(ruleset, count)});
  const answer = await fetch(`${service.url}v1/games`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
  const {id, seatTokens} = await answer.json();
  return `#/g/${id}/${seatTokens[0].seat}/${seatTokens[0].token}`;
}

/** Takes a picture of a fragment after something was done there. */
async function picture(name, fragment, viewport, prepare, options = {}) {
  const context = await browser.newContext({viewport, deviceScaleFactor: 2, reducedMotion: 'reduce', locale: 'en-GB', ...options});
  const page = await context.newPage();
  await page.goto(`${service.url}play/${fragment}`);
  await prepare(page);
  await page.screenshot({path: `${FOLDER}${name}.png`});
  await context.close();
}

try {
  await picture('start', '#/', {width: 1100, height: 620}, (page) => page.locator('.ruleset .piece').first().waitFor());
  await picture('proof', await game('talat', 82), {width: 1280, height: 860}, async (page) => {
    await page.locator('[data-proof].is-frozen').click();
    await page.locator('.proof .pointing').waitFor();
  });
  await picture('phone', await game('tablut', 8), {width: 390, height: 760}, async (page) => {
    await page.locator('[data-movable]').nth(4).click();
    await page.locator('[data-target]').first().waitFor();
  });
  await picture('score', await game('talat'), {width: 1280, height: 960}, (page) => page.locator('.score tr').first().waitFor());
} finally {
  await browser.close();
  await service.close();
}
