import { useLocale, useTranslations } from 'use-intl';
import { findVisitCents } from '@/core/bookings';
import { formatMoney } from '@/core/locale/format';
import { Checkbox } from '@/ui/checkbox';
import { Fold } from '../../editor-kit/fold';
import type { ItemControl } from '../../editor-kit/growing-list';
import { ItemField, ItemNumber } from '../../editor-kit/item-fields';
import {
  type BookedService,
  type BookingContent,
  BUFFER_STEP_MINUTES,
  DURATION_STEP_MINUTES,
  MAX_BUFFER_MINUTES,
  MAX_CAPACITY,
  MIN_DURATION_MINUTES,
} from './definition';
import { RoomPriceFields, SeasonFields } from './room-fields';

interface ServiceFieldsProps extends ItemControl<BookedService> {
  service: BookedService;
  bookingType: BookingContent['bookingType'];
  /** True if each service is booked by itself, so that there can be several of it. */
  hasCapacity: boolean;
}

export function ServiceFields({
  service,
  bookingType,
  hasCapacity,
  errors,
  path,
  isNew,
  onChange,
}: ServiceFieldsProps) {
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
        <RoomPriceFields key="price" room={service} {...{ errors, path, onChange }} />
      )}
      {bookingType === 'hourly' && <VisitPriceFields {...{ service, errors, path, onChange }} />}
      <ItemField
        label={t('description')}
        isOptional
        value={service.description}
        error={errors[`${path}.description`]}
        onChange={(description) => onChange({ ...service, description })}
      />
      {hasCapacity && (
        <ItemNumber
          label={t(bookingType === 'daily' ? 'roomCapacity' : 'capacity')}
          hint={t(bookingType === 'daily' ? 'roomCapacityHint' : 'capacityHint')}
          min={1}
          max={MAX_CAPACITY}
          step={1}
          value={service.capacity ?? 1}
          error={errors[`${path}.capacity`]}
          // A missing capacity means one.
          onChange={(capacity) => onChange({ ...service, capacity: capacity === 1 ? undefined : capacity })}
        />
      )}
      {bookingType === 'daily' && <SeasonFields room={service} {...{ errors, path, onChange }} />}
      {bookingType === 'hourly' && <Buffers {...{ service, errors, path, onChange }} />}
    </>
  );
}

type PartProps = Pick<ServiceFieldsProps, 'service' | 'errors' | 'path' | 'onChange'>;

/** Asks for the price of a visit, or of an hour. A service without a price shows none. */
function VisitPriceFields({ service, errors, path, onChange }: PartProps) {
  const t = useTranslations('sections.booking');
  const locale = useLocale();
  const { isPricedByHour = false, ...rest } = service;
  const cents = findVisitCents(service);
  return (
    <>
      <ItemField
        label={t('visitPrice')}
        isOptional
        suffix={t('priceUnit')}
        inputMode="decimal"
        value={service.visitPrice ?? ''}
        error={errors[`${path}.visitPrice`]}
        onChange={(price) => onChange({ ...service, visitPrice: price === '' ? undefined : price })}
      />
      {service.visitPrice !== undefined && (
        <Checkbox
          label={t('pricedByHour')}
          hint={isPricedByHour && cents ? t('wholeVisit', { price: formatMoney(locale, cents) }) : undefined}
          checked={isPricedByHour}
          onChange={({ target }) => onChange(target.checked ? { ...rest, isPricedByHour: true } : rest)}
        />
      )}
    </>
  );
}

/** Asks for the minutes that are kept free around a visit. They are folded away, because most services need none. */
function Buffers({ service, errors, path, onChange }: PartProps) {
  const t = useTranslations('sections.booking');
  const renderField = (name: 'bufferBefore' | 'bufferAfter') => (
    <ItemNumber
      label={t(name)}
      unit={t('minutesUnit')}
      min={0}
      max={MAX_BUFFER_MINUTES}
      step={BUFFER_STEP_MINUTES}
      value={service[name] ?? 0}
      error={errors[`${path}.${name}`]}
      onChange={(minutes) => onChange({ ...service, [name]: minutes === 0 ? undefined : minutes })}
    />
  );
  const hasError = Boolean(errors[`${path}.bufferBefore`] ?? errors[`${path}.bufferAfter`]);
  return (
    <Fold title={t('buffers')} hasError={hasError}>
      <p className="hint">{t('buffersHint')}</p>
      <div className="fold__two">
        {renderField('bufferBefore')}
        {renderField('bufferAfter')}
      </div>
    </Fold>
  );
}
