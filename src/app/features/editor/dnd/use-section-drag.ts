import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useCallback, useMemo, useState } from 'react';
import { useFindLockedType } from '../plan/use-find-locked-type';
import { useEditorSession } from '../session/editor-session';
import { useAddSection } from '../session/use-add-section';
import { sectionIds } from '../state/section-list';
import { draggedType } from './drag-ids';
import { placeUnder } from './place-under';

interface SectionDrag {
  activeId: string | null;
  /** Where a new section would stand; null while none is held over the list or the preview. */
  dropIndex: number | null;
  handlers: {
    onDragStart: (event: DragStartEvent) => void;
    onDragMove: (event: DragMoveEvent) => void;
    onDragEnd: (event: DragEndEvent) => void;
    onDragCancel: () => void;
  };
}

/** What is being dragged, and what becomes of it. */
export function useSectionDrag(): SectionDrag {
  const { store } = useEditorSession();
  const add = useAddSection();
  const findLockedType = useFindLockedType();
  const [activeId, setActiveId] = useState<string | null>(null);
  const [dropIndex, setDropIndex] = useState<number | null>(null);

  const stop = useCallback(() => {
    setActiveId(null);
    setDropIndex(null);
  }, []);

  const handlers = useMemo(
    () => ({
      onDragStart: ({ active }: DragStartEvent) => setActiveId(String(active.id)),
      onDragMove: (event: DragMoveEvent) => {
        const type = draggedType(event.active.id);
        if (type && !findLockedType(type)) setDropIndex(placeUnder(event));
      },
      onDragEnd: (event: DragEndEvent) => {
        const { active, over } = event;
        stop();
        const type = draggedType(active.id);
        const place = placeUnder(event);
        // A locked one says so wherever it is let go.
        if (type && (place !== null || findLockedType(type))) add(type, place ?? undefined);
        if (type || !over) return;
        const ids = sectionIds(store.getState());
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))];
        store.dispatch({ type: 'move-section', from, to });
      },
      onDragCancel: stop,
    }),
    [store, add, stop, findLockedType],
  );

  return { activeId, dropIndex, handlers };
}
