/** It is the position of a click; `detail` is 0 for one by the keyboard. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** A second press within this time belongs to the first. */
export const DOUBLE_PRESS_MS = 500;
const SAME_PLACE_PX = 24;

/**
 * Lets the second press of a double press do nothing where the first has taken a row away: another row has only now moved
 * there. The event's own count would not tell it: on touch screens each press is a first one.
 */
export function ignoreSecondPress(first: Press, target: EventTarget = window) {
  if (first.detail === 0) return;
  const handleClick = (event: Event) => {
    if (!isSamePlace(first, event as MouseEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  target.addEventListener('click', handleClick, { capture: true });
  setTimeout(() => target.removeEventListener('click', handleClick, { capture: true }), DOUBLE_PRESS_MS);
}

function isSamePlace(first: Press, { clientX, clientY, detail }: Press): boolean {
  return detail > 0 && Math.hypot(clientX - first.clientX, clientY - first.clientY) < SAME_PLACE_PX;
}
