import './section-row.css';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { LayoutList } from 'lucide-react';
import { Fragment, memo, useRef } from 'react';
import { useEditor } from '../session/editor-session';
import { useSectionActions } from '../session/section-commands';
import { sectionIds } from '../state/section-list';
import { useText } from '../use-text';
import { LIST_ID } from './section-drag';
import { SectionRow } from './section-row';

interface SectionListProps {
  /** The rows that dnd-kit knows: where one comes or goes it follows the rows. */
  sortableIds: readonly string[];
  /** The index at which a new section is held over the list. */
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

interface SectionRowsProps {
  /** The index at which a new section is held over the list. */
  dropIndex: number | null;
}

/** The rows of the list, or what stands there while there are none. It tells them what they would otherwise each ask after every letter. */
export function SectionRows({ dropIndex }: SectionRowsProps) {
  const t = useText();
  const ids = useSectionIds();
  const openId = useEditor((state) => state.openSectionId);
  const errors = useEditor((state) => state.errors.sections);
  const actions = useSectionActions();
  const place = (
    <li className="drop" aria-hidden="true">
      {t('editor.dropHere')}
    </li>
  );
  return (
    <>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {dropIndex === index && place}
          <SectionRow
            id={id}
            isOpen={id === openId}
            hasError={id in errors}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            actions={actions}
          />
        </Fragment>
      ))}
      {dropIndex === ids.length && place}
      {ids.length === 0 && dropIndex === null && (
        <li className="sections__empty">
          <LayoutList aria-hidden="true" />
          <span className="only-wide">{t('editor.emptyPage')}</span>
          <span className="only-phone">{t('editor.emptyPagePhone')}</span>
        </li>
      )}
    </>
  );
}

/** The ids of the sections in order; the same array until one is added, moved or removed. */
export function useSectionIds(): readonly string[] {
  const known = useRef<readonly string[]>([]);
  return useEditor((state) => {
    known.current = sectionIds(state, known.current);
    return known.current;
  });
}
