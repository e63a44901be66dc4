import { useTranslations } from 'use-intl';
import { SelectField } from '@/ui/select-field';
import { useSectionTargets } from '../../editor-kit/host';
import type { Room } from './definition';

interface BookingChoiceProps {
  room: Room;
  onChange: (room: Room) => void;
}

/** Asks which room of a booking section it is, so that a button can lead there. */
export function BookingChoice({ room, onChange }: BookingChoiceProps) {
  const t = useTranslations('sections.rooms');
  const bookable = useSectionTargets().flatMap(({ linked }) => linked);
  const { bookingServiceId: chosen, ...withoutBooking } = room;
  if (bookable.length === 0 && chosen === undefined) return <p className="hint">{t('noBookingHint')}</p>;
  const isGone = chosen !== undefined && !bookable.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={t('booking')}
      hint={isGone ? undefined : t('bookingHint')}
      error={isGone ? t('bookingGone') : undefined}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('noBooking') },
        ...(isGone ? [{ value: chosen, label: t('bookingGone') }] : []),
        ...bookable.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target: { value } }) =>
        onChange(value === '' ? withoutBooking : { ...room, bookingServiceId: value })
      }
    />
  );
}
