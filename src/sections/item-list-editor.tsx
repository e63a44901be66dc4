import './item-list.css';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { focusSoon } from '@/ui/keep-focus';
import { ItemRow } from './item-row';
import { useRemoval } from './removals';
import { reorderAnnouncements } from './reorder-announcements';
import { useReorderSensors } from './reorder-sensors';
import { useSpoken } from './spoken';

interface ItemListEditorProps<Item extends { id: string }> {
  items: readonly Item[];
  /** What the owner has written of an item; its name says which one it is where that is nothing. */
  titleOf: (item: Item) => string;
  nameOf: (number: number) => string;
  /** False where the list is as short as it may be. */
  canRemove?: boolean;
  onChange: (items: Item[]) => void;
  renderFields: (item: Item, index: number) => ReactNode;
}

/** A list inside a section that is put in order by dragging, by keyboard or by buttons. */
export function ItemListEditor<Item extends { id: string }>({
  items,
  titleOf,
  nameOf,
  canRemove = true,
  onChange,
  renderFields,
}: ItemListEditorProps<Item>) {
  const t = useTranslations('sections.list');
  const sensors = useReorderSensors();
  const contextId = useId();
  const [spoken, say] = useSpoken();
  const remove = useRemoval();
  const listRef = useRef<HTMLUListElement>(null);
  const ids = items.map(({ id }) => id);
  const names = items.map((_, index) => nameOf(index + 1));
  const titles = items.map((item, index) => titleOf(item).trim() || (names[index] ?? ''));

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
        announcements: reorderAnnouncements(t, ids, (id) => titles[ids.indexOf(String(id))] ?? ''),
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
            >
              {renderFields(item, index)}
            </ItemRow>
          ))}
        </ul>
      </SortableContext>
      {spoken}
    </DndContext>
  );
}
