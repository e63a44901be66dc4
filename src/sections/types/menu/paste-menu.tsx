import { useTranslations } from 'use-intl';
import { freeId } from '@/core/free-id';
import type { ReadList } from '../../editor-kit/pasted-list/parse-priced-list';
import { PasteList } from '../../editor-kit/pasted-list/paste-list';
import type { Category } from './definition';
import { menuRules, type ReadDish } from './parse-menu';

interface PasteMenuProps {
  categories: readonly Category[];
  onChange: (categories: Category[]) => void;
}

/** A menu that the owner has as a text becomes categories and dishes. */
export function PasteMenu({ categories, onChange }: PasteMenuProps) {
  const t = useTranslations('sections.menu');
  return (
    <PasteList
      hint={t('pasteHint')}
      startsOpen={categories.length === 0}
      {...menuRules}
      listFacts={({ amount = '', allergens }) => [amount, allergens.join(', ')]}
      hasItems={categories.length > 0}
      onTake={(list, isReplacing) => {
        const taken = toCategories(list, categories, Date.now());
        onChange(isReplacing ? taken : [...categories, ...taken]);
      }}
    />
  );
}

/** Gives what was read its ids. */
function toCategories({ groups }: ReadList<ReadDish>, known: readonly Category[], nowMs: number): Category[] {
  const taken: Category[] = [];
  for (const { name, rows } of groups) {
    const id = freeId('category', nowMs, [...known, ...taken]);
    taken.push({
      id,
      name,
      dishes: rows.map((dish, index) => ({ ...dish, id: `dish-${nowMs + index}` })),
    });
  }
  return taken;
}
