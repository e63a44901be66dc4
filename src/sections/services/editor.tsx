import { List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { GrowingList } from '../growing-list';
import type { SectionEditorProps } from '../section';
import { SectionTitleField } from '../section-title-field';
import type { ServicesContent } from './schema';
import { ServiceFields } from './service-fields';

export function ServicesEditor({
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<ServicesContent>) {
  const t = useTranslations('sections.services');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <div>
        <GrowingList
          items={content.services}
          field="services"
          kind="service"
          icon={List}
          texts={{ empty: t('empty'), add: t('add') }}
          titleOf={(service) => service.title}
          nameOf={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => ({ id, title: '', description: '', price: '' })}
          onChange={(services) => onChange({ ...content, services })}
          renderFields={(service, control) => (
            <ServiceFields service={service} errors={errors} {...control} />
          )}
        />
      </div>
    </>
  );
}
