// The page's addresses. All of it is in the fragment, which browsers never send.

/** @param {string} fragment @returns {Route} */
export function parse(fragment) {
  const [path, query] = fragment.replace(/^#/, '').split('?');
  const [screen, first, seat, token] = path.split('/').filter(Boolean).map(decoded);
  const parameters = new URLSearchParams(query);
  if (screen === 'g' && first) {
    const at = parameters.get('at') ?? '';
    return {screen: 'game', id: first, ...(token ? {seat, token} : {at: /^\d{1,6}$/.test(at) ? Number(at) : undefined})};
  }
  if (screen === 'rules' && first) {
    return {screen, ruleset: first, rule: parameters.get('rule') ?? undefined};
  }
  return screen === 'new' ? {screen, ruleset: first} : {screen: 'start'};
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const path = (...parts) => `#/${parts.map(encodeURIComponent).join('/')}`;

export const gameAt = (id, at) => path('g', id) + (at == null ? '' : `?at=${at}`);
/** The link that lets its holder play a seat. */
export const seatOf = (id, seat, token) => path('g', id, seat, token);
export const rulesOf = (ruleset, rule) => path('rules', ruleset) + (rule ? `?rule=${encodeURIComponent(rule)}` : '');

/** The fragment for a pasted link to the page, a path of the API or an id; null for anything else. */
export function pasted(text) {
  const link = /#\/g\/\S+$/.exec(text.trim());
  const id = /(?:^|\/games\/)([\w-]{8,64})(?:[/?]\S*)?$/.exec(text.trim());
  return link?.[0] ?? (id && gameAt(id[1]));
}
