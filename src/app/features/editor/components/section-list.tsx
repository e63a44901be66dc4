import './section-row.css';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo } from 'react';
import { LIST_ID } from '../dnd/find-target';
import { useText } from '../use-text';
import { SectionRows } from './section-rows';

interface SectionListProps {
  /** The rows that dnd-kit knows: where one comes or goes it follows the rows. */
  sortableIds: readonly string[];
  /** Where a new section is held over the list. */
  dropIndex: number | null;
  /** Something from the palette is dragged: the list as a whole is where it can go. */
  isTarget: boolean;
}

/** The sections of the page in order. A new row is drawn by itself; dnd-kit learns of it later, and draws all of them. */
export const SectionList = memo(function SectionList({ sortableIds, dropIndex, isTarget }: SectionListProps) {
  const t = useText();
  // Otherwise the keyboard takes a short list for the neighbour of its own sections.
  const { setNodeRef } = useDroppable({ id: LIST_ID, disabled: !isTarget });
  return (
    <SortableContext items={sortableIds as string[]} strategy={verticalListSortingStrategy}>
      <ul className="sections" ref={setNodeRef} aria-label={t('editor.sections')}>
        <SectionRows dropIndex={dropIndex} />
      </ul>
    </SortableContext>
  );
});
