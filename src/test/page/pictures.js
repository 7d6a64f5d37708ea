// Makes pictures of the page from a packaged service. `npm run pictures`: those that the README shows.
// `npm run screens`: every screen at three widths, light and dark, in target/page/screens, to be looked at.

import {mkdirSync, readFileSync} from 'node:fs';
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
  const {id, seatTokens, toMove} = await answer.json();
  const {seat, token} = seatTokens.find((held) => held.seat === toMove) ?? seatTokens[0];
  return `#/g/${id}/${seat}/${token}`;
}

/** Opens a fragment, and does something there. */
async function opened(fragment, viewport, prepare, deviceScaleFactor) {
  const context = await browser.newContext({viewport, deviceScaleFactor, reducedMotion: 'reduce', locale: 'en-GB'});
  const page = await context.newPage();
  await page.goto(`${service.url}play/${fragment}`);
  await prepare(page);
  return page;
}

/** Waits for what a selector finds, after pressing what others find. */
const shows = (last, ...pressed) => async (page) => {
  for (const selector of pressed) {
    await page.locator(selector).first().click();
  }
  await page.locator(last).first().waitFor({state: 'attached'});
};

async function readme(name, fragment, viewport, prepare) {
  const page = await opened(fragment, viewport, prepare, 2);
  await page.screenshot({path: `${FOLDER}${name}.png`});
  await page.context().close();
}

async function pictures() {
  await readme('start', '#/', {width: 1100, height: 620}, shows('.ruleset .piece'));
  await readme('proof', await game('talat', 82), {width: 1280, height: 1120}, shows('.proof .pointing', '[data-proof].is-frozen'));
  await readme('phone', await game('tablut', 8), {width: 390, height: 760}, async (page) => {
    await page.locator('[data-movable]').nth(4).click();
    await page.locator('[data-target]').first().waitFor();
  });
  await readme('score', await game('talat'), {width: 1280, height: 1320}, shows('.score tr'));
}

async function screens() {
  const [setup, play, tablut, over] = [await game('talat', 9), await game('talat', 82), await game('tablut', 8), await game('talat')];
  const all = {
    start: ['#/', shows('.ruleset .piece')],
    'new-game': ['#/new/talat', shows('form.new')],
    rules: ['#/rules/tablut', shows('.rules li')],
    setup: [setup, shows('[data-target]', '[data-hand][data-movable]')],
    frozen: [play, shows('.proof .pointing', '[data-proof].is-frozen')],
    open: [play, shows('.proof .trace', '[data-proof]:not(.is-frozen)', '.proof .main')],
    refusal: [tablut, shows('.refusal li', '[data-movable]', '[data-space="board:e5"]', '[data-space="board:e9"]')],
    trying: [tablut, shows('.trying', '[data-try]', '[data-movable]', '[data-target]')],
    share: [tablut, shows('.share input', '[data-movable]', '.share summary', '.settings summary')],
    past: [tablut, shows('.banner.past', '[aria-label="Previous"]')],
    score: [over, shows('.score tr')],
  };
  const folder = new URL('../../../target/page/screens/', import.meta.url).pathname;
  mkdirSync(folder, {recursive: true});
  for (const [name, [fragment, prepare]] of Object.entries(all)) {
    const page = await opened(fragment, {width: 1440, height: 900}, prepare, 1);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({width, height: 900});
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({colorScheme});
        await page.screenshot({path: `${folder}${name}-${width}-${colorScheme}.png`, fullPage: true});
      }
    }
    await page.context().close();
  }
}

try {
  await (process.argv[2] === 'screens' ? screens() : pictures());
} finally {
  await browser.close();
  await service.close();
}
