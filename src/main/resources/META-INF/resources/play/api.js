// Requests to the service. A refusal is thrown as a problem, and so is a missing answer.

import {language, spoken, t} from './words.js';

const BASE = new URL('../v1/', document.baseURI);

/** The address of a path below the API's base. */
export const address = (path) => new URL(path, BASE).href;

export class Problem extends Error {
  /** @param {number} status 0 if no answer came @param {any} body @param {number} wait seconds to wait before a retry */
  constructor(status, body = {}, wait = 0) {
    super(body.detail ?? body.title ?? t('unreached'));
    this.status = status;
    this.wait = wait;
    this.violations = body.violations ?? [];
    this.legalActions = body.legalActions ?? [];
  }

  /** Whether a retry may be answered; the request may or may not have taken effect. */
  get passes() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** @param {string} path @param {Request_} how */
export async function send(path, {method, body, token, key, signal, seconds = 15} = {}) {
  const headers = {'Accept-Language': language(), Accept: 'application/json, application/problem+json'};
  Object.assign(headers, body && {'Content-Type': 'application/json'}, token && {Authorization: `Bearer ${token}`}, key && {'Idempotency-Key': key});
  const limit = AbortSignal.timeout(seconds * 1000);
  const answer = await fetch(address(path), {
    method: method ?? (body ? 'POST' : 'GET'),
    headers,
    body: body && JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }).catch(() => null);
  const json = await answer?.json().catch(() => null);
  if (!answer?.ok || !json) {
    throw new Problem(answer && !answer.ok ? answer.status : 0, json ?? {}, Number(answer?.headers.get('Retry-After')));
  }
  return json;
}

/** @param {number} seconds @param {AbortSignal} [signal] ends the pause early */
export const pause = (seconds, signal) =>
  new Promise((done) => {
    setTimeout(done, seconds * 1000);
    signal?.addEventListener('abort', done);
  });

/** Seconds before the next attempt: more each time up to 15, random so that clients spread, and never less than asked for. */
export const backOff = (attempt, asked = 0) => Math.max(asked, Math.min(15, 0.5 * 2 ** attempt) * (0.5 + Math.random() / 2));

/** Retries a request unchanged until it is answered: for reads and idempotent writes. @param {string} path @param {Request_ & {attempts?: number, onretry?: () => void}} how */
export async function persist(path, {attempts = 5, onretry, ...how} = {}) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(path, how);
    } catch (problem) {
      if (!problem.passes || attempt >= attempts) {
        throw problem;
      }
      onretry?.();
      await pause(backOff(attempt, problem.wait));
    }
  }
}

/** A key that no other intent has. `randomUUID` is missing on pages without TLS. */
export const intentKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const rulesets = new Map();

/** A ruleset in the reader's language, and the page's words with it. @returns {Promise<Ruleset>} */
export async function ruleset(id) {
  const key = `${id} ${language()}`;
  if (!rulesets.has(key)) {
    const known = persist(`rulesets/${encodeURIComponent(id)}`);
    known.catch(() => rulesets.delete(key));
    rulesets.set(key, known);
  }
  await spoken;
  return rulesets.get(key);
}
