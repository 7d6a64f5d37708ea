// Dragging a piece, as an extra: tap and tap does all that it does.

const START = 6;

/** Follows one pointer at a time; whatever interrupts it leaves everything as it was. */
export class Dragging {
  #table;
  /** @type {{id: number, button: HTMLElement, x: number, y: number, ghost?: SVGElement} | null} */
  #drag = null;
  #ended = -Infinity;

  constructor(table) {
    this.#table = table;
  }

  down = (event) => {
    const button = event.target.closest('button[data-movable]');
    if (this.#drag || !button || !event.isPrimary || event.button !== 0) {
      return;
    }
    this.#drag = {id: event.pointerId, button, x: event.clientX, y: event.clientY};
    button.addEventListener('pointermove', this.#move);
    button.addEventListener('pointerup', this.#up);
    button.addEventListener('pointercancel', this.cancel);
    button.addEventListener('lostpointercapture', this.cancel);
  };

  #move = (event) => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.id) {
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost && Math.hypot(dx, dy) > START) {
      drag.button.setPointerCapture(drag.id);
      const {width} = drag.button.getBoundingClientRect();
      drag.ghost = /** @type {SVGElement} */ (drag.button.querySelector('svg')?.cloneNode(true));
      drag.ghost.classList.add('dragged');
      drag.ghost.style.width = `${width}px`;
      document.body.append(drag.ghost);
      const [board, space] = (drag.button.dataset.space ?? '').split(':');
      this.#table.choose({board, space, piece: drag.button.dataset.piece});
    }
    drag.ghost?.style.setProperty('transform', `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`);
  };

  #up = (event) => {
    const drag = this.#drag;
    if (!drag?.ghost || event.pointerId !== drag.id) {
      this.cancel();
      return;
    }
    this.cancel();
    this.#ended = event.timeStamp;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('button[data-space]');
    const place = /** @type {HTMLElement | null} */ (under)?.dataset.space?.split(':');
    place && under !== drag.button ? this.#table.press(place[0], place[1]) : this.#table.clear();
  };

  /** Whether a click is one of its own, not the end of a drag. */
  clicked = () => performance.now() - this.#ended > 50;

  cancel = () => {
    const drag = this.#drag;
    this.#drag = null;
    if (drag) {
      drag.ghost?.remove();
      drag.button.removeEventListener('pointermove', this.#move);
      drag.button.removeEventListener('pointerup', this.#up);
      drag.button.removeEventListener('pointercancel', this.cancel);
      drag.button.removeEventListener('lostpointercapture', this.cancel);
    }
  };
}
