import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/ui/icon-button';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { keepFocus } from '@/ui/keep-focus';

interface ItemRowProps {
  id: string;
  /** What it is called in the list, such as 'picture 2'. */
  name: string;
  /** What it is called where it is moved or removed: what the owner wrote, else its name. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** The fields, of full width each; one with the class `item-edit__short` stands beside the first. */
  children: ReactNode;
}

/** One item of a list in a section's editor, with all ways to move and remove it. */
export function ItemRow({
  id,
  name,
  title,
  isFirst,
  isLast,
  canRemove,
  onMove,
  onRemove,
  children,
}: ItemRowProps) {
  const t = useTranslations('sections.list');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handleRemove = (event: MouseEvent) => {
    ignoreSecondPress(event);
    keepFocus(event.currentTarget.closest('.item-edit'));
    onRemove();
  };
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'item-edit is-dragging' : 'item-edit'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="item-edit__bar">
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
        <span className="item-edit__name" aria-hidden="true">
          {name}
        </span>
        <IconButton
          label={t('moveUp', { title })}
          aria-disabled={isFirst}
          onClick={() => isFirst || onMove(-1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={t('moveDown', { title })}
          aria-disabled={isLast}
          onClick={() => isLast || onMove(1)}
        >
          <ArrowDown />
        </IconButton>
        {canRemove && (
          <IconButton isBad label={t('remove', { title })} onClick={handleRemove}>
            <X />
          </IconButton>
        )}
      </div>
      <div className="item-edit__fields">{children}</div>
    </li>
  );
}
