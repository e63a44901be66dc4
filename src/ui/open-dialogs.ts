import { useState, useSyncExternalStore } from 'react';
import { createListeners } from '@/core/listeners';

/** They stand in the order in which they were opened. A modal dialog makes everything outside it inert. */
let openDialogs: readonly HTMLDialogElement[] = [];
const { subscribe, notify } = createListeners();

function change(next: readonly HTMLDialogElement[]) {
  openDialogs = next;
  document.documentElement.toggleAttribute('data-modal', next.length > 0);
  notify();
}

/** Counts a dialog as open until the returned function is called. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((other) => other !== dialog));
}

const NONE: readonly HTMLDialogElement[] = [];

/**
 * Returns the element for a toast: the dialog on top of those that were open when it came, else the page. A toast never
 * moves into a dialog that is opened later, where it would lie over the question.
 */
export function useNoticeHost(noticeId: number | null): HTMLElement {
  const dialogs = useSyncExternalStore(
    subscribe,
    () => openDialogs,
    () => NONE,
  );
  const [came, setCame] = useState({ noticeId, over: dialogs });
  if (came.noticeId !== noticeId) setCame({ noticeId, over: dialogs });
  return dialogs.findLast((dialog) => came.over.includes(dialog)) ?? document.body;
}

/** Returns true if the content of this element cannot be pressed, because a dialog was opened over it. */
export function isUnderDialog(host: HTMLElement): boolean {
  const top = openDialogs.at(-1);
  return top !== undefined && top !== host;
}
