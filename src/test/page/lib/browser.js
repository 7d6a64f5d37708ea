// The browser and what tests do in it.

import {chromium} from 'playwright-core';
import {after} from 'node:test';
import {CHROMIUM} from './chromium.js';

export const SITE = process.env.PAGE_SITE ?? 'http://127.0.0.1:8080/';

let browser;
const opened = new Set();

async function launched() {
  browser ??= await chromium.launch({executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu']});
  return browser;
}

after(async () => {
  await browser?.close();
});

/** A browser of its own for somebody: what they open, keep and see is theirs alone. */
export async function visitor(options = {}) {
  const context = await (await launched()).newContext({viewport: {width: 1280, height: 900}, locale: 'en-GB', ...options});
  context.setDefaultTimeout(30_000);
  opened.add(context);
  return context;
}

/** A page of a visitor. Errors in it fail the test that asks for them. */
export async function open(context, fragment = '#/', site = SITE) {
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  await page.goto(`${site}play/${fragment}`);
  return page;
}

/** A page of somebody new. */
export const openNew = async (fragment, options, site) => open(await visitor(options), fragment, site);

/** Ends the visits that a test began. */
export async function leave() {
  await Promise.all([...opened].map((context) => context.close()));
  opened.clear();
}

/** Sends a request to the service, beside the page. */
export async function api(path, body, headers = {}) {
  const answer = await fetch(`${SITE}v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {...(body && {'Content-Type': 'application/json'}), ...headers},
    body: body && JSON.stringify(body),
  });
  return answer.json();
}

/** Creates a game; `tokens` are by seat. */
export async function newGame(body) {
  const game = await api('games', body);
  return {...game, tokens: Object.fromEntries((game.seatTokens ?? []).map(({seat, token}) => [seat, token]))};
}

/** Acts for a seat, beside the page. */
export function act(game, seat, action, version) {
  return api(`games/${game.id}/actions`, {action, version}, {Authorization: `Bearer ${game.tokens[seat]}`});
}

export const seatLink = (game, seat) => `#/g/${game.id}/${seat}/${game.tokens[seat]}`;
export const watchLink = (game) => `#/g/${game.id}`;

/** The link after which every seat is played in this browser. */
export async function openAllSeats(context, game, site) {
  const page = await open(context, '#/', site);
  for (const seat of Object.keys(game.tokens)) {
    await page.evaluate((fragment) => (location.hash = fragment), seatLink(game, seat));
    await page.waitForSelector('[data-version]');
  }
  return page;
}

export const atVersion = (page, version) => page.waitForSelector(`[data-version="${version}"]`);
export const space = (page, board, name) => page.locator(`[data-space="${board}:${name}"]`);
export const status = (page) => page.locator('.messages [role="status"]').innerText();
export const alertOf = (page) => page.locator('.messages [role="alert"]').innerText();

/** Waits until a live region has a text; the result of a game is for those who do not see its panel. */
export const says = (page, role, text) => page.locator(`.messages [role="${role}"]`, {hasText: text}).waitFor({state: 'attached'});

/** Moves the focus on a board to a space, by arrow keys alone. */
async function walk(page, board, name) {
  const ways = await page.evaluate(({board, name}) => {
    const spaces = [...document.querySelectorAll(`[data-board="${board}"] button`)].map((button) => button.dataset.space.split(':')[1]);
    const at = document.activeElement.dataset.space.split(':')[1];
    const width = new Set(spaces.map((space) => space[0])).size;
    const [from, to] = [spaces.indexOf(at), spaces.indexOf(name)];
    return {right: (to % width) - (from % width), down: Math.floor(to / width) - Math.floor(from / width)};
  }, {board, name});
  for (const [key, count] of [['ArrowRight', ways.right], ['ArrowLeft', -ways.right], ['ArrowDown', ways.down], ['ArrowUp', -ways.down]]) {
    for (let i = 0; i < count; i++) {
      await page.keyboard.press(key);
    }
  }
}

/** Ways to press a button of a board. */
export const WAYS = {
  click: (page, board, name) => space(page, board, name).click(),
  tap: (page, board, name) => space(page, board, name).tap(),
  keys: async (page, board, name) => {
    for (let i = 0; i < 60; i++) {
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? '');
      if (focused.startsWith(`${board}:`)) {
        break;
      }
      await page.keyboard.press('Tab');
    }
    await walk(page, board, name);
    await page.keyboard.press('Enter');
  },
};

/** Does a legal action on the page, by its name. */
export async function play(page, game, version, action, press = WAYS.click) {
  const {items} = await api(`games/${game.id}/legal-actions?at=${version}`);
  const {board, from, to, piece} = items.find((item) => item.action === action);
  await page.waitForSelector('[data-movable]');
  if (from) {
    await press(page, board, from);
  } else {
    await page.locator(`[data-hand="${piece}"]`).click();
  }
  await press(page, board, to);
}
