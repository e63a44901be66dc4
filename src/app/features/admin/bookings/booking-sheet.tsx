import { formatDayInText, preventBreaks } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import { Sheet } from '@/ui/sheet';
import { CustomerName } from '../rows/customer-name';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { BookingDetails } from './booking-details';
import type { BookingHandlers } from './booking-rows';
import { formatService, formatWhen, formatWhenSoon } from './booking-text';
import { type Cancelling, CancelStep, cancelKind } from './cancel-step';
import { DetailsStep, type DetailsStepProps, findDetailsKind, listAskedQuestions } from './details-step';
import { MoveStep, type MoveStepProps } from './move-step';
import { ProposeStep, type ProposeStepProps } from './propose-step';

export type BookingStep = 'details' | 'cancel' | 'move' | 'propose' | 'change';

interface BookingSheetProps extends Omit<BookingHandlers, 'onCancel'> {
  website: MoveStepProps['website'];
  booking: Booking;
  mailSubject: string;
  /** This step opens first; the details lead to the other steps and back again. */
  start: BookingStep;
  step: BookingStep;
  onStep: (step: BookingStep) => void;
  cancelling: Cancelling;
  moving: Omit<MoveStepProps, 'website' | 'booking'>;
  proposing: Omit<ProposeStepProps, 'website' | 'booking'>;
  changing: Omit<DetailsStepProps, 'booking' | 'questions'>;
  onClose: () => void;
}

/** Shows a booking with all that its row in the list has, and the steps in which it is cancelled or moved. */
export function BookingSheet({
  website,
  start,
  step,
  onStep,
  booking,
  cancelling,
  moving,
  proposing,
  changing,
  onClose,
  ...details
}: BookingSheetProps) {
  const t = useText();
  const td = useDiaryText();
  const questions = listAskedQuestions(website, booking);
  const kind = findDetailsKind(booking, questions);
  const closing = { onClose, closeLabel: t('admin.bookings.close') };
  if (step === 'details')
    return (
      <Sheet {...closing} title={<CustomerName {...booking} name={booking.customerName} />}>
        <BookingDetails
          booking={booking}
          {...details}
          onCancel={() => onStep('cancel')}
          onMove={() => onStep('move')}
          onPropose={() => onStep('propose')}
          change={kind && { kind, onPress: () => onStep('change') }}
        />
      </Sheet>
    );
  const back =
    start === 'details' ? { label: t('admin.bookings.back'), onPress: () => onStep('details') } : undefined;
  if (step === 'propose')
    return (
      <Sheet
        {...closing}
        title={td('diary.propose.title')}
        description={td('diary.propose.text', {
          name: booking.customerName,
          when: formatWhenSoon(booking, formatDayInText),
        })}
        back={back}
      >
        <ProposeStep website={website} booking={booking} {...proposing} />
      </Sheet>
    );
  if (step === 'change' && kind)
    return (
      <Sheet
        {...closing}
        title={td(`diary.details.action.${kind}`)}
        description={`${booking.customerName}, ${preventBreaks(formatWhen(booking))}`}
        back={back}
      >
        <DetailsStep booking={booking} questions={questions} {...changing} />
      </Sheet>
    );
  if (step === 'move')
    return (
      <Sheet
        {...closing}
        title={td('diary.move.title')}
        description={`${booking.customerName}, ${formatService(booking, t)}`}
        back={back}
      >
        <MoveStep website={website} booking={booking} {...moving} />
      </Sheet>
    );
  return (
    <Sheet
      {...closing}
      title={t(`admin.bookings.cancelStep.title.${cancelKind(booking)}`)}
      description={`${booking.customerName}, ${preventBreaks(formatWhen(booking))}`}
      back={back}
    >
      <CancelStep booking={booking} {...cancelling} />
    </Sheet>
  );
}
