// Records, rules, languages, keys, settings, and an upgrade of the service.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {afterEach, test} from 'node:test';
import {act, api, atVersion, leave, newGame, open, openAllSeats, openNew, says, SITE, space, visitor, watchLink} from '../lib/browser.js';

const ROOT = new URL('../../../../', import.meta.url);

afterEach(leave);

const file = (text) => ({name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text)});

test('a record is loaded and looked at, and what it leads to can be carried away again', async () => {
  const [line] = readFileSync(new URL('src/test/resources/conformance/talat/games.jsonl', ROOT), 'utf8').split('\n');
  const {ruleset, firstSeat, actions} = JSON.parse(line);
  const page = await openNew('#/');
  await page.locator('input[type=file]').setInputFiles(file('{'));
  await page.locator('[role="alert"]', {hasText: 'This file is not a record of a game.'}).waitFor();
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ruleset, firstSeat, actions: ['M4@nowhere:c3']})));
  await page.locator('.start > [role="alert"]', {hasText: 'M4@nowhere:c3'}).waitFor();
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ruleset, firstSeat, actions})));
  await atVersion(page, actions.length);
  await page.locator('.ending').waitFor();
  assert.equal(await page.locator('.seat .points').count(), 3);
  assert.ok((await page.locator('.captured .token').count()) > 0);
  assert.equal(await page.locator('.moves li').count(), actions.length);
  await page.locator('.moves button').nth(9).click();
  await atVersion(page, 10);
  assert.equal(await page.locator('.moves [aria-current]').innerText(), actions[9]);
  await says(page, 'status', ' placed on ');
  for (const [label, version] of [['First', 0], ['Next', 1], ['Last', actions.length], ['Previous', actions.length - 1]]) {
    await page.locator(`.slider [aria-label="${label}"]`).click();
    await atVersion(page, version);
  }
  const files = await page.locator('.share a.button').evaluateAll((links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  const answers = await Promise.all(files.map((url) => fetch(url)));
  assert.deepEqual(answers.map(({status}) => status), [200, 200, 200]);
  assert.deepEqual((await answers[0].json()).actions, actions);
});

test('a link, a path or an id is opened, and anything else is said to be none', async () => {
  const game = await newGame({ruleset: 'tablut'});
  const page = await openNew('#/');
  await page.locator('[name="link"]').fill('two words');
  await page.locator('.elsewhere button').click();
  await page.locator('[role="alert"]', {hasText: 'neither a link'}).waitFor();
  await page.locator('[name="link"]').fill(game.id);
  await page.keyboard.press('Enter');
  await atVersion(page, 0);
  await page.evaluate(() => (location.hash = '#/g/b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10'));
  await page.locator('[role="alert"]').waitFor();
  await page.locator('a.button', {hasText: 'To the start'}).click();
  await page.locator('.ruleset .piece').first().waitFor();
});

test('F5: every rule of every ruleset can be read', async () => {
  const page = await openNew('#/');
  for (const {ruleset} of (await api('rulesets')).items) {
    const {rules} = await api(`rulesets/${ruleset}`);
    await page.evaluate((hash) => (location.hash = hash), `#/rules/${ruleset}?rule=${rules.at(-1).rule}`);
    await page.locator(`a[href="#/new/${ruleset}"].main`).waitFor();
    const shown = await page.locator('.rules li').evaluateAll((items) => items.map((item) => [item.id, item.querySelector('p').textContent]));
    assert.deepEqual(shown, rules.map(({rule, text}) => [rule, text]));
    assert.equal(await page.evaluate(() => document.activeElement.id), rules.at(-1).rule);
  }
});

test('the page and the service speak the language that is chosen, also after a reload', async () => {
  const game = await newGame({ruleset: 'tablut'});
  const page = await openNew(watchLink(game), {locale: 'fr-FR'});
  await page.locator('.banner', {hasText: 'C’est à'}).waitFor();
  await page.locator('select.language').selectOption('de');
  await page.locator('.banner', {hasText: 'Am Zug: Angreifer'}).waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  await page.reload();
  await page.locator('[data-space="board:e5"]', {hasText: 'König'}).waitFor();
  const words = (tag) => JSON.parse(readFileSync(new URL(`src/main/resources/META-INF/resources/play/words-${tag}.json`, ROOT), 'utf8'));
  const [first, ...others] = ['en', 'de', 'fr'].map(words);
  const places = (text) => [...text.matchAll(/\{\d\}/g)].map(String).sort().join();
  for (const other of others) {
    assert.deepEqual(Object.keys(other).sort(), Object.keys(first).sort());
    Object.keys(first).forEach((key) => assert.equal(places(other[key]), places(first[key]), key));
  }
});

test('keys lead through boards, to pieces that can act and to targets, tell the last action and turn the boards', async () => {
  const game = await newGame({ruleset: 'tablut'});
  await act(game, 'attackers', 'd1-d4', 0);
  const page = await openAllSeats(await visitor(), game);
  await page.locator('[data-movable]').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('data-space'));
  const press = async (key, expected) => {
    await page.keyboard.press(key);
    assert.equal(await focused(), `board:${expected}`, key);
  };
  await page.locator('[data-board] [tabindex="0"]').focus();
  await press('End', 'i1');
  await press('Control+Home', 'a9');
  await press('ArrowUp', 'a9');
  await press('n', 'e7');
  await press('Shift+N', 'e3');
  await page.keyboard.press('l');
  await says(page, 'status', 'Attacker from d1 to d4.');
  await press('n', 'e7');
  await page.keyboard.press('Enter');
  await page.locator('[data-target]').first().waitFor();
  await page.keyboard.press('n');
  assert.ok(await page.evaluate(() => document.activeElement.hasAttribute('data-target')));
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-target]').count(), 0);
  await page.keyboard.press('f');
  assert.equal(await page.locator('[data-space]').first().getAttribute('data-space'), 'board:i1');
  const talat = await openNew(watchLink(await newGame({ruleset: 'talat'})));
  await atVersion(talat, 0);
  const [first, second, third] = await talat.locator('[data-board]').evaluateAll((boards) => boards.map((board) => board.getAttribute('data-board')));
  await talat.locator(`[data-board="${first}"] [tabindex="0"]`).focus();
  for (const [key, board] of [['PageDown', second], ['PageDown', third], ['PageDown', first], ['PageUp', third]]) {
    await talat.keyboard.press(key);
    assert.match(await talat.evaluate(() => document.activeElement.getAttribute('data-space')), new RegExp(`^${board}:`));
  }
});

test('F11, F20: confirmation and sound are all there is to set; sound is off, and one tap unlocks it', async () => {
  const context = await visitor();
  await context.addInitScript(() => {
    Object.assign(window, {contexts: 0, tones: 0});
    const {createOscillator} = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      window.tones += 1;
      return createOscillator.call(this);
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.contexts += 1;
      }
    };
  });
  const game = await newGame({ruleset: 'tablut'});
  const page = await openAllSeats(context, game);
  const heard = () => page.evaluate(() => [window.contexts, window.tones]);
  await act(game, 'attackers', 'd1-d4', 0);
  await atVersion(page, 1);
  assert.deepEqual(await heard(), [0, 0]);
  await page.locator('.settings summary').click();
  assert.equal(await page.locator('.settings input').count(), 2);
  await page.locator('.settings label', {hasText: 'Sound'}).click();
  assert.deepEqual(await heard(), [1, 0], 'nothing was queued');
  await act(game, 'defenders', 'e3-c3', 1);
  await atVersion(page, 2);
  assert.deepEqual(await heard(), [1, 1]);
  await page.locator('.settings label', {hasText: 'Ask before sending'}).click();
  await space(page, 'board', 'd4').click();
  await space(page, 'board', 'd1').click();
  await page.locator('[data-confirm]').waitFor();
  await page.locator('.confirm button', {hasText: 'Cancel'}).click();
  assert.equal((await api(`games/${game.id}`)).version, 2);
});

test('F19: a page whose modules are of another release is loaded anew, and no file is old', async () => {
  const index = await fetch(`${SITE}play/`);
  assert.match(index.headers.get('Cache-Control'), /no-cache/);
  assert.ok(index.headers.get('ETag'));
  const main = /href="([0-9a-f]{16}\/main\.js)"/.exec(await index.text())[1];
  assert.equal((await fetch(`${SITE}play/${main.replace(/^.{16}/, '0123456789abcdef')}`)).status, 404);
  const context = await visitor();
  let refused = 0;
  await context.route('**/main.js', (route) => (refused++ < 2 ? route.fulfill({status: 404}) : route.continue()));
  const page = await context.newPage();
  await page.goto(`${SITE}play/#/`);
  await page.locator('.ruleset .piece').first().waitFor();
  assert.ok(refused >= 2);
});

test('the boards are turned to the viewer, and at will', async () => {
  const game = await newGame({ruleset: 'talat'});
  const {boards} = await api('rulesets/talat');
  const page = await open(await visitor(), `#/g/${game.id}/white/${game.tokens.white}`);
  await atVersion(page, 0);
  const firsts = () => page.locator('[data-board]').evaluateAll((grids) => grids.map((grid) => grid.querySelector('[data-space]').getAttribute('data-space').split(':')[1]));
  const upper = ({height}) => `a${height}`;
  const lower = ({width}) => `${String.fromCharCode(96 + width)}1`;
  assert.deepEqual(await firsts(), boards.map((board) => (board.far === 'white' ? lower(board) : upper(board))));
  await page.locator('.slider button', {hasText: 'Turn boards'}).click();
  assert.deepEqual(await firsts(), boards.map((board) => (board.far === 'white' ? upper(board) : lower(board))));
});
