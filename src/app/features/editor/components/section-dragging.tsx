import { DndContext, DragOverlay, type UniqueIdentifier, useDraggable, useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { memo, use, useLayoutEffect, useMemo } from 'react';
import { createAnnouncements, useReorderSensors } from '@/sections/editor-kit/reorder';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { prefersCalm } from '@/ui/use-matches';
import { PaletteFace } from '../fields/palette-face';
import { useEditor, useEditorSession } from '../session/editor-session';
import { getSectionName, getTypeName } from '../session/section-name';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import {
  DragBoardContext,
  type DragProps,
  findDraggedType,
  getNewSectionDragId,
  LIST_ID,
} from './drag-board';
import { detectDropTarget, useSectionDrag } from './section-drag';
import { SectionFace } from './section-face';
import { useSortableIds } from './sortable-ids';

const OVERLAY_STYLE = { height: 'auto' };

interface SectionDraggingProps {
  /** Is called with the index that a new section would have, or null while none is held over the list or the preview. */
  onDropIndex: (index: number | null) => void;
}

/**
 * Lets the rows of the list and the types of the palette be dragged. It draws only what follows the pointer; the list
 * draws everything else.
 */
export const SectionDragging = memo(function SectionDragging({ onDropIndex }: SectionDraggingProps) {
  const sortableIds = useSortableIds();
  const sensors = useReorderSensors();
  const accessibility = useSpokenDrag(sortableIds);
  const { activeId, handlers } = useSectionDrag(onDropIndex);
  const isNew = activeId !== null && findDraggedType(activeId) !== null;
  return (
    <DndContext
      id="page-content"
      sensors={sensors}
      collisionDetection={detectDropTarget}
      accessibility={accessibility}
      {...handlers}
    >
      {sectionTypes.map((type) => (
        <DraggableType key={type} type={type} />
      ))}
      <DropList isTarget={isNew} />
      <SortableContext items={sortableIds as string[]} strategy={verticalListSortingStrategy}>
        {sortableIds.map((id) => (
          <SortableRow key={id} id={id} />
        ))}
      </SortableContext>
      <DragOverlay style={OVERLAY_STYLE} dropAnimation={prefersCalm() ? null : undefined}>
        {activeId && <DragFace id={activeId} />}
      </DragOverlay>
    </DndContext>
  );
});

/** Returns the texts that a screen reader reads while a section is moved. */
function useSpokenDrag(sortableIds: readonly string[]) {
  const t = useText();
  const { store } = useEditorSession();
  return useMemo(() => {
    const getTitle = (id: UniqueIdentifier) => {
      const section = findSection(store.getState(), String(id));
      return section ? getSectionName(section, t) : '';
    };
    return {
      announcements: createAnnouncements((key, values) => t(`list.${key}`, values), sortableIds, getTitle),
      screenReaderInstructions: { draggable: t('list.instructions') },
    };
  }, [store, t, sortableIds]);
}

function SortableRow({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const moved = CSS.Translate.toString(transform);
  // The object stays the same as long as nothing in it changes, because a new one renders the row's head again.
  const handle = useMemo(
    () => ({ ref: setActivatorNodeRef, ...attributes, ...listeners }),
    [setActivatorNodeRef, attributes, listeners],
  );
  const props = useMemo(
    () => ({ ref: setNodeRef, handle, style: { transform: moved, transition }, isHeld: isDragging }),
    [setNodeRef, handle, moved, transition, isDragging],
  );
  useHandOut(id, props);
  return null;
}

function DraggableType({ type }: { type: SectionType }) {
  const id = getNewSectionDragId(type);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  const props = useMemo(() => {
    // The keyboard's listener is left out: on a type of the palette, a key adds it.
    const { onKeyDown: _pressAdds, ...handle } = listeners ?? {};
    return { ref: setNodeRef, handle, isHeld: isDragging };
  }, [setNodeRef, listeners, isDragging]);
  useHandOut(id, props);
  return null;
}

/**
 * Makes the list a target only while something from the palette is dragged; otherwise the keyboard would take a short
 * list for the neighbour of its own sections.
 */
function DropList({ isTarget }: { isTarget: boolean }) {
  const { setNodeRef } = useDroppable({ id: LIST_ID, disabled: !isTarget });
  useHandOut(
    LIST_ID,
    useMemo(() => ({ ref: setNodeRef }), [setNodeRef]),
  );
  return null;
}

/** Gives the element of an id its drag props, before the next frame. */
function useHandOut(id: string, props: DragProps) {
  const board = use(DragBoardContext);
  useLayoutEffect(() => board.setProps(id, props), [board, id, props]);
  useLayoutEffect(() => () => board.setProps(id, null), [board, id]);
}

/** Shows what is dragged under the pointer. */
function DragFace({ id }: { id: string }) {
  const t = useText();
  const type = findDraggedType(id);
  const section = useEditor((state) => findSection(state, id));
  if (type) {
    return (
      <div className="palette-item is-dragging">
        <PaletteFace type={type} />
      </div>
    );
  }
  if (!section) return null;
  return (
    <div className="sec is-dragging">
      <div className="sec__head">
        <span className="handle">
          <GripVertical />
        </span>
        <span className="sec__toggle">
          <SectionFace
            type={section.type}
            name={getSectionName(section, t)}
            typeName={getTypeName(section.type, t)}
          />
        </span>
      </div>
    </div>
  );
}
