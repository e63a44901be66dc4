import './section-row.css';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { LayoutList } from 'lucide-react';
import { Fragment } from 'react';
import { LIST_ID } from '../dnd/find-target';
import { useText } from '../use-text';
import { SectionRow } from './section-row';

interface SectionListProps {
  ids: readonly string[];
  /** Where a new section is held over the list. */
  dropIndex: number | null;
  /** Something from the palette is dragged: the list as a whole is where it can go. */
  isTarget: boolean;
}

/** The sections of the page in order. */
export function SectionList({ ids, dropIndex, isTarget }: SectionListProps) {
  const t = useText();
  // Otherwise the keyboard takes a short list for the neighbour of its own sections.
  const { setNodeRef } = useDroppable({ id: LIST_ID, disabled: !isTarget });
  const place = (
    <li className="drop" aria-hidden="true">
      {t('editor.dropHere')}
    </li>
  );
  return (
    <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
      <ul className="sections" ref={setNodeRef} aria-label={t('editor.sections')}>
        {ids.map((id, index) => (
          <Fragment key={id}>
            {dropIndex === index && place}
            <SectionRow id={id} />
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
      </ul>
    </SortableContext>
  );
}
