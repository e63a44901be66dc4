import { useMemo, useSyncExternalStore } from 'react';
import { useEditorSession } from '../session/editor-session';
import { createSortableIds } from './sortable-ids';

/** The ids of the rows that can be dragged, in order. */
export function useSortableIds(): readonly string[] {
  const { store } = useEditorSession();
  const sortable = useMemo(() => createSortableIds(store), [store]);
  return useSyncExternalStore(sortable.subscribe, sortable.getIds);
}
