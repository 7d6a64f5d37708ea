// Server-sent events, piece by piece as they are read.

export class SseParser {
  #rest = '';
  #data = [];

  /** The data of the events that are complete now; comments are passed over. @param {string} text what came next */
  feed(text) {
    const events = [];
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?=[^\n])/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) {
        this.#data.push(line.slice(5).replace(/^ /, ''));
      } else if (line === '' && this.#data.length) {
        events.push(this.#data.splice(0).join('\n'));
      }
    }
    return events;
  }
}
