import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useCallback, useMemo, useState } from 'react';
import { useFindLockedType } from '../plan/use-find-locked-type';
import { useAddSection } from '../session/use-add-section';
import { useEditorSession } from '../session/use-editor';
import { sectionIds } from '../state/section-ids';
import { draggedType } from './drag-ids';
import { dropIndexAt } from './drop-index';

interface SectionDrag {
  activeId: string | null;
  /** Where a new section would stand; null while none is held over the list. */
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
        if (type && !findLockedType(type)) setDropIndex(event.over ? placeUnder(event) : null);
      },
      onDragEnd: (event: DragEndEvent) => {
        const { active, over } = event;
        stop();
        const type = draggedType(active.id);
        // A locked one says so wherever it is let go.
        if (type && (over || findLockedType(type))) add(type, placeUnder(event));
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

function placeUnder({ active }: DragMoveEvent | DragEndEvent): number {
  const rect = active.rect.current.translated;
  const rows = [...document.querySelectorAll('[data-section-row]')].map((row) => row.getBoundingClientRect());
  return rect ? dropIndexAt(rect.top + rect.height / 2, rows) : rows.length;
}
