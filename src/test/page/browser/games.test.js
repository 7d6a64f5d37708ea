// Whole games of every ruleset, as the conformance data has them: by clicks, by taps, by keys alone.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {afterEach, test} from 'node:test';
import {api, atVersion, leave, newGame, openAllSeats, play, says, visitor, WAYS} from '../lib/browser.js';

const DATA = new URL('../../../../src/test/resources/conformance/', import.meta.url);

/** The shortest game of a ruleset. */
function shortest(ruleset) {
  const lines = readFileSync(new URL(`${ruleset}/games.jsonl`, DATA), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).sort((a, b) => a.actions.length - b.actions.length)[0];
}

/** Plays a game to its end on one page that has every seat. */
async function playAll({ruleset, firstSeat, actions}, way, options) {
  const game = await newGame({ruleset, firstSeat});
  const page = await openAllSeats(await visitor(options), game);
  for (const [version, action] of actions.entries()) {
    await atVersion(page, version);
    await play(page, game, version, action, WAYS[way]);
    if (way === 'tap') {
      await page.locator('[data-confirm]').tap();
    }
  }
  await atVersion(page, actions.length);
  const {result} = await api(`games/${game.id}`);
  assert.equal(result.version, actions.length);
  await says(page, 'alert', 'The game is over.');
  await page.locator('.ending').waitFor();
  const verify = page.locator('[data-verify]');
  if ((await verify.count()) > 0) {
    await verify.click();
    await page.locator('.ending [role="status"]', {hasText: `All ${actions.length + 1} hashes are right`}).waitFor();
  }
  assert.deepEqual(page.problems, []);
}

/** The rulesets of the service. The data also has rulesets that only tests of the engine know. */
const RULESETS = (await api('rulesets')).items.map(({ruleset}) => ruleset);
const QUICKEST = RULESETS.map(shortest).sort((a, b) => a.actions.length - b.actions.length)[0];

afterEach(leave);

for (const ruleset of RULESETS) {
  test(`a whole game of ${ruleset} by clicks`, () => playAll(shortest(ruleset), 'click'));
}

test('a whole game by taps', () => playAll(QUICKEST, 'tap', {hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}}));

test('a whole game by keys alone', () => playAll(QUICKEST, 'keys'));
