import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useMemo } from 'react';
import { SectionBody } from './section-body';
import { SectionRowHead } from './section-row-head';
import type { SectionActionCalls } from './use-section-actions';

interface SectionRowProps {
  id: string;
  isOpen: boolean;
  hasError: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: SectionActionCalls;
}

/** A section in the list; while it is dragged its place is held open. */
export const SectionRow = memo(function SectionRow({ id, isOpen, hasError, ...rest }: SectionRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  // One object as long as nothing in it changes: rows are drawn anew at every addition and every step of a drag.
  const handle = useMemo(
    () => ({ ref: setActivatorNodeRef, ...attributes, ...listeners }),
    [setActivatorNodeRef, attributes, listeners],
  );
  return (
    <li
      ref={setNodeRef}
      data-section-row={id}
      className={`sec${isOpen ? ' is-open' : ''}${hasError ? ' has-error' : ''}${isDragging ? ' is-held' : ''}`}
      style={style}
    >
      <SectionRowHead id={id} isOpen={isOpen} {...rest} handle={handle} />
      {isOpen && <SectionBody id={id} />}
    </li>
  );
});
