import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { freeId } from '@/core/free-id';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { ItemField } from '../../editor-kit/item-fields';
import { ItemListEditor } from '../../editor-kit/item-list';
import { MAX_POLL_OPTIONS, MIN_POLL_OPTIONS, type PollContent, poll } from './definition';
import { useOptionItems } from './use-option-items';

function PollEditor({ content, onChange, errors }: SectionEditorProps<PollContent>) {
  const t = useTranslations('sections.poll');
  const [addedId, setAddedId] = useState<string | null>(null);
  const [items, setItems] = useOptionItems(content.options, (options) => onChange({ ...content, options }));

  const handleAdd = () => {
    const id = freeId('option', Date.now(), items);
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
    </>
  );
}

export const editor = defineEditor(poll, PollEditor);
