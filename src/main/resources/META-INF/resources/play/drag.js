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

  down = ({button: which, clientX: x, clientY: y, isPrimary, pointerId: id, target}) => {
    const button = target.closest('button[data-space][data-movable]');
    if (!this.#drag && button && isPrimary && which === 0) {
      button.setPointerCapture(id);
      this.#drag = {button, id, x, y};
    }
  };

  move = ({clientX, clientY, pointerId}) => {
    const drag = this.#drag;
    if (drag?.id !== pointerId) {
      return;
    }
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

  up = ({clientX, clientY, pointerId}) => {
    const {button, ghost, id} = this.#drag ?? {};
    if (id === pointerId) {
      this.#ended = ghost ? performance.now() : -Infinity;
      this.cancel();
      const under = /** @type {HTMLElement} */ (ghost && document.elementFromPoint(clientX, clientY)?.closest('button[data-space]'));
      if (under && under !== button) {
        this.table.press(...under.dataset.space.split(':'));
      } else if (ghost) {
        this.table.clear();
      }
    }
  };

  /** Whether a click is one of its own, not the end of a drag. */
  get clicks() {
    return performance.now() - this.#ended > 50;
  }

  /** @param {PointerEvent} [event] */
  cancel = (event) => {
    const drag = this.#drag;
    if (drag && (!event || event.pointerId === drag.id)) {
      this.#drag = null;
      drag.ghost?.remove();
      if (drag.ghost && this.clicks) {
        this.table.clear();
      }
    }
  };
}
