import { List, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/ui/button';
import { freeId } from '../free-id';
import { ItemListEditor } from '../item-list-editor';
import type { SectionEditorProps } from '../section';
import { SectionTitleField } from '../section-title-field';
import type { Service, ServicesContent } from './schema';
import { ServiceFields } from './service-fields';

export function ServicesEditor({
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<ServicesContent>) {
  const t = useTranslations('sections.services');
  const [addedId, setAddedId] = useState<string | null>(null);
  const { services } = content;

  const setServices = (next: Service[]) => onChange({ ...content, services: next });
  const handleAdd = () => {
    const id = freeId('service', Date.now(), services);
    setServices([...services, { id, title: '', description: '', price: '' }]);
    setAddedId(id);
  };

  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <div>
        {services.length === 0 && (
          <p className="item-list__empty">
            <List />
            {t('empty')}
          </p>
        )}
        <ItemListEditor
          items={services}
          titleOf={(service) => service.title}
          nameOf={(number) => t('unnamed', { number })}
          onChange={setServices}
          renderFields={(service, index) => (
            <ServiceFields
              service={service}
              errors={errors}
              path={`content.services.${index}`}
              isNew={service.id === addedId}
              onChange={(next) => setServices(services.with(index, next))}
            />
          )}
        />
        <div className="item-list__foot">
          <Button variant="soft" size="sm" onClick={handleAdd}>
            <Plus className="icon--sm" />
            {t('add')}
          </Button>
          {errors['content.services'] && <p className="error">{errors['content.services']}</p>}
        </div>
      </div>
    </>
  );
}
