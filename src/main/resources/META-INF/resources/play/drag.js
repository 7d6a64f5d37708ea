// Dragging a piece, as an extra: pressing the piece and then the space does the same.

const START = 6;

/** Follows one pointer at a time. Whatever interrupts a drag leaves everything as it was. */
export class Dragging {
  #drag = null;
  #ended = -Infinity;

  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
  }

  down = (event) => {
    const button = event.target.closest('button[data-space][data-movable]');
    if (this.#drag || !button || !event.isPrimary || event.button !== 0) {
      return;
    }
    button.setPointerCapture(event.pointerId);
    const listening = new AbortController();
    this.#drag = {button, x: event.clientX, y: event.clientY, listening};
    const on = (type, what) => button.addEventListener(type, (other) => other.pointerId === event.pointerId && what(other), {signal: listening.signal});
    on('pointermove', this.#move);
    on('pointerup', this.#up);
    on('pointercancel', () => this.cancel());
    on('lostpointercapture', () => this.cancel());
  };

  #move = ({clientX, clientY}) => {
    const drag = this.#drag;
    if (!drag.ghost && Math.hypot(clientX - drag.x, clientY - drag.y) > START) {
      drag.ghost = drag.button.querySelector('svg').cloneNode(true);
      drag.ghost.classList.add('dragged');
      drag.ghost.style.width = `${drag.button.clientWidth}px`;
      document.body.append(drag.ghost);
      const [board, space] = drag.button.dataset.space.split(':');
      this.table.choose({board, space, piece: drag.button.dataset.piece});
    }
    drag.ghost?.style.setProperty('transform', `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`);
  };

  #up = ({clientX, clientY}) => {
    const {button, ghost} = this.#drag;
    if (ghost) {
      this.#ended = performance.now();
      const under = document.elementFromPoint(clientX, clientY)?.closest('button[data-space]');
      this.cancel();
      under instanceof HTMLElement && under !== button ? this.table.press(...under.dataset.space.split(':')) : this.table.clear();
    }
    this.cancel();
  };

  /** Whether a click is one of its own, not the end of a drag. */
  get clicks() {
    return performance.now() - this.#ended > 50;
  }

  cancel() {
    const drag = this.#drag;
    this.#drag = null;
    drag?.listening.abort();
    drag?.ghost?.remove();
    if (drag?.ghost && this.clicks) {
      this.table.clear();
    }
  }
}
