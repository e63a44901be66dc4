import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { freeId } from '@/core/free-id';
import { priceText } from '@/core/money';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/field';
import { Fold } from '../../editor-kit/fold';
import { useSpoken } from '../../editor-kit/spoken';
import type { Category } from './definition';
import { MENU_TEXT_MAX_LENGTH, parseMenu, type ReadMenu } from './parse-menu';

interface PasteMenuProps {
  categories: readonly Category[];
  onChange: (categories: Category[]) => void;
}

/** A menu that the owner has as a text becomes categories and dishes: what was understood is shown before it is taken. */
export function PasteMenu({ categories, onChange }: PasteMenuProps) {
  const t = useTranslations('sections.menu');
  const [text, setText] = useState('');
  const [spoken, say] = useSpoken();
  // Typing goes first: a long menu takes a moment to read.
  const readText = useDeferredValue(text);
  const read = useMemo(() => parseMenu(readText), [readText]);
  const take = () => {
    onChange([...categories, ...toCategories(parseMenu(text), categories, Date.now())]);
    setText('');
    say(t('taken'));
  };
  return (
    <Fold title={t('paste')} hasError={false} startsOpen={categories.length === 0}>
      <p className="hint">{t('pasteHint')}</p>
      <TextAreaField
        label={t('pasteField')}
        rows={6}
        maxLength={MENU_TEXT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <>
          <Understood read={read} />
          <div className="flex flex-wrap gap-2">
            {read.categories.length > 0 && (
              <Button variant="soft" size="sm" onClick={take}>
                {t('take')}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => setText('')}>
              {t('clear')}
            </Button>
          </div>
        </>
      )}
      {spoken}
    </Fold>
  );
}

function Understood({ read: { categories, leftOut } }: { read: ReadMenu }) {
  const t = useTranslations('sections.menu');
  const dishes = categories.reduce((sum, category) => sum + category.dishes.length, 0);
  const summary =
    dishes === 0
      ? t('nothing')
      : t('understood', { categories: categories.filter(({ name }) => name !== '').length, dishes });
  return (
    <div className="menu-read">
      <p className="strong" role="status">
        {summary}
      </p>
      {dishes > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className="menu-read__list" tabIndex={0} aria-label={summary}>
          {categories.map(({ name, dishes: list }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no identity yet
            <div key={index}>
              <p className="strong">{name || t('noCategoryName')}</p>
              <ul>
                {list.map((dish, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no identity yet
                  <li key={place}>
                    <span>
                      {dish.name}
                      <span className="hint">
                        {[dish.amount, dish.allergens.join(', '), dish.description]
                          .filter(Boolean)
                          .map((fact) => ` · ${fact}`)}
                      </span>
                    </span>
                    <b>{priceText(dish.price)}</b>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {leftOut.length > 0 && (
        <p className="hint">
          {t('leftOut')}: {leftOut.join(' · ')}
        </p>
      )}
    </div>
  );
}

/** Gives what was read its ids. */
function toCategories(read: ReadMenu, known: readonly Category[], nowMs: number): Category[] {
  const taken: Category[] = [];
  for (const { name, dishes } of read.categories) {
    const id = freeId('category', nowMs, [...known, ...taken]);
    taken.push({
      id,
      name,
      dishes: dishes.map((dish, index) => ({ ...dish, id: `dish-${nowMs + index}` })),
    });
  }
  return taken;
}
