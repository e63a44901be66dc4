import { Check, Pencil, Trash2 } from 'lucide-react';
import { formatDateTime } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { CustomerName } from '../rows/customer-name';
import { useText } from '../use-text';
import { BookingBadge, BookingFacts } from './booking-facts';
import type { BookingHandlers } from './booking-rows';

interface BookingDetailsDialogProps extends BookingHandlers {
  booking: Booking;
  mailSubject: string;
  onClose: () => void;
}

/** A booking of the calendar with all that its row in the list has. */
export function BookingDetailsDialog({
  booking,
  mailSubject,
  onClose,
  onStatus,
  onEdit,
  onDelete,
  onNoShow,
}: BookingDetailsDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={
        <span className="wrap-anywhere">
          <CustomerName {...booking} name={booking.customerName} />
        </span>
      }
      closeLabel={t('admin.bookings.close')}
      footer={
        <>
          <Button variant="danger-quiet" onClick={() => onDelete(booking)}>
            <Trash2 />
            {t('admin.bookings.delete')}
          </Button>
          <Button data-autofocus={booking.status !== 'pending' || undefined} onClick={() => onEdit(booking)}>
            <Pencil />
            {t('admin.bookings.edit')}
          </Button>
          {onNoShow && canBeNoShow(booking) && (
            <Button onClick={() => onNoShow(booking, !booking.noShow)}>
              {t(booking.noShow ? 'admin.bookings.didCome' : 'admin.bookings.didNotCome')}
            </Button>
          )}
          {booking.status === 'pending' && (
            <>
              <Button onClick={() => onStatus(booking, 'cancelled')}>{t('admin.bookings.reject')}</Button>
              <Button variant="primary" data-autofocus onClick={() => onStatus(booking, 'confirmed')}>
                <Check />
                {t('admin.bookings.confirm')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="grid gap-2">
        <p>
          <BookingBadge status={booking.status} />
        </p>
        <BookingFacts booking={booking} mailSubject={mailSubject} />
        <p className="sm mute">{t('admin.bookings.received', { date: formatDateTime(booking.createdAt) })}</p>
      </div>
    </Dialog>
  );
}

/** A visit that has begun, and that somebody was expected to. */
function canBeNoShow({ status, bookingDate, noShow }: Booking): boolean {
  return noShow || (status === 'confirmed' && Date.parse(bookingDate) <= Date.now());
}
