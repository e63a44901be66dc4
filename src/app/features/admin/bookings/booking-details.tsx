import { CalendarClock, CalendarPlus, Check, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { formatDateTime } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import { Button } from '@/ui/button';
import { SheetFoot } from '@/ui/sheet';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { BookingBadge, BookingFacts } from './booking-facts';
import type { BookingHandlers } from './booking-rows';
import { cancelKind } from './cancel-step';

interface BookingDetailsProps extends BookingHandlers {
  booking: Booking;
  mailSubject: string;
  onMove: () => void;
  onPropose: () => void;
  /** Leads to the step in which the customer's details are changed; null where there is nothing to change. */
  change: { kind: 'guests' | 'answers' | 'both'; onPress: () => void } | null;
}

export function BookingDetails({
  booking,
  mailSubject,
  onStatus,
  onCancel,
  onEdit,
  onDelete,
  onNoShow,
  onMove,
  onPropose,
  change,
}: BookingDetailsProps) {
  const t = useText();
  const td = useDiaryText();
  const { status, bookingType } = booking;
  const isMovable = bookingType === 'hourly' && status !== 'cancelled';
  return (
    <>
      <div className="grid gap-2">
        <p>
          <BookingBadge status={status} />
        </p>
        <BookingFacts booking={booking} mailSubject={mailSubject} />
        <p className="sm mute">{t('admin.bookings.received', { date: formatDateTime(booking.createdAt) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isMovable && status === 'pending' && booking.customerEmail !== '' && (
          <Button onClick={onPropose}>
            <CalendarPlus />
            {td('diary.propose.action')}
          </Button>
        )}
        {isMovable ? (
          <Button onClick={onMove}>
            <CalendarClock />
            {td('diary.move.actionWithoutTime')}
          </Button>
        ) : (
          <Button onClick={() => onEdit(booking)}>
            <Pencil />
            {t('admin.bookings.edit')}
          </Button>
        )}
        {change && status !== 'cancelled' && (
          <Button onClick={change.onPress}>
            <ListChecks />
            {td(`diary.details.action.${change.kind}`)}
          </Button>
        )}
        {onNoShow && canBeNoShow(booking) && (
          <Button onClick={() => onNoShow(booking, !booking.noShow)}>
            {t(booking.noShow ? 'admin.bookings.didCome' : 'admin.bookings.didNotCome')}
          </Button>
        )}
        <Button variant="danger-quiet" onClick={() => onDelete(booking)}>
          <Trash2 />
          {t('admin.bookings.delete')}
        </Button>
      </div>
      {status !== 'cancelled' && (
        <SheetFoot>
          <Button size="lg" onClick={() => onCancel(booking)}>
            {status === 'pending'
              ? t('admin.bookings.reject')
              : t(`admin.bookings.cancelStep.submit.${cancelKind(booking)}`)}
          </Button>
          {status === 'pending' && (
            <Button variant="primary" size="lg" data-autofocus onClick={() => onStatus(booking, 'confirmed')}>
              <Check />
              {t('admin.bookings.confirm')}
            </Button>
          )}
        </SheetFoot>
      )}
    </>
  );
}

/** Returns true for a visit that has begun and to which somebody was expected. */
function canBeNoShow({ status, bookingDate, noShow }: Booking): boolean {
  return noShow || (status === 'confirmed' && Date.parse(bookingDate) <= Date.now());
}
