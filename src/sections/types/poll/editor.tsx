import { Plus } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createFreeId } from '@/core/free-id';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { SectionVotesContext } from '../../editor-kit/host';
import { ItemField } from '../../editor-kit/item-fields';
import { ItemListEditor } from '../../editor-kit/item-list';
import { MAX_POLL_OPTIONS, MIN_POLL_OPTIONS, type PollContent, poll } from './definition';

function PollEditor({ id: sectionId, content, onChange, errors }: SectionEditorProps<PollContent>) {
  const t = useTranslations('sections.poll');
  const Votes = use(SectionVotesContext);
  const [addedId, setAddedId] = useState<string | null>(null);
  const [items, setItems] = useOptionItems(content.options, (options) => onChange({ ...content, options }));

  const handleAdd = () => {
    const id = createFreeId('option', Date.now(), items);
    setItems([...items, { id, text: '' }]);
    setAddedId(id);
  };

  return (
    <>
      <TextField
        label={t('question')}
        value={content.question}
        error={errors['content.question']}
        onChange={(event) => onChange({ ...content, question: event.target.value })}
      />
      <fieldset>
        <legend className="label mb-1.5">{t('options')}</legend>
        <ItemListEditor
          items={items}
          getTitle={({ text }) => text}
          getName={(number) => t('unnamed', { number })}
          canRemove={items.length > MIN_POLL_OPTIONS}
          onChange={setItems}
          renderFields={(item, index) => (
            <ItemField
              label={<span className="sr-only">{t('option', { number: index + 1 })}</span>}
              value={item.text}
              error={errors[`content.options.${index}`]}
              isFocused={item.id === addedId}
              onChange={(text) => setItems(items.with(index, { ...item, text }))}
            />
          )}
        />
        <div className="item-list__foot">
          {items.length < MAX_POLL_OPTIONS ? (
            <Button variant="soft" size="sm" onClick={handleAdd}>
              <Plus className="icon--sm" />
              {t('add')}
            </Button>
          ) : (
            <p className="hint">{t('full', { max: MAX_POLL_OPTIONS })}</p>
          )}
          {errors['content.options'] && <p className="error">{errors['content.options']}</p>}
        </div>
      </fieldset>
      {Votes && <Votes sectionId={sectionId} />}
    </>
  );
}

export const editor = defineEditor(poll, PollEditor, {
  list: [
    ['title', 4, 4, 22, 4],
    ['picture', 4, 11, 40, 4],
    ['picture', 4, 17, 40, 4],
    ['picture', 4, 23, 40, 4],
  ],
  tiles: [
    ['title', 13, 4, 22, 4],
    ['picture', 4, 12, 12, 15],
    ['picture', 18, 12, 12, 15],
    ['picture', 32, 12, 12, 15],
  ],
});

interface OptionItem {
  id: string;
  text: string;
}

/**
 * Gives the options ids for as long as the editor is open. They are stored as plain texts, but an option that moves must
 * take the focus with it.
 */
function useOptionItems(
  options: readonly string[],
  onChange: (options: string[]) => void,
): [items: OptionItem[], setItems: (items: OptionItem[]) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const setItems = (items: OptionItem[]) => {
    setIds(items.map(({ id }) => id));
    onChange(items.map(({ text }) => text));
  };
  return [withIds(options, ids), setItems];
}

/** Gives new ids to options that come back by an undo and whose ids are not known any more. */
export function withIds(options: readonly string[], ids: readonly string[]): OptionItem[] {
  const taken = ids.map((id) => ({ id }));
  return options.map((text, index) => {
    const id = ids[index] ?? createFreeId('option', index, taken);
    if (ids[index] === undefined) taken.push({ id });
    return { id, text };
  });
}
