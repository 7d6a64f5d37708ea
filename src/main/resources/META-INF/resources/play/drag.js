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

  down = ({button: which, clientX: x, clientY: y, isPrimary, pointerId, target}) => {
    const button = target.closest('button[data-space][data-movable]');
    if (this.#drag || !button || !isPrimary || which !== 0) {
      return;
    }
    button.setPointerCapture(pointerId);
    const ending = new AbortController();
    this.#drag = {button, x, y, ending};
    const ways = {pointermove: this.#move, pointerup: this.#up, pointercancel: this.cancel, lostpointercapture: this.cancel};
    Object.entries(ways).forEach(([type, what]) => button.addEventListener(type, (event) => event.pointerId === pointerId && what(event), {signal: ending.signal}));
  };

  #move = ({clientX, clientY}) => {
    const drag = this.#drag;
    const {button, x, y} = drag;
    if (!drag.ghost && Math.hypot(clientX - x, clientY - y) > START) {
      drag.ghost = button.querySelector('svg').cloneNode(true);
      drag.ghost.classList.add('dragged');
      drag.ghost.style.width = `${button.clientWidth}px`;
      document.body.append(drag.ghost);
      const [board, space] = button.dataset.space.split(':');
      this.table.choose({board, space, piece: button.dataset.piece});
    }
    drag.ghost?.style.setProperty('transform', `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`);
  };

  #up = ({clientX, clientY}) => {
    const {button, ghost} = this.#drag;
    if (ghost) {
      this.#ended = performance.now();
      const under = /** @type {HTMLElement} */ (document.elementFromPoint(clientX, clientY)?.closest('button[data-space]'));
      this.cancel();
      under && under !== button ? this.table.press(...under.dataset.space.split(':')) : this.table.clear();
    }
    this.cancel();
  };

  /** Whether a click is one of its own, not the end of a drag. */
  get clicks() {
    return performance.now() - this.#ended > 50;
  }

  cancel = () => {
    const drag = this.#drag;
    this.#drag = null;
    drag?.ending.abort();
    drag?.ghost?.remove();
    if (drag?.ghost && this.clicks) {
      this.table.clear();
    }
  };
}
