import './item-list.css';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/ui/icon-button';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { focusSoon, keepFocus } from '@/ui/keep-focus';
import { useRemoval } from './removal';
import { createAnnouncements, useReorderSensors } from './reorder';
import { useSpoken } from './spoken';

interface ItemListEditorProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Returns what the owner has written of an item; where that is empty, the item is called by its name. */
  getTitle: (item: Item) => string;
  getName: (number: number) => string;
  /** False where the list is as short as it may be. */
  canRemove?: boolean;
  /** Missing where all items always show their fields. */
  fold?: ItemFold<Item>;
  onChange: (items: Item[]) => void;
  renderFields: (item: Item, index: number) => ReactNode;
}

/** Draws a list inside a section, which is put in order by dragging, by keyboard or by buttons. */
export function ItemListEditor<Item extends { id: string }>({
  items,
  getTitle,
  getName,
  canRemove = true,
  fold,
  onChange,
  renderFields,
}: ItemListEditorProps<Item>) {
  const t = useTranslations('list');
  const sensors = useReorderSensors();
  const contextId = useId();
  const [spoken, say] = useSpoken();
  const remove = useRemoval();
  const listRef = useRef<HTMLUListElement>(null);
  const { isOpen, toggle } = useOpenItems(items, fold);
  const ids = items.map(({ id }) => id);
  const names = items.map((_, index) => getName(index + 1));
  const titles = items.map((item, index) => getTitle(item).trim() || (names[index] ?? ''));

  const move = (from: number, to: number) => onChange(arrayMove([...items], from, to));
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const handleMove = (from: number, to: number) => {
    move(from, to);
    say(t('over', { title: titles[from] ?? '', position: to + 1, count: items.length }));
  };
  const handleRemove = (index: number) =>
    remove({
      name: titles[index] ?? '',
      remove: () => onChange(items.toSpliced(index, 1)),
      onUndone: () => focusSoon(() => listRef.current?.children[index]),
    });

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: createAnnouncements(t, ids, (id) => titles[ids.indexOf(String(id))] ?? ''),
        screenReaderInstructions: { draggable: t('instructions') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={listRef}>
          {items.map((item, index) => (
            <ItemRow
              key={item.id}
              id={item.id}
              name={names[index] ?? ''}
              title={titles[index] ?? ''}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(step) => handleMove(index, index + step)}
              canRemove={canRemove}
              onRemove={() => handleRemove(index)}
              line={
                fold && {
                  isOpen: isOpen(item),
                  detail: fold.getDetail(item).trim(),
                  onToggle: () => toggle(item),
                }
              }
            >
              {isOpen(item) && renderFields(item, index)}
            </ItemRow>
          ))}
        </ul>
      </SortableContext>
      {spoken}
    </DndContext>
  );
}

interface ItemRowProps {
  id: string;
  /** The list calls it by this name, such as 'picture 2'. */
  name: string;
  /** Buttons that move or remove the item call it by this: by what the owner wrote, or else by its name. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Missing where the item always shows its fields. */
  line?: ItemLineProps;
  /** Each field takes the full width; one with the class `item-edit__short` stands beside the first. */
  children: ReactNode;
}

interface ItemLineProps {
  isOpen: boolean;
  detail: string;
  onToggle: () => void;
}

/** Draws one item of a list in a section's editor, with all ways to move and remove it. */
function ItemRow(props: ItemRowProps) {
  const { id, name, title, isFirst, isLast, canRemove, onMove, onRemove, line, children } = props;
  const t = useTranslations('list');
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
        {line ? (
          <button
            type="button"
            className="item-edit__line"
            aria-expanded={line.isOpen}
            onClick={line.onToggle}
          >
            <ItemLine {...line} title={title} name={name} />
          </button>
        ) : (
          <span className="item-edit__name" aria-hidden="true">
            {name}
          </span>
        )}
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
      {children && <div className="item-edit__fields">{children}</div>}
    </li>
  );
}

/**
 * Draws the line of an item. A closed item describes itself there; an open one shows its fields below, so its number is
 * enough.
 */
function ItemLine(props: Pick<ItemLineProps, 'isOpen' | 'detail'> & Pick<ItemRowProps, 'title' | 'name'>) {
  const { isOpen, title, name, detail } = props;
  if (isOpen) {
    return (
      <>
        <span className="item-edit__name">{name}</span>
        <ChevronUp className="icon--sm" aria-hidden="true" />
      </>
    );
  }
  return (
    <>
      <span className="item-edit__title">{title}</span>
      {detail !== '' && <span className="item-edit__detail">{detail}</span>}
      <ChevronDown className="icon--sm" aria-hidden="true" />
    </>
  );
}

/** A list of up to this many items shows the fields of each; in a longer list items are closed to lines. */
const SHORT_LIST_LENGTH = 3;

/** In a long list a closed item is a line. */
interface ItemFold<Item> {
  /** Returns what stands behind the title of a closed item, such as its price. */
  getDetail: (item: Item) => string;
  /** Returns true for an item with an error, which stays open because the error must be seen. */
  hasError: (index: number) => boolean;
  /** The owner has just added this item, so it is open. */
  addedId: string | null;
}

interface OpenItems<Item> {
  isOpen: (item: Item) => boolean;
  toggle: (item: Item) => void;
}

/**
 * Remembers for each item of a list whether its fields are shown. That is decided when the item comes, so an open item stays
 * open while others come and go, and while the owner corrects an error in it.
 */
function useOpenItems<Item extends { id: string }>(
  items: readonly Item[],
  fold: ItemFold<Item> | undefined,
): OpenItems<Item> {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const settled = items.flatMap(({ id }, index): [string, boolean][] => {
    const isOpen = known.get(id);
    if (isOpen) return [];
    if (fold?.hasError(index)) return [[id, true]];
    return isOpen === undefined ? [[id, id === fold?.addedId || items.length <= SHORT_LIST_LENGTH]] : [];
  });
  if (settled.length > 0) setKnown(new Map([...known, ...settled]));
  return {
    isOpen: ({ id }) => fold === undefined || known.get(id) === true,
    toggle: ({ id }) => setKnown(new Map([...known, [id, known.get(id) !== true]])),
  };
}
