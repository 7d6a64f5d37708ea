// Computes the chain of hashes of a game anew. Each is over lines that end in LF.

async function sha256(...lines) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the browser can compute hashes; it cannot on a page without TLS. */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/** The lines of version 0. @param {GameRecord} record */
function beginning({ruleset, rulesetVersion, options, firstSeat, takeBacks, position}) {
  const {phase, toMove, boards = [], hands = [], captured = []} = position ?? {};
  const lines = {
    ruleset: [`${ruleset} ${rulesetVersion}`],
    option: Object.entries(options ?? {}).sort().map((option) => option.join(' ')),
    takeBacks: takeBacks ? ['true'] : [],
    first: firstSeat ? [firstSeat] : [],
    phase: phase ? [phase] : [],
    'to-move': toMove ? [toMove] : [],
    board: boards.map(({id, rows}) => `${id} ${rows.join('/')}`),
    hand: hands.filter(({pieces}) => pieces.length).map(({color, pieces}) => `${color} ${pieces.join(' ')}`),
    captured: captured.filter(({pieces}) => pieces.length).map(({seat, pieces}) => `${seat} ${pieces.join(' ')}`),
  };
  return ['arbiter 1', ...Object.entries(lines).flatMap(([name, values]) => values.map((value) => `${name} ${value}`))];
}

/** The first version whose hash is wrong; null if all are right. @param {GameRecord} record @param {GameEvent[]} events */
export async function firstWrong(record, events) {
  let hash = '';
  for (const event of events) {
    const {version, seat, action} = event;
    hash = await (version === 0 ? sha256(...beginning(record)) : sha256(hash, `${version} ${seat} ${action}`));
    if (hash !== event.hash) {
      return version;
    }
  }
  return null;
}
