// How a game is shown: whose turn it is, the boards, the hands, what happened, and the way through its versions.

import {figureOf, grid, swatch, token} from './board.js';
import {ending} from './ending.js';
import {button, fill, html, nothing} from './lit.js';
import {movesPanel, seatsPanel, settingsPanel, sharePanel} from './panels.js';
import {frozenPlate} from './proofs.js';
import {rulesOf} from './route.js';
import {capital, pieceName, playerName, t, tellEvent} from './words.js';

/** @param {import('./play.js').GameScreen} screen */
export function gameView(screen) {
  const {failed, model, table} = screen;
  if (!model.listening) {
    return failed ? fill('no-game', {failed}) : fill('status', {text: t('loading')});
  }
  const {at, listening, names, ruleset, shown} = model;
  const live = table.line || at !== null ? 'past' : listening.late ? 'late' : 'live';
  return fill('game', {
    live,
    kind: `game ${live}`,
    version: shown + (table.line?.actions.length ?? 0),
    name: ruleset.name,
    players: ruleset.seats.map(({seat}) => names[seat]).filter(Boolean).join(' – '),
    rules: rulesOf(ruleset.ruleset),
    banner: banner(screen),
    layout: `boards count-${ruleset.boards.length}`,
    ...screen.drag,
    boards: ruleset.boards.map((board) => boardBox(screen, board)),
    hands: hands(screen),
    slider: slider(screen),
    messages: messages(screen),
    below: [screen.proof.view(), ending(screen)],
    panels: [seatsPanel(screen), movesPanel(screen), sharePanel(screen), settingsPanel(screen)],
  });
}

/** Whose turn it is, or that what is shown is not the newest. */
function banner(screen) {
  const {fresh, mine, model, table} = screen;
  const {at, head, listening, names, over, ruleset, version} = model;
  const show = (kind, main, more, rest) => fill('banner', {kind: `banner ${kind}`, main, more, rest});
  if (table.line) {
    return show('trying', t('trying'), t('tryingWhat', table.line.actions.length), button(html`${t('dropLine')} <kbd>Esc</kbd>`, () => table.drop()));
  }
  if (at !== null) {
    return show('past', t('past', at, version), fresh > 0 && t('fresh', fresh), button(t('toNow'), () => screen.go(version)));
  }
  const late = listening.late && fill('late', {text: t('late', new Date(listening.heard).toLocaleTimeString())});
  return over ? show('', t('over'), '', late)
    : show(mine ? 'mine' : '', html`${swatchOf(model, head.toMove)} ${t('toMove', playerName(ruleset, names, head.toMove))}`, head.status === 'setup' && t('setup'), late);
}

/** The color of a seat, by one of its pieces. */
export function swatchOf({ruleset, events}, seat) {
  const piece = ruleset.pieces.find(({color}) => color === seat)?.piece ?? events.find((event) => event.seat === seat)?.effects.find(({piece}) => piece)?.piece;
  return swatch(figureOf(ruleset, piece ?? ruleset.pieces[0].piece));
}

function boardBox(screen, board) {
  const {active, model} = screen;
  const shown = screen.boardModel(board);
  return fill('board-box', {
    kind: board.id === active ? 'board-box active' : 'board-box',
    name: shown.name,
    title: model.ruleset.boards.length > 1 && html`<h2>${capital(shown.name)} ${frozenPlate(screen, board)}</h2>`,
    grid: grid(shown, {press: (space) => screen.press(board.id, space), key: (event, space) => screen.key(event, board, space)}),
  });
}

function hands({model, table}) {
  const {ruleset} = model;
  const placeable = new Set(table.items.filter(({from}) => !from).map(({piece}) => piece));
  const held = Object.values(table.state.hands).filter((pieces) => pieces.length);
  const show = (piece) => {
    const pressed = table.chosen?.piece === piece && !table.chosen.space;
    const movable = placeable.has(piece);
    const press = () => (pressed ? table.clear() : table.choose({piece}));
    const name = [pieceName(ruleset, piece), movable && t('canAct')].filter(Boolean).join(', ');
    return fill('held', {piece, movable, name, press, pressed: String(pressed), token: token(figureOf(ruleset, piece))});
  };
  return held.length > 0 && fill('hands', {hands: held.map((pieces) => html`<div class="hand">${pieces.map(show)}</div>`)});
}

function messages({alarm, model, table, told}) {
  const {line, notice, pending, proposed} = table;
  return fill('messages', {
    status: notice && !notice.alert ? notice.text
      : pending ? t(pending.retried ? 'unanswered' : 'sending', pending.label)
      : line || model.at !== null ? tellEvent(model.ruleset, table.last) : told,
    alert: notice?.alert ? refusal(model, table, notice) : model.at === null && !line && alarm && html`<p class=${model.over ? 'hidden' : nothing}>${alarm}</p>`,
    confirm: proposed && fill('confirm', {label: proposed.label, send: () => table.send(proposed), cancel: () => table.clear()}),
  });
}

function refusal({ruleset}, table, {text, violations = [], legal = []}) {
  return fill('refusal', {
    text,
    rules: violations.map(({rule, spaces, text}) => fill('broken-rule', {rule, spaces: spaces.join(' '), text, link: rulesOf(ruleset.ruleset, rule)})),
    instead: legal.length > 0 && fill('instead', {actions: legal.map((action) => button(action.label, () => table.propose(action)))}),
  });
}

function slider(screen) {
  const {model, table} = screen;
  const {shown, version} = model;
  return fill('slider', {
    shown,
    version,
    text: t('versionOf', shown, version),
    move: ({target}) => screen.go(Number(target.value)),
    first: () => screen.go(0),
    previous: () => screen.go(shown - 1),
    next: () => screen.go(shown + 1),
    last: () => screen.go(version),
    begun: shown === 0,
    ended: shown === version,
    flip: () => screen.turn(),
    tries: !table.line && fill('try', {begin: () => table.tryLine()}),
  });
}
