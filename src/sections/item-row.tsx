import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/ui/icon-button';
import { keepFocus } from '@/ui/keep-focus';

interface ItemRowProps {
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** The fields: the main one, a short one, one of full width. */
  children: ReactNode;
}

/** One item of a list in a section's editor, with all ways to move and remove it. */
export function ItemRow({ id, title, isFirst, isLast, canRemove, onMove, onRemove, children }: ItemRowProps) {
  const t = useTranslations('sections.list');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handleRemove = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('.item-edit'));
    onRemove();
  };
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'item-edit is-dragging' : 'item-edit'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="handle"
        {...attributes}
        {...listeners}
        aria-label={t('move', { title })}
      >
        <GripVertical />
      </button>
      {children}
      {canRemove && (
        <IconButton className="item-edit__remove" isBad label={t('remove', { title })} onClick={handleRemove}>
          <X />
        </IconButton>
      )}
      <span className="item-edit__moves">
        <IconButton
          label={t('moveUp', { title })}
          aria-disabled={isFirst}
          onClick={() => isFirst || onMove(-1)}
        >
          <ArrowUp className="icon--sm" />
        </IconButton>
        <IconButton
          label={t('moveDown', { title })}
          aria-disabled={isLast}
          onClick={() => isLast || onMove(1)}
        >
          <ArrowDown className="icon--sm" />
        </IconButton>
      </span>
    </li>
  );
}
