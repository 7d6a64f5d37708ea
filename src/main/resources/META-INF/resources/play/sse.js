// Server-sent events as the fetch API brings them: pieces of text, comments included.

/**
 * @typedef {object} Heard
 * @property {{id?: string, data: string}[]} events
 * @property {boolean} comment whether there was a comment, such as a heartbeat
 */

/** Reads a stream piece by piece. */
export class SseParser {
  #rest = '';
  /** @type {{id?: string, data: string[]}} */
  #event = {data: []};

  /**
   * @param {string} text what came next
   * @returns {Heard} what is complete now
   */
  feed(text) {
    /** @type {Heard} */
    const heard = {events: [], comment: false};
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?=.)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      this.#line(line, heard);
    }
    return heard;
  }

  /** @param {string} line @param {Heard} heard */
  #line(line, heard) {
    if (line === '') {
      if (this.#event.data.length > 0) {
        heard.events.push({id: this.#event.id, data: this.#event.data.join('\n')});
      }
      this.#event = {data: []};
    } else if (line.startsWith(':')) {
      heard.comment = true;
    } else if (line.startsWith('data:')) {
      this.#event.data.push(line.slice(5).replace(/^ /, ''));
    } else if (line.startsWith('id:')) {
      this.#event.id = line.slice(3).trim();
    }
  }
}
