import { useTranslations } from 'use-intl';
import { ItemField, ItemNumber } from '../../editor-kit/item-fields';
import type { BookedService, BookingContent } from './definition';
import { DURATION_STEP_MINUTES, MIN_DURATION_MINUTES } from './service-limits';

interface ServiceFieldsProps {
  service: BookedService;
  bookingType: BookingContent['bookingType'];
  errors: Readonly<Record<string, string>>;
  /** Where this service stands among the errors. */
  path: string;
  /** The owner has just added it: its first field takes the focus. */
  isNew: boolean;
  onChange: (service: BookedService) => void;
}

export function ServiceFields({ service, bookingType, errors, path, isNew, onChange }: ServiceFieldsProps) {
  const t = useTranslations('sections.booking');
  const common = useTranslations('sections.common');
  return (
    <>
      <ItemField
        label={t('name')}
        value={service.name}
        error={errors[`${path}.name`]}
        isFocused={isNew}
        onChange={(name) => onChange({ ...service, name })}
      />
      {bookingType === 'hourly' ? (
        <ItemNumber
          key="duration"
          className="item-edit__short"
          label={t('duration')}
          unit={t('minutesUnit')}
          min={MIN_DURATION_MINUTES}
          step={DURATION_STEP_MINUTES}
          value={service.duration}
          error={errors[`${path}.duration`]}
          onChange={(duration) => onChange({ ...service, duration })}
        />
      ) : (
        <ItemNumber
          key="price"
          className="item-edit__short"
          label={t('price')}
          unit={t('priceUnit')}
          min={0}
          step={1}
          value={service.price}
          error={errors[`${path}.price`]}
          onChange={(price) => onChange({ ...service, price })}
        />
      )}
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
