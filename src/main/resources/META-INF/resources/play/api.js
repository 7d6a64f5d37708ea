// Requests to the service. A problem is thrown as it was answered; no answer is a problem too.

import {language} from './words.js';

/**
 * @typedef {import('./types').components['schemas']} Schemas
 * @typedef {Schemas['Game']} Game
 * @typedef {Schemas['GameEvent']} GameEvent
 * @typedef {Schemas['Position']} Position
 * @typedef {Schemas['Action']} Action
 * @typedef {Schemas['Violation']} Violation
 * @typedef {Schemas['Ruleset']} Ruleset
 */

const BASE = new URL('../v1/', document.baseURI);
const TIMEOUT = 15_000;

/** Status of a problem that is no answer: the service was not reached. */
export const UNREACHED = 0;

/** What the service refused, or that it did not answer. */
export class Problem extends Error {
  /** @param {any} body @param {number} status @param {number} [wait] seconds until it may be sent again */
  constructor(body, status, wait) {
    super(body.detail ?? body.title ?? `HTTP ${status}`);
    this.status = status;
    /** @type {string} */
    this.code = body.code ?? '';
    /** @type {Violation[]} */
    this.violations = body.violations ?? [];
    /** @type {string[]} */
    this.legalActions = body.legalActions ?? [];
    this.wait = wait;
  }

  /** Whether the same request may be answered later; it is open whether it took effect. */
  get passes() {
    return this.status === UNREACHED || this.status === 429 || this.status >= 500;
  }
}

/** @param {string} path below the API's base, without a slash before it */
export const address = (path) => new URL(path, BASE).href;

/**
 * @param {string} path
 * @param {{method?: string, body?: object, token?: string, key?: string, signal?: AbortSignal, timeout?: number}} [how]
 */
export async function send(path, {method, body, token, key, signal, timeout = TIMEOUT} = {}) {
  /** @type {Record<string, string>} */
  const headers = {'Accept-Language': language(), Accept: 'application/json, application/problem+json'};
  if (body) {
    headers['Content-Type'] = 'application/json';
  }
  if (token) {
    headers.Authorization = `Bearer ${token}`;
  }
  if (key) {
    headers['Idempotency-Key'] = key;
  }
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), timeout);
  signal?.addEventListener('abort', () => end.abort());
  try {
    const answer = await fetch(address(path), {
      method: method ?? (body ? 'POST' : 'GET'),
      headers,
      body: body && JSON.stringify(body),
      signal: end.signal,
    });
    const json = await answer.json();
    if (!answer.ok) {
      throw new Problem(json, answer.status, Number(answer.headers.get('Retry-After')) || undefined);
    }
    return json;
  } catch (failure) {
    throw failure instanceof Problem ? failure : new Problem({}, UNREACHED);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {number} seconds */
export const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/**
 * How long to wait before another attempt: longer each time, up to 15 s, and never all clients at once.
 * @param {number} attempt from 0
 * @param {number} [asked] seconds that the service asked for
 */
export function backOff(attempt, asked = 0) {
  const most = Math.min(15, 0.5 * 2 ** attempt);
  return Math.max(asked, most * (0.5 + Math.random() / 2));
}

/**
 * Sends a request again, as it is, until it is answered: for what may be repeated.
 * @param {string} path
 * @param {Parameters<typeof send>[1] & {attempts?: number, onretry?: () => void}} [how]
 */
export async function persist(path, {attempts = 5, onretry, ...how} = {}) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(path, how);
    } catch (problem) {
      if (!(problem instanceof Problem && problem.passes) || attempt + 1 >= attempts || how.signal?.aborted) {
        throw problem;
      }
      onretry?.();
      await pause(backOff(attempt, problem.wait));
    }
  }
}

/** A key that no other intent has; works on pages without TLS too. */
export function intentKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @type {Map<string, Promise<Ruleset>>} */
const rulesets = new Map();

/**
 * A ruleset in the reader's language.
 * @param {string} id
 * @returns {Promise<Ruleset>}
 */
export function ruleset(id) {
  const key = `${id} ${language()}`;
  let known = rulesets.get(key);
  if (!known) {
    known = persist(`rulesets/${encodeURIComponent(id)}`).then(drawable);
    known.catch(() => rulesets.delete(key));
    rulesets.set(key, known);
  }
  return known;
}

/** @param {any} known */
function drawable(known) {
  known.figures ??= known.pieces.map(({piece, size, sides}) => ({piece, label: piece, corners: sides ?? 0, size: size ?? 2, shade: 'middle', crowned: false}));
  known.marks ??= [];
  return known;
}
