import { useSyncExternalStore } from 'react';

/** A modal dialog makes everything outside it inert, so notices move into the one on top. */
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  openDialogs = next;
  document.documentElement.toggleAttribute('data-modal', next.length > 0);
  for (const listener of listeners) listener();
}

/** Counts a dialog as open until the returned function is called. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((other) => other !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog that the owner sees now, if any. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  );
}
