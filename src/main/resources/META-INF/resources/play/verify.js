// Computes the chain of hashes of a game anew. Each is over lines that end in LF.

async function sha256(...lines) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the browser can compute hashes; it cannot on a page without TLS. */
export const canVerify = () => Boolean(crypto.subtle);

/** The lines of version 0. @param {GameRecord} record */
function beginning({ruleset, rulesetVersion, options = {}, firstSeat, takeBacks, position}) {
  const {phase, toMove, boards = [], hands = [], captured = []} = position ?? {};
  const list = (name, items, key) => items.filter(({pieces}) => pieces.length).map((item) => `${name} ${item[key]} ${item.pieces.join(' ')}`);
  return [
    'arbiter 1',
    `ruleset ${ruleset} ${rulesetVersion}`,
    ...Object.entries(options).sort().map((option) => `option ${option.join(' ')}`),
    takeBacks && 'takeBacks true',
    firstSeat && `first ${firstSeat}`,
    phase && `phase ${phase}`,
    toMove && `to-move ${toMove}`,
    ...boards.map(({id, rows}) => `board ${id} ${rows.join('/')}`),
    ...list('hand', hands, 'color'),
    ...list('captured', captured, 'seat'),
  ].filter(Boolean);
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
