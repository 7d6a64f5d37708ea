// The events of a game as they happen: a stream while the page is seen, short reads while it is not.

import {address, backOff, pause, Problem} from './api.js';
import {SseParser} from './sse.js';

/** Milliseconds of silence after which a connection is dead; the service sends a heartbeat at least every 15 s. */
const SILENCE = 25_000;
/** Browsers open six connections to a host. Only the pages seen last have a stream. */
const STREAMS = 4;
/** Seconds between short reads: of a hidden page, and of one without a stream. */
const [HIDDEN, CROWDED] = [30, 0.7];
const TICK = 1000;

/** Follows a game until it is closed or the game is over. */
export class Listening {
  /** When something was last heard. */
  heard = Date.now();
  late = false;
  #closing = new AbortController();
  #connection = new AbortController();
  #attempt = 0;
  #ticked = Date.now();
  #seen = Date.now();
  #name = Math.random();
  #others = new Map();
  #channel = new BroadcastChannel('arbiter');

  /** @param {import('./game.js').GameModel} game */
  constructor(game) {
    this.game = game;
    const {signal} = this.#closing;
    this.#channel.onmessage = ({data: [name, seen]}) => this.#others.set(name, {seen, told: Date.now()});
    document.addEventListener('visibilitychange', this.#wake, {signal});
    ['pageshow', 'online', 'focus'].forEach((type) => window.addEventListener(type, this.#wake, {signal}));
    this.timer = setInterval(() => this.#tick(), TICK);
    this.#run(signal);
  }

  close() {
    this.#closing.abort();
    this.#connection.abort();
    this.#channel.close();
    clearInterval(this.timer);
  }

  /** Reads at once what is new, on a new connection. */
  #wake = ({type}) => {
    this.#seen = Date.now();
    if (type !== 'focus' || this.late || this.#crowded) {
      this.#attempt = 0;
      this.#connection.abort();
    }
  };

  /** Whether enough other pages were seen since this one. */
  get #crowded() {
    return [...this.#others.values()].filter(({seen, told}) => seen > this.#seen && Date.now() - told < 3 * TICK).length >= STREAMS;
  }

  #tick() {
    const now = Date.now();
    const slept = now - this.#ticked > 5 * TICK;
    const silent = now - this.heard > SILENCE && !document.hidden && !this.game.over;
    this.#ticked = now;
    if (!document.hidden) {
      this.#channel.postMessage([this.#name, this.#seen]);
    }
    if (slept || silent || (this.streaming && this.#crowded)) {
      this.#connection.abort();
    }
    this.#tell(silent);
  }

  #tell(late) {
    if (this.late !== late) {
      this.late = late;
      this.game.changed();
    }
  }

  #alive() {
    this.heard = Date.now();
    this.#tell(false);
  }

  async #run(closing) {
    while (!closing.aborted && !this.game.over) {
      this.#connection = new AbortController();
      const {signal} = this.#connection;
      try {
        await this.game.read({signal, attempts: 1});
        this.#alive();
        if (document.hidden || this.#crowded) {
          await pause(document.hidden ? HIDDEN : CROWDED, signal);
        } else if (!this.game.over) {
          await this.#stream(signal);
        }
        this.#attempt = 0;
      } catch (problem) {
        await (signal.aborted ? pause(0.05) : pause(backOff(this.#attempt++, problem.wait), signal));
      }
      this.streaming = false;
    }
  }

  async #stream(signal) {
    const answer = await fetch(address(`${this.game.path}/stream?after=${this.game.version}`), {headers: {Accept: 'text/event-stream'}, cache: 'no-store', signal});
    if (answer.status !== 200 || !answer.body) {
      throw new Problem(answer.status, {}, Number(answer.headers.get('Retry-After')));
    }
    this.streaming = true;
    const parser = new SseParser();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = parser.feed(part.value).map((data) => JSON.parse(data));
      this.#alive();
      this.game.take(events);
    }
    await pause(backOff(0), signal);
  }
}
