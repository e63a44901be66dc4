const FOCUSABLE =
  'a[href], summary, button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** To be called before a row goes with the button that removes it: the keyboard goes on with the next row, or else with what stands before it. */
export function keepFocus(row: Element | null | undefined) {
  if (!row) return;
  const others = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !row.contains(element) && element.checkVisibility(),
  );
  const inNextRow = others.find((element) => row.nextElementSibling?.contains(element));
  const before = others.findLast(
    (element) => element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) (inNextRow ?? before)?.focus();
  });
}

/** After a press whose button goes with it: the keyboard goes on with the first control of a part that is there by the next frame. */
export function focusSoon(findPart: () => Element | null | undefined) {
  requestAnimationFrame(() => {
    const part = findPart();
    part?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'nearest' });
  });
}
