/** The row of a section in the list; null when there is none. */
export function findRow(id: string | null): HTMLElement | null {
  return document.querySelector(`[data-section-row="${CSS.escape(id ?? '')}"]`);
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
