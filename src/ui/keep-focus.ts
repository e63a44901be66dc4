const FOCUSABLE =
  'a[href], summary, button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Keeps the keyboard's place when a pressed button takes its own row away, at once or when the server has answered. The
 * focus goes on to the content in its place, to the next row, or to the element before it. It ends when the focus goes
 * elsewhere.
 */
export function keepFocus(row: Element | null | undefined) {
  if (!row) return;
  const others = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !row.contains(element) && element.checkVisibility(),
  );
  const { previousElementSibling: last, nextElementSibling: next } = row;
  const inNextRow = others.find((element) => next?.contains(element));
  const before = others.findLast(
    (element) => element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const observer = new MutationObserver(goOnWhenGone);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', endElsewhere);

  function end() {
    observer.disconnect();
    document.removeEventListener('focusin', endElsewhere);
  }

  function endElsewhere({ target }: FocusEvent) {
    if (target instanceof Node && !row?.contains(target)) end();
  }

  function goOnWhenGone() {
    if (row?.isConnected) return;
    end();
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const inItsPlace = last?.nextElementSibling?.querySelector<HTMLElement>(FOCUSABLE);
      (inItsPlace ?? inNextRow ?? before)?.focus();
    });
  }
}

/**
 * Moves the keyboard, after a press whose button goes away, to the first control of a part that is there by the next frame.
 */
export function focusSoon(findPart: () => Element | null | undefined) {
  requestAnimationFrame(() => {
    const part = findPart();
    part?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'nearest' });
  });
}
