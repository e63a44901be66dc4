import { List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList } from '../../editor-kit/growing-list';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type ServicesContent, services } from './definition';
import { ServiceFields } from './service-fields';

function ServicesEditor({
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

export const editor = defineEditor(services, ServicesEditor);
