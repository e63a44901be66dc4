import { useTranslations } from 'use-intl';
import type { ItemControl } from '../../editor-kit/growing-list';
import { ItemField, ItemNumber } from '../../editor-kit/item-fields';
import {
  type BookedService,
  type BookingContent,
  DURATION_STEP_MINUTES,
  MIN_DURATION_MINUTES,
} from './definition';

interface ServiceFieldsProps extends ItemControl<BookedService> {
  service: BookedService;
  bookingType: BookingContent['bookingType'];
}

export function ServiceFields({ service, bookingType, errors, path, isNew, onChange }: ServiceFieldsProps) {
  const t = useTranslations('sections.booking');
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
        isOptional
        value={service.description}
        error={errors[`${path}.description`]}
        onChange={(description) => onChange({ ...service, description })}
      />
    </>
  );
}
