// The logic of the page without a browser: folding, streams, names, keys, addresses, hashes.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

const PLAY = '../../../../src/main/resources/META-INF/resources/play/';
const [{next, pieces, spaceName, stateOf, trace}, {boardAfter, cycle, focusAfter}, {Notation, spaces}, {gameAt, parse, pasted, rulesOf, seatOf}, {SseParser}, {firstWrong}] =
  await Promise.all(['fold', 'keys', 'notation', 'route', 'sse', 'verify'].map((name) => import(`${PLAY}${name}.js`)));

const example = (name) => JSON.parse(readFileSync(new URL(`../../../../src/test/resources/examples/${name}.json`, import.meta.url), 'utf8'));

const state = (more) => ({version: 0, boards: {b: {a1: 'x', b1: 'y'}}, hands: {white: ['z', 'z']}, captured: {}, frozen: {}, left: [], status: 'play', toMove: 'white', ...more});
const event = (version, ...effects) => ({version, seat: 'white', status: 'play', toMove: 'black', effects});

test('spaces are counted from the near row', () => {
  assert.equal(spaceName(4, 8), 'e9');
  assert.deepEqual(pieces(['. k', 'a .']), {b2: 'k', a1: 'a'});
});

test('effects apply in their order', () => {
  const moved = next([state()], event(1, {type: 'captured', piece: 'y', board: 'b', at: 'b1'}, {type: 'moved', piece: 'x', board: 'b', from: 'a1', to: 'b1'}));
  assert.deepEqual(moved.boards.b, {b1: 'x'});
  assert.deepEqual(moved.captured, {white: ['y']});
  assert.equal(moved.toMove, 'black');
  const placed = next([state()], event(1, {type: 'placed', piece: 'z', board: 'b', at: 'c3'}, {type: 'board-frozen', board: 'b'}));
  assert.equal(placed.boards.b.c3, 'z');
  assert.deepEqual(placed.hands.white, ['z'], 'one of two equal pieces leaves the hand');
  assert.deepEqual(placed.frozen, {b: 1});
  assert.deepEqual(next([state()], event(1, {type: 'removed', piece: 'z'})).hands.white, ['z']);
});

test('unknown effects change nothing, and no state is changed in place', () => {
  const before = state();
  const after = next([before], event(1, {type: 'of-a-later-release', piece: 'x'}));
  assert.deepEqual({...after, version: 0, toMove: 'white'}, before);
  assert.deepEqual(before, state());
});

test('a take-back restores what was, under a new version', () => {
  const states = [state()];
  states.push(next(states, event(1, {type: 'captured', piece: 'y', board: 'b', at: 'b1'}, {type: 'board-frozen', board: 'b'})));
  states.push(next(states, event(2, {type: 'taken-back', to: 0})));
  assert.deepEqual(states[2], {...state(), version: 2, toMove: 'black'});
});

test('a game is read as the service shows it', () => {
  const {event: last, game} = example('08-freeze');
  const told = stateOf(game);
  assert.equal(told.boards.wb.d5, 'bL4');
  assert.deepEqual(Object.keys(told.frozen), ['wb']);
  assert.deepEqual(trace(last), {board: 'wb', from: 'e5', to: 'd5', captured: ['d5']});
  assert.equal(trace({effects: []}), null);
});

test('a stream is read piece by piece, wherever it is cut', () => {
  const text = 'retry: 2000\n\n: keep-alive\n\nid: 85\ndata: {"a":1}\n\nid: 86\r\ndata: {"b":\r\ndata: 2}\r\n\r\n';
  for (let cut = 0; cut <= text.length; cut++) {
    const parser = new SseParser();
    assert.deepEqual([...parser.feed(text.slice(0, cut)), ...parser.feed(text.slice(cut))], ['{"a":1}', '{"b":\n2}'], `cut at ${cut}`);
  }
});

test('names of actions are learned from legal ones', () => {
  const notation = new Notation();
  assert.equal(notation.name({piece: 'wS3', board: 'wb', from: 'a1', to: 'b2'}), undefined);
  notation.learn(example('07-legal-play').items);
  assert.equal(notation.name({piece: 'wL6', board: 'gw', from: 'c1', to: 'd5', occupied: false}), 'gw:c1-d5');
  assert.equal(notation.name({piece: 'wL6', board: 'gw', from: 'c1', to: 'd5', occupied: true}), 'gw:c1xd5');
  notation.learn(example('02-legal-setup').items);
  assert.equal(notation.name({piece: 'gM4', board: 'bg', to: 'c3', occupied: false}), 'M4@bg:c3');
  const others = new Notation();
  others.learn([{action: 'd1-d4', piece: 'a', board: 'board', from: 'd1', to: 'd4'}]);
  assert.equal(others.name({piece: 'a', board: 'board', from: 'd1', to: 'a9', occupied: false}), 'd1-a9');
  others.learn([{action: 'x', from: 'a1', to: 'b1'}]);
  assert.equal(others.name({board: 'board', from: 'd1', to: 'a9'}), undefined);
  assert.deepEqual(spaces('bg:e3xe2', 'bg'), ['e3', 'e2']);
  assert.deepEqual(spaces('d1-d4', 'board'), ['d1', 'd4']);
});

test('keys move the focus within the board and between boards', () => {
  const size = {width: 5, height: 3};
  const at = {column: 2, row: 1};
  assert.deepEqual(focusAfter({key: 'ArrowUp'}, at, size), {column: 2, row: 0});
  assert.deepEqual(focusAfter({key: 'ArrowLeft'}, {column: 0, row: 1}, size), {column: 0, row: 1});
  assert.deepEqual(focusAfter({key: 'Home'}, at, size), {column: 0, row: 1});
  assert.deepEqual(focusAfter({key: 'End', ctrlKey: true}, at, size), {column: 4, row: 2});
  assert.equal(focusAfter({key: 'Tab'}, at, size), null);
  assert.equal(boardAfter('PageDown', 2, 3), 0);
  assert.equal(boardAfter('PageUp', 0, 3), 2);
  assert.equal(boardAfter('PageUp', 0, 1), null);
  assert.equal(cycle(['a', 'b', 'c'], 'c', 1), 'a');
  assert.equal(cycle(['a', 'b', 'c'], 'a', -1), 'c');
});

test('addresses are read as they are written', () => {
  assert.deepEqual(parse(gameAt('id-1')), {screen: 'game', id: 'id-1', at: undefined});
  assert.deepEqual(parse(gameAt('id-1', 7)), {screen: 'game', id: 'id-1', at: 7});
  assert.deepEqual(parse(seatOf('id-1', 'white', 't_o-k')), {screen: 'game', id: 'id-1', seat: 'white', token: 't_o-k'});
  assert.deepEqual(parse(rulesOf('r', 'r.a.b')), {screen: 'rules', ruleset: 'r', rule: 'r.a.b'});
  assert.deepEqual(parse('#/new/r'), {screen: 'new', ruleset: 'r'});
  assert.deepEqual(parse('#/g/%zz?at=1e9').id, '%zz');
  for (const fragment of ['', '#', '#/nothing', '#/g/']) {
    assert.deepEqual(parse(fragment), {screen: 'start'}, fragment);
  }
});

test('a pasted link, path or id leads to its game', () => {
  const id = 'b1f7c0de-5a52-4c1e-9d0b-6a4c2f7e9a10';
  assert.equal(pasted(`https://example.org/games/play/#/g/${id}/white/token`), `#/g/${id}/white/token`);
  assert.equal(pasted(` /v1/games/${id}/events?after=3 `), gameAt(id));
  assert.equal(pasted(id), gameAt(id));
  assert.equal(pasted('two words'), null);
});

test('the chain of hashes is computed anew', async () => {
  const record = example('13-record');
  const first = example('01-create');
  const placed = ['03-place-1', '03-place-2', '03-place-3'].map((name) => example(name).event);
  const events = [{version: 0, hash: first.hash, effects: []}, ...placed];
  assert.equal(await firstWrong(record, events), null);
  assert.equal(await firstWrong({...record, firstSeat: 'black'}, events), 0);
  assert.equal(await firstWrong(record, events.with(2, {...events[2], action: 'M3@wb:c5'})), 2);
  const set = example('17-create');
  assert.equal(await firstWrong({...set, position: set.position}, [{version: 0, hash: set.hash, effects: []}]), null);
});
