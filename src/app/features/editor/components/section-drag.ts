import {
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  pointerWithin,
} from '@dnd-kit/core';
import { useCallback, useMemo, useState } from 'react';
import { useEditorSession } from '../session/editor-session';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { listSectionIds } from '../state/section-list';
import { findDraggedType, LIST_ID } from './drag-board';

interface SectionDrag {
  activeId: string | null;
  handlers: {
    onDragStart: (event: DragStartEvent) => void;
    onDragMove: (event: DragMoveEvent) => void;
    onDragEnd: (event: DragEndEvent) => void;
    onDragCancel: () => void;
  };
}

/** Follows what is being dragged, and adds or moves a section when it is dropped. */
export function useSectionDrag(onDropIndex: (index: number | null) => void): SectionDrag {
  const { store } = useEditorSession();
  const add = useAddSection();
  const findLockedType = useFindLockedType();
  const [activeId, setActiveId] = useState<string | null>(null);

  const stop = useCallback(() => {
    setActiveId(null);
    onDropIndex(null);
  }, [onDropIndex]);

  const handlers = useMemo(
    () => ({
      onDragStart: ({ active }: DragStartEvent) => setActiveId(String(active.id)),
      onDragMove: (event: DragMoveEvent) => {
        const type = findDraggedType(event.active.id);
        if (type && !findLockedType(type)) onDropIndex(findDropIndex(event));
      },
      onDragEnd: (event: DragEndEvent) => {
        const { active, over } = event;
        stop();
        const type = findDraggedType(active.id);
        const index = findDropIndex(event);
        // A locked type says so wherever it is dropped.
        if (type && (index !== null || findLockedType(type))) add(type, index ?? undefined);
        if (type || !over) return;
        const ids = listSectionIds(store.getState());
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))];
        store.dispatch({ type: 'move-section', from, to });
      },
      onDragCancel: stop,
    }),
    [store, add, stop, onDropIndex, findLockedType],
  );

  return { activeId, handlers };
}

/** A new section is compared with the list as a whole, a section of the page with its neighbours. */
export const detectDropTarget: CollisionDetection = (args) => {
  const isNew = findDraggedType(args.active.id) !== null;
  const droppableContainers = args.droppableContainers.filter(({ id }) => (id === LIST_ID) === isNew);
  return isNew
    ? pointerWithin({ ...args, droppableContainers })
    : closestCenter({ ...args, droppableContainers });
};

/**
 * Finds the index that a new section would get while it is held over the list or the preview, which looks like the
 * page; null elsewhere.
 */
export function findDropIndex({ active, over }: DragMoveEvent | DragEndEvent): number | null {
  const held = active.rect.current.translated;
  if (!held) return null;
  const [x, y] = [held.left + held.width / 2, held.top + held.height / 2];
  const preview = document.querySelector('.preview__view')?.getBoundingClientRect();
  const isOverPreview =
    preview && x > preview.left && x < preview.right && y > preview.top && y < preview.bottom;
  if (!over && !isOverPreview) return null;
  const rows = document.querySelectorAll(over ? '[data-section-row]' : '.preview__page [data-section-id]');
  return dropIndexAt(
    y,
    [...rows].map((row) => row.getBoundingClientRect()),
  );
}

interface Edges {
  top: number;
  bottom: number;
}

/** Returns the index in a list for something that is dropped at `y`: after every row whose middle is above. */
export function dropIndexAt(y: number, rows: readonly Edges[]): number {
  return rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}
