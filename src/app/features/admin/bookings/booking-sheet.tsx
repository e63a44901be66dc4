import { useState } from 'react';
import { keepTogether } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import { Sheet } from '@/ui/sheet';
import { CustomerName } from '../rows/customer-name';
import { useText } from '../use-text';
import { BookingDetails } from './booking-details';
import type { BookingHandlers } from './booking-rows';
import { whenText } from './booking-text';
import { type Cancelling, CancelStep, cancelKind } from './cancel-step';

interface BookingSheetProps extends Omit<BookingHandlers, 'onCancel'> {
  booking: Booking;
  mailSubject: string;
  /** The step that opens first; the details lead to the other one, and back again. */
  start: 'details' | 'cancel';
  /** The sentence that the owner has typed already. */
  words: string;
  cancelling: Cancelling;
  onClose: () => void;
}

/** A booking with all that its row in the list has, and the step in which it is cancelled. */
export function BookingSheet({ start, booking, words, cancelling, onClose, ...details }: BookingSheetProps) {
  const t = useText();
  const [step, setStep] = useState(start);
  const name = <CustomerName {...booking} name={booking.customerName} />;
  if (step === 'details')
    return (
      <Sheet onClose={onClose} title={name} closeLabel={t('admin.bookings.close')}>
        <BookingDetails booking={booking} {...details} onCancel={() => setStep('cancel')} />
      </Sheet>
    );
  return (
    <Sheet
      onClose={onClose}
      title={t(`admin.bookings.cancelStep.title.${cancelKind(booking)}`)}
      description={`${booking.customerName}, ${keepTogether(whenText(booking))}`}
      closeLabel={t('admin.bookings.close')}
      back={
        start === 'details'
          ? { label: t('admin.bookings.back'), onPress: () => setStep('details') }
          : undefined
      }
    >
      <CancelStep booking={booking} words={words} {...cancelling} />
    </Sheet>
  );
}
