// The events of a game as they happen: a stream while the page is seen, short looks while it is not.

import {address, backOff, pause, send} from './api.js';
import {SseParser} from './sse.js';

/** Without a sign of life for so long a connection is dead; the service gives one at least every 15 s. */
const SILENCE = 25_000;
/** How often a hidden page looks. */
const HIDDEN = 30;
/** How often a page looks that leaves the connections to others. */
const CROWDED = 1;
/** Browsers give six connections to a host: so many pages have a stream, the ones seen last. */
const STREAMS = 4;
const TICK = 1000;

/**
 * @typedef {object} Listener
 * @property {() => number} version the newest version known
 * @property {() => boolean} finished
 * @property {(events: import('./api.js').GameEvent[]) => void} onevents
 * @property {() => void} onchange called when `heard` or `late` changes
 */

/** Follows one game until it is closed or the game is over. */
export class Listening {
  #id;
  #listener;
  #closed = false;
  #connection = new AbortController();
  #attempt = 0;
  #ticked = Date.now();
  /** @type {Map<string, number>} when other pages were seen */
  #others = new Map();
  #name = String(Math.random());
  #channel = 'BroadcastChannel' in window ? new BroadcastChannel('arbiter') : null;
  /** When something was heard, in milliseconds. */
  heard = Date.now();
  late = false;

  /** @param {string} id @param {Listener} listener */
  constructor(id, listener) {
    this.#id = id;
    this.#listener = listener;
    this.#channel?.addEventListener('message', ({data}) => this.#crowd(data));
    for (const [target, types] of /** @type {[EventTarget, string[]][]} */ ([
      [document, ['visibilitychange']],
      [window, ['pageshow', 'online', 'focus']],
    ])) {
      types.forEach((type) => target.addEventListener(type, this.#wake));
    }
    this.timer = setInterval(() => this.#tick(), TICK);
    this.#announce();
    this.#run();
  }

  close() {
    this.#closed = true;
    this.#connection.abort();
    this.#announce();
    this.#channel?.close();
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.#wake);
    ['pageshow', 'online', 'focus'].forEach((type) => window.removeEventListener(type, this.#wake));
  }

  #wake = (/** @type {Event} */ {type}) => {
    this.#announce();
    if (type !== 'focus' || this.late) {
      this.#attempt = 0;
      this.#connection.abort();
    }
  };

  #announce() {
    this.#seen = this.#closed || document.hidden ? 0 : Date.now();
    try {
      this.#channel?.postMessage({page: this.#name, seen: this.#seen});
    } catch {
      // closed already
    }
  }

  /** @param {{page: string, seen: number, reply?: boolean}} other */
  #crowd({page, seen, reply}) {
    const crowded = this.#crowded;
    const known = this.#others.has(page);
    this.#others[seen ? 'set' : 'delete'](page, seen);
    if (seen && !known && !reply) {
      this.#channel?.postMessage({page: this.#name, seen: this.#seen, reply: true});
    }
    if (crowded !== this.#crowded) {
      this.#connection.abort();
    }
  }

  #seen = Date.now();

  /** Whether so many other pages were seen since this one that it leaves the connections to them. */
  get #crowded() {
    return [...this.#others.values()].filter((seen) => seen > this.#seen).length >= STREAMS;
  }

  #tick() {
    const now = Date.now();
    if (now - this.#ticked > 5 * TICK) {
      this.#connection.abort();
    }
    this.#ticked = now;
    if (now - this.heard > SILENCE && !document.hidden && !this.#listener.finished()) {
      this.#connection.abort();
      if (!this.late) {
        this.late = true;
        this.#listener.onchange();
      }
    }
  }

  #alive() {
    this.heard = Date.now();
    if (this.late) {
      this.late = false;
      this.#listener.onchange();
    }
  }

  async #run() {
    while (!this.#closed && !this.#listener.finished()) {
      this.#connection = new AbortController();
      const {signal} = this.#connection;
      try {
        await this.#look(signal);
        if (document.hidden || this.#crowded) {
          await until(signal, document.hidden ? HIDDEN : CROWDED);
        } else if (!this.#listener.finished()) {
          await this.#stream(signal);
          await until(signal, backOff(0));
        }
        this.#attempt = 0;
      } catch (failure) {
        if (!signal.aborted) {
          const wait = failure instanceof Error && 'wait' in failure ? Number(failure.wait) || 0 : 0;
          await until(signal, backOff(this.#attempt++, wait));
        } else {
          await pause(0.05);
        }
      }
    }
    this.#listener.onchange();
  }

  /** Everything since the newest version known, in pages. @param {AbortSignal} signal */
  async #look(signal) {
    for (;;) {
      const after = this.#listener.version();
      const page = await send(`games/${this.#id}/events?after=${after}`, {signal});
      this.#alive();
      if (page.items.length > 0) {
        this.#listener.onevents(page.items);
      }
      if (this.#listener.version() >= page.version || this.#listener.version() === after) {
        return;
      }
    }
  }

  /** @param {AbortSignal} signal */
  async #stream(signal) {
    const answer = await fetch(address(`games/${this.#id}/stream?after=${this.#listener.version()}`), {
      headers: {Accept: 'text/event-stream'},
      cache: 'no-store',
      signal,
    });
    if (answer.status !== 200 || !answer.body) {
      throw Object.assign(new Error(`HTTP ${answer.status}`), {wait: answer.headers.get('Retry-After')});
    }
    const parser = new SseParser();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        return;
      }
      const {events} = parser.feed(value);
      this.#alive();
      if (events.length > 0) {
        this.#listener.onevents(events.map(({data}) => JSON.parse(data)));
      }
    }
  }
}

/** Waits, or less if the signal is given. @param {AbortSignal} signal @param {number} seconds */
function until(signal, seconds) {
  return new Promise((done) => {
    const timer = setTimeout(done, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done(undefined);
    });
  });
}
