import { useMemo, useSyncExternalStore } from 'react';
import { callAfterPaint } from '@/ui/use-after-paint';
import { useEditorSession } from '../session/editor-session';
import { listSectionIds } from '../state/section-list';
import type { EditorStore } from '../sync/editor-sync';

/** Returns the ids of the rows that can be dragged, in order. */
export function useSortableIds(): readonly string[] {
  const { store } = useEditorSession();
  const sortable = useMemo(() => createSortableIds(store), [store]);
  return useSyncExternalStore(sortable.subscribe, sortable.getIds);
}

/** Keeps the ids that dnd-kit knows, in order, for one listener. */
interface SortableIds {
  subscribe: (listener: () => void) => () => void;
  getIds: () => readonly string[];
}

/**
 * Follows a store. Where a row is added or removed it waits until the list has been painted, because dnd-kit then
 * renders all rows again.
 */
export function createSortableIds(
  store: Pick<EditorStore, 'getState' | 'subscribe'>,
  whenPainted = callAfterPaint,
): SortableIds {
  let ids = listSectionIds(store.getState());
  return {
    getIds: () => ids,
    subscribe(listener) {
      let cancelPaint: (() => void) | null = null;
      const follow = () => {
        cancelPaint?.();
        cancelPaint = null;
        const next = listSectionIds(store.getState(), ids);
        if (next === ids) return;
        ids = next;
        listener();
      };
      ids = listSectionIds(store.getState(), ids);
      const unsubscribe = store.subscribe(() => {
        // Another order must be known at once, because the dragged row would jump back for a frame.
        if (hasSameMembers(listSectionIds(store.getState(), ids), ids)) follow();
        else cancelPaint ??= whenPainted(follow);
      });
      return () => {
        cancelPaint?.();
        unsubscribe();
      };
    },
  };
}

function hasSameMembers(ids: readonly string[], others: readonly string[]): boolean {
  if (ids === others) return true;
  const known = new Set(others);
  return ids.length === known.size && ids.every((id) => known.has(id));
}
