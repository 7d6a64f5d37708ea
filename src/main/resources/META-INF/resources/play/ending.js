// Result, score with its lines, rematch, and the check of the hashes.

import {persist} from './api.js';
import {card, fill, foldable} from './lit.js';
import {gameAt} from './route.js';
import * as store from './store.js';
import {canVerify, firstWrong} from './verify.js';
import {capital, pieceName, playerName, ruleText, t, tellResult} from './words.js';

/** @param {import('./play.js').GameScreen & {score?: any, scored?: number, checked?: string}} screen */
export function ending(screen) {
  const {checked, model, score} = screen;
  const {game, names, over, result, ruleset, seats} = model;
  const counts = game.scores.length > 0;
  if (over && counts) {
    readScore(screen);
  }
  return [
    result ? card('ending', t('over'), fill('ending', {
      result: tellResult(ruleset, names, result),
      rematch: seats.length > 0 && fill('rematch', {begin: () => rematch(screen)}),
      verify: canVerify() && fill('verify', {begin: () => verify(screen)}),
      checked,
    })) : '',
    counts ? foldable('score', t('score'), score?.scores.map((seat) => lines(screen, seat)), over, ({target}) => target.open && readScore(screen)) : '',
  ];
}

async function readScore(screen) {
  const {path, shown} = screen.model;
  if (screen.scored !== shown) {
    screen.scored = shown;
    screen.score = await persist(`${path}/score?at=${shown}`).catch(() => null);
    screen.changed();
  }
}

/** A seat's lines; each leads to the version it comes from, with its space marked. */
function lines(screen, {seat, points, lines: items}) {
  const {names, ruleset} = screen.model;
  const show = (board, space, version) => {
    screen.go(version);
    Object.assign(screen, {pointed: {board, space}, active: board});
  };
  return fill('score', {
    name: playerName(ruleset, names, seat),
    points: t('points', points),
    lines: items.map(({points, piece, rule, board, at, version = 0}) => fill('score-line', {
      points,
      piece: capital(pieceName(ruleset, piece)),
      rule: ruleText(ruleset, rule),
      space: at,
      show: () => show(board, at, version),
    })),
  });
}

async function rematch({model, table}) {
  const {seats, computers} = store.game(model.id);
  try {
    const {id} = await persist(`${model.path}/rematch`, {method: 'POST', token: Object.values(seats)[0]});
    store.keep(id, {seats, computers, opened: Date.now()});
    location.hash = gameAt(id);
  } catch (problem) {
    table.refused(problem);
  }
}

async function verify(screen) {
  const {events, path} = screen.model;
  const wrong = await firstWrong(await persist(`${path}/record`), events);
  screen.checked = wrong === null ? t('verified', events.length) : t('notVerified', wrong);
  screen.changed();
}
