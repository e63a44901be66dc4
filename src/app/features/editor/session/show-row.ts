import { flushSync } from 'react-dom';

/** Returns the row of a section in the list; null when there is none. */
export function findRow(id: string | null): HTMLElement | null {
  return document.querySelector(`[data-section-row="${CSS.escape(id ?? '')}"]`);
}

/** A row that comes into view gets its height in the next frame. */
const FRAMES_TO_SETTLE = 3;

/** Keeps the pressed element in place while `change` lets the content above it grow or fold. */
export function keepInPlace(pressed: HTMLElement, change: () => void): void {
  const { top } = pressed.getBoundingClientRect();
  const settle = (framesLeft: number) => {
    window.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' });
    const { scrollY } = window;
    // If a person scrolls meanwhile, this must not scroll back.
    const goOn = () => window.scrollY === scrollY && settle(framesLeft - 1);
    if (framesLeft > 0) requestAnimationFrame(goOn);
  };
  flushSync(change);
  settle(FRAMES_TO_SETTLE);
}

/**
 * Scrolls the page to its former position. Rows that come into view grow in the next frames, so the page is long enough
 * only then.
 */
export function scrollBack(top: number, framesLeft = FRAMES_TO_SETTLE): void {
  window.scrollTo({ top, behavior: 'instant' });
  const { scrollY } = window;
  if (framesLeft === 0 || scrollY >= Math.floor(top)) return;
  requestAnimationFrame(() => window.scrollY === scrollY && scrollBack(top, framesLeft - 1));
}

/** Scrolls a section's row into view; with `focus` it also gets the keyboard's focus. */
export function showRow(id: string | null, { focus = false } = {}) {
  // The row exists before the next frame.
  requestAnimationFrame(() => {
    const row = findRow(id);
    if (focus) row?.querySelector<HTMLElement>('.sec__toggle')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
}
