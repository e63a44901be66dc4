import { useTranslations } from 'use-intl';
import { ItemField } from '../../editor-kit/item-fields';
import type { Service } from './definition';

interface ServiceFieldsProps {
  service: Service;
  errors: Readonly<Record<string, string>>;
  /** Where this service stands among the errors. */
  path: string;
  /** The owner has just added it: its first field takes the focus. */
  isNew: boolean;
  onChange: (service: Service) => void;
}

export function ServiceFields({ service, errors, path, isNew, onChange }: ServiceFieldsProps) {
  const t = useTranslations('sections.services');
  const common = useTranslations('sections.common');
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
        labelNote={common('optional')}
        value={service.description}
        error={errors[`${path}.description`]}
        onChange={(description) => onChange({ ...service, description })}
      />
    </>
  );
}
