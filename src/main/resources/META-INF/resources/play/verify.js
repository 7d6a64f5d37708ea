// The chain of hashes over what was played, computed anew: each is over lines that end in LF.

/** @param {string} text */
async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether this browser can compute hashes; without TLS it cannot. */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/** The lines of version 0. @param {any} record */
function beginning({ruleset, rulesetVersion, options, firstSeat, takeBacks, position}) {
  const names = Object.keys(options).sort();
  const {phase, toMove, boards = [], hands = [], captured = []} = position ?? {};
  return [
    'arbiter 1',
    `ruleset ${ruleset} ${rulesetVersion}`,
    ...names.map((name) => `option ${name} ${options[name]}`),
    takeBacks && 'takeBacks true',
    firstSeat && `first ${firstSeat}`,
    phase && `phase ${phase}`,
    toMove && `to-move ${toMove}`,
    ...boards.map(({id, rows}) => `board ${id} ${rows.join('/')}`),
    ...hands.map(({color, pieces}) => pieces.length > 0 && `hand ${color} ${pieces.join(' ')}`),
    ...captured.map(({seat, pieces}) => pieces.length > 0 && `captured ${seat} ${pieces.join(' ')}`),
  ]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * The first version whose hash is wrong; null if there is none.
 * @param {any} record of the game
 * @param {GameEvent[]} events all of them
 */
export async function firstWrong(record, events) {
  let hash = await sha256(beginning(record));
  for (const event of events) {
    if (event.version > 0) {
      hash = await sha256(`${hash}\n${event.version} ${event.seat} ${event.action}\n`);
    }
    if (hash !== event.hash) {
      return event.version;
    }
  }
  return null;
}
