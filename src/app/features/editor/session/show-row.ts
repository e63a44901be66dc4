import { flushSync } from 'react-dom';

/** The row of a section in the list; null when there is none. */
export function findRow(id: string | null): HTMLElement | null {
  return document.querySelector(`[data-section-row="${CSS.escape(id ?? '')}"]`);
}

/** A row that comes into sight gets its height in the frame after. */
const FRAMES_TO_SETTLE = 3;

/** Keeps what was pressed where it is while `change` lets what stands above it grow or fold. */
export function keepInPlace(pressed: HTMLElement, change: () => void): void {
  const { top } = pressed.getBoundingClientRect();
  const settle = (framesLeft: number) => {
    window.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' });
    const { scrollY } = window;
    // A person who scrolls meanwhile stays where they scroll to.
    const goOn = () => window.scrollY === scrollY && settle(framesLeft - 1);
    if (framesLeft > 0) requestAnimationFrame(goOn);
  };
  flushSync(change);
  settle(FRAMES_TO_SETTLE);
}

/** Scrolls the page to where it was; rows that come into sight grow in the frames after, so that it is long enough only then. */
export function scrollBack(top: number, framesLeft = FRAMES_TO_SETTLE): void {
  window.scrollTo({ top, behavior: 'instant' });
  const { scrollY } = window;
  if (framesLeft === 0 || scrollY >= Math.floor(top)) return;
  requestAnimationFrame(() => window.scrollY === scrollY && scrollBack(top, framesLeft - 1));
}

/** Brings a section's row into the view; with `focus` the keyboard goes on from there. */
export function showRow(id: string | null, { focus = false } = {}) {
  // The row is there before the next frame.
  requestAnimationFrame(() => {
    const row = findRow(id);
    if (focus) row?.querySelector<HTMLElement>('.sec__toggle')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
}
