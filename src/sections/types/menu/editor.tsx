import './menu-editor.css';
import { UtensilsCrossed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { MenuDays } from './day-fields';
import { type Category, type MenuContent, menu } from './definition';
import { DishList } from './dish-fields';
import { PasteMenu } from './paste-menu';

function MenuEditor(props: SectionEditorProps<MenuContent>) {
  const { title, content, onTitleChange, onChange, errors } = props;
  const t = useTranslations('sections.menu');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <PasteMenu
        categories={content.categories}
        onChange={(categories) => onChange({ ...content, categories })}
      />
      <div>
        <GrowingList
          items={content.categories}
          field="categories"
          kind="category"
          icon={UtensilsCrossed}
          texts={{ empty: t('noCategories'), add: t('addCategory') }}
          getTitle={({ name }) => name}
          getName={(number) => t('unnamedCategory', { number })}
          errors={errors}
          makeItem={(id) => ({ id, name: '', dishes: [] })}
          onChange={(categories) => onChange({ ...content, categories })}
          renderFields={(category, control) => <CategoryFields category={category} {...control} />}
        />
      </div>
      <MenuDays
        days={content.days ?? []}
        errors={errors}
        onChange={(days) => onChange({ ...content, days: days.length === 0 ? undefined : days })}
      />
    </>
  );
}

type CategoryFieldsProps = ItemControl<Category> & { category: Category };

function CategoryFields({ category, errors, path, isNew, onChange }: CategoryFieldsProps) {
  const t = useTranslations('sections.menu');
  return (
    <>
      <ItemField
        label={t('categoryName')}
        isOptional
        placeholder={t('categoryPlaceholder')}
        value={category.name}
        error={errors[`${path}.name`]}
        isFocused={isNew}
        onChange={(name) => onChange({ ...category, name })}
      />
      <Fold
        title={t('dishCount', { count: category.dishes.length })}
        hasError={hasErrorAt(errors, `${path}.dishes`)}
        startsOpen={isNew}
        isLong
      >
        <DishList
          dishes={category.dishes}
          path={`${path}.dishes`}
          errors={errors}
          onChange={(dishes) => onChange({ ...category, dishes })}
        />
      </Fold>
    </>
  );
}

export const editor = defineEditor(menu, MenuEditor, {
  list: [['title', 4, 5, 11, 4], ...sketchLines(19, 6, 18, 6), ...sketchLines(40, 6, 4, 6)],
  columns: [
    ['title', 4, 4, 10, 3],
    ...sketchLines(4, 10, 18, 4),
    ['title', 26, 4, 10, 3],
    ...sketchLines(26, 10, 18, 4),
  ],
  board: [
    ['title', 4, 5, 12, 4],
    ['title', 18, 5, 4, 4],
    ['title', 26, 5, 12, 4],
    ['title', 40, 5, 4, 4],
    ['title', 4, 16, 10, 4],
    ['title', 18, 16, 4, 4],
    ['title', 26, 16, 13, 4],
    ['title', 40, 16, 4, 4],
  ],
});
