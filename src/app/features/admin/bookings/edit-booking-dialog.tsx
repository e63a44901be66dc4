import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createSchemaResolver, showServerFieldErrors } from '@/app/lib/form-errors';
import { type Booking, type BookingEdit, bookingStatus } from '@/contracts/bookings';
import { addDays, isCalendarDate } from '@/core/dates';
import { dateField, timeField } from '@/core/fields';
import { key } from '@/core/messages';
import { findBookedCents } from '@/core/stays';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { formatNights } from '../calendar/stay-text';
import { useText } from '../use-text';
import { formatService } from './booking-text';

const fields = z.object({
  status: bookingStatus,
  bookingDateText: dateField,
  bookingTimeText: z.string(),
  bookingEndDateText: z.string(),
});

/** A visit has a time and a stay has a departure; only the fields of its kind are sent. */
const bookingForms: Record<Booking['bookingType'], z.ZodMiniType<BookingEdit, BookingFormInput>> = {
  hourly: z.pipe(
    z.extend(fields, { bookingTimeText: timeField }),
    z.transform(({ bookingEndDateText: _none, ...edit }) => edit),
  ),
  daily: z.pipe(
    z.extend(fields, { bookingEndDateText: dateField }).check(
      z.refine((stay) => stay.bookingEndDateText > stay.bookingDateText, {
        path: ['bookingEndDateText'],
        message: key('validation.departure'),
      }),
    ),
    z.transform(({ bookingTimeText: _fixed, ...edit }) => edit),
  ),
};

export interface EditBookingDialogProps {
  booking: Booking;
  /** True if the server has another price for other nights. */
  hasSeasons?: boolean;
  onClose: () => void;
  /** `onRefused` shows the server's errors at the fields. */
  onSave: (edit: BookingEdit, onRefused: (refusal: Error) => void) => void;
  isSaving?: boolean;
  /** It says why the booking was not saved. */
  failure?: string | null;
}

/** Edits the dates and the status of a booking. */
export function EditBookingDialog({
  booking,
  hasSeasons = false,
  onClose,
  onSave,
  isSaving,
  failure,
}: EditBookingDialogProps) {
  const t = useText();
  const formId = useId();
  const { register, handleSubmit, setError, control, formState } = useForm<
    BookingFormInput,
    unknown,
    BookingEdit
  >({
    resolver: createSchemaResolver(bookingForms[booking.bookingType], t),
    defaultValues: toBookingForm(booking),
  });
  const { errors } = formState;
  const [arrival, departure] = useWatch({ control, name: ['bookingDateText', 'bookingEndDateText'] });
  const isStay = booking.bookingType === 'daily';

  const submit = handleSubmit(({ status, ...times }) =>
    onSave(
      // A status that the owner did not touch may have changed in another window.
      { ...times, ...(status !== booking.status && { status }) },
      (refusal) =>
        showServerFieldErrors(
          refusal,
          ['bookingDateText', 'bookingTimeText', 'bookingEndDateText', 'status'],
          setError,
        ),
    ),
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('admin.bookings.editDialog.title')}
      description={
        <span className="wrap-anywhere">
          {t('admin.bookings.editDialog.text', {
            name: booking.customerName,
            service: formatService(booking, t),
          })}
        </span>
      }
      closeLabel={t('admin.bookings.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('admin.bookings.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            pendingText={t('admin.bookings.editDialog.saving')}
          >
            {t('admin.bookings.editDialog.save')}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {failure}
        </Banner>
      )}
      <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label={t(`admin.bookings.editDialog.${isStay ? 'arrival' : 'date'}`)}
            type="date"
            required
            error={errors.bookingDateText?.message}
            {...register('bookingDateText')}
          />
          {isStay ? (
            <TextField
              label={t('admin.bookings.editDialog.departure')}
              type="date"
              required
              min={isCalendarDate(arrival) ? addDays(arrival, 1) : undefined}
              error={errors.bookingEndDateText?.message}
              {...register('bookingEndDateText')}
            />
          ) : (
            <TextField
              label={t('admin.bookings.editDialog.time')}
              type="time"
              required
              error={errors.bookingTimeText?.message}
              {...register('bookingTimeText')}
            />
          )}
        </div>
        {isStay && isCalendarDate(arrival) && arrival < departure && (
          <p className="soft">
            {formatNights(arrival, departure, findCents(booking, hasSeasons, arrival, departure), t)}
          </p>
        )}
        <SelectField
          label={t('admin.bookings.editDialog.status')}
          options={bookingStatus.options
            // Cancelling is a step of its own, with a sentence to the customer.
            .filter((status) => status !== 'cancelled' || booking.status === 'cancelled')
            .map((status) => ({ value: status, label: t(`admin.bookings.status.${status}`) }))}
          error={errors.status?.message}
          {...register('status')}
        />
      </form>
    </Dialog>
  );
}

type BookingFormInput = z.input<typeof fields>;

function toBookingForm(booking: Booking): BookingFormInput {
  return {
    status: booking.status,
    bookingDateText: booking.bookingDateText,
    bookingTimeText: booking.bookingTimeText,
    bookingEndDateText: booking.bookingEndDateText ?? '',
  };
}

/** Returns the price of a stay at these days; null where seasons decide, which only the server knows. */
function findCents(booking: Booking, hasSeasons: boolean, arrival: string, departure: string): number | null {
  const { bookingDateText, bookingEndDateText, price } = booking;
  if (arrival === bookingDateText && departure === bookingEndDateText) return findBookedCents(booking);
  // If nights have several prices, there is no one price for each night.
  if (hasSeasons || price === null) return null;
  return findBookedCents({
    price,
    stay: null,
    bookingDateText: arrival,
    bookingEndDateText: departure,
  });
}
