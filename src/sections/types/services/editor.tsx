import { List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type Service, type ServicesContent, services } from './definition';

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
          getTitle={(service) => service.title}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => ({ id, title: '', description: '', price: '' })}
          onChange={(services) => onChange({ ...content, services })}
          renderFields={(service, control) => <ServiceFields service={service} {...control} />}
        />
      </div>
    </>
  );
}

interface ServiceFieldsProps extends ItemControl<Service> {
  service: Service;
}

export function ServiceFields({ service, errors, path, isNew, onChange }: ServiceFieldsProps) {
  const t = useTranslations('sections.services');
  return (
    <>
      <ItemField
        label={t('serviceTitle')}
        required
        value={service.title}
        error={errors[`${path}.title`]}
        isFocused={isNew}
        onChange={(title) => onChange({ ...service, title })}
      />
      <ItemField
        className="item-edit__short"
        label={t('price')}
        placeholder={t('pricePlaceholder')}
        value={service.price}
        error={errors[`${path}.price`]}
        onChange={(price) => onChange({ ...service, price })}
      />
      <ItemField
        label={t('description')}
        isOptional
        value={service.description}
        error={errors[`${path}.description`]}
        onChange={(description) => onChange({ ...service, description })}
      />
    </>
  );
}

export const editor = defineEditor(services, ServicesEditor);
