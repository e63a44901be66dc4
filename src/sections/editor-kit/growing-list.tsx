import { type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createFreeId } from '@/core/free-id';
import { Button } from '@/ui/button';
import { hasErrorAt } from './fold';
import { ItemListEditor } from './item-list';

/** The fields of one item of a list are drawn with these. */
export interface ItemControl<Item> {
  errors: Readonly<Record<string, string>>;
  /** Errors have this path for the item. */
  path: string;
  /** True for an item that the owner has just added: its first field takes the focus. */
  isNew: boolean;
  onChange: (item: Item) => void;
}

interface GrowingListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** The content keeps the list by this name. */
  field: string;
  /** The ids of its items begin with this. */
  kind: string;
  icon: LucideIcon;
  texts: { empty: string; add: string };
  /** Stands in the place of the button that adds, where a plan allows no more items. */
  full?: ReactNode;
  getTitle: (item: Item) => string;
  /** Returns what a closed item says behind its title, such as its price. */
  getDetail?: (item: Item) => string;
  /** Names an item without a title by its number, from 1. */
  getName: (number: number) => string;
  errors: Readonly<Record<string, string>>;
  makeItem: (id: string) => Item;
  onChange: (items: Item[]) => void;
  renderFields: (item: Item, control: ItemControl<Item>) => ReactNode;
}

/** Draws a list that begins empty and that the owner adds items to. Each is a line that opens to its fields. */
export function GrowingList<Item extends { id: string }>({
  items,
  field,
  kind,
  icon: Icon,
  texts,
  full,
  getTitle,
  getDetail = () => '',
  getName,
  errors,
  makeItem,
  onChange,
  renderFields,
}: GrowingListProps<Item>) {
  const [addedId, setAddedId] = useState<string | null>(null);
  const path = `content.${field}`;

  const handleAdd = () => {
    const id = createFreeId(kind, Date.now(), items);
    onChange([...items, makeItem(id)]);
    setAddedId(id);
  };
  return (
    <>
      {items.length === 0 && (
        <p className="item-list__empty">
          <Icon />
          {texts.empty}
        </p>
      )}
      <ItemListEditor
        items={items}
        getTitle={getTitle}
        getName={getName}
        fold={{ getDetail, addedId, hasError: (index) => hasErrorAt(errors, `${path}.${index}`) }}
        onChange={onChange}
        renderFields={(item, index) =>
          renderFields(item, {
            errors,
            path: `${path}.${index}`,
            isNew: item.id === addedId,
            onChange: (next) => onChange(items.with(index, next)),
          })
        }
      />
      <div className="item-list__foot">
        {full ?? (
          <Button variant="soft" size="sm" onClick={handleAdd}>
            <Plus className="icon--sm" />
            {texts.add}
          </Button>
        )}
        {errors[path] && <p className="error">{errors[path]}</p>}
      </div>
    </>
  );
}
