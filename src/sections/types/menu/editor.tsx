import './menu-editor.css';
import { UtensilsCrossed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { createFreeId } from '@/core/free-id';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import type { ReadList } from '../../editor-kit/pasted-list/parse-priced-list';
import { PasteList } from '../../editor-kit/pasted-list/paste-list';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { MenuDays } from './day-fields';
import { type Category, type MenuContent, menu } from './definition';
import { DishList } from './dish-fields';
import { menuRules, type ReadDish } from './parse-menu';

function MenuEditor(props: SectionEditorProps<MenuContent>) {
  const { id, title, content, onTitleChange, onChange, onUpload, errors } = props;
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
          renderFields={(category, control) => (
            <CategoryFields {...control} sectionId={id} category={category} onUpload={onUpload} />
          )}
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

interface CategoryFieldsProps
  extends ItemControl<Category>,
    Pick<SectionEditorProps<MenuContent>, 'onUpload'> {
  sectionId: string;
  category: Category;
}

function CategoryFields(props: CategoryFieldsProps) {
  const { sectionId, category, errors, path, isNew, onUpload, onChange } = props;
  const { imageUrl = '', ...withoutPicture } = category;
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
      <PictureField
        sectionId={sectionId}
        slot={category.id}
        label={t('picture')}
        addressLabel={t('imageUrl')}
        url={imageUrl}
        error={errors[`${path}.imageUrl`]}
        onFile={(file) =>
          onUpload({ slot: category.id, files: [file], kind: 'picture', place: placeImage(category.id) })
        }
        onChange={(url) => onChange(url === '' ? withoutPicture : { ...category, imageUrl: url })}
      />
    </>
  );
}

/** Gives an uploaded image to a category. */
function placeImage(categoryId: string) {
  return (content: MenuContent, imageUrl: string): MenuContent | null => {
    const categories = changeItem(content.categories, categoryId, (item) => ({ ...item, imageUrl }));
    return categories && { ...content, categories };
  };
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

interface PasteMenuProps {
  categories: readonly Category[];
  onChange: (categories: Category[]) => void;
}

/** Turns a menu that the owner has as a text into categories and dishes. */
function PasteMenu({ categories, onChange }: PasteMenuProps) {
  const t = useTranslations('sections.menu');
  return (
    <PasteList
      hint={t('pasteHint')}
      startsOpen={categories.length === 0}
      {...menuRules}
      listFacts={({ amount = '', allergens }) => [amount, allergens.join(', ')]}
      itemCount={categories.reduce((sum, { dishes }) => sum + dishes.length, 0)}
      onTake={(list, isReplacing) => {
        const taken = toCategories(list, categories, Date.now());
        onChange(isReplacing ? taken : [...categories, ...taken]);
      }}
    />
  );
}

/** Makes categories of what was read, with ids. */
function toCategories({ groups }: ReadList<ReadDish>, known: readonly Category[], nowMs: number): Category[] {
  const taken: Category[] = [];
  for (const { name, rows } of groups) {
    const id = createFreeId('category', nowMs, [...known, ...taken]);
    taken.push({
      id,
      name,
      dishes: rows.map((dish, index) => ({ ...dish, id: `dish-${nowMs + index}` })),
    });
  }
  return taken;
}
