import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@/app/lib/api-client';
import { schemaResolver, showServerFieldErrors } from '@/app/lib/form-errors';
import { useText } from '@/app/lib/texts';
import { type Booking, type BookingEdit, bookingStatus } from '@/contracts/bookings';
import { isCalendarDate } from '@/core/calendar-date';
import { addDays } from '@/core/local-date';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { useEditBooking } from '../api/use-edit-booking';
import { type BookingFormInput, bookingFormOf, bookingForms } from './booking-form';
import { nightsText, serviceText } from './booking-text';

interface EditBookingDialogProps {
  websiteId: number;
  booking: Booking;
  onClose: () => void;
}

/** Moves a booking or changes its status. What the server refuses stays in the fields. */
export function EditBookingDialog({ websiteId, booking, onClose }: EditBookingDialogProps) {
  const t = useText();
  const formId = useId();
  const { editBooking, isSaving, error } = useEditBooking(websiteId);
  const { register, handleSubmit, setError, control, formState } = useForm<
    BookingFormInput,
    unknown,
    BookingEdit
  >({
    resolver: schemaResolver(bookingForms[booking.bookingType], t),
    defaultValues: bookingFormOf(booking),
  });
  const { errors } = formState;
  const [arrival, departure] = useWatch({ control, name: ['bookingDateText', 'bookingEndDateText'] });
  const isStay = booking.bookingType === 'daily';

  const submit = handleSubmit(({ status, ...times }) =>
    editBooking(
      booking,
      // A status that the owner did not touch may have changed in another window.
      { ...times, ...(status !== booking.status && { status }) },
      {
        onSuccess: onClose,
        onError: (refusal) =>
          showServerFieldErrors(
            refusal,
            ['bookingDateText', 'bookingTimeText', 'bookingEndDateText', 'status'],
            setError,
          ),
      },
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
            service: serviceText(booking, t),
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
      {error && (
        <Banner tone="red" icon={<CircleAlert />}>
          {(error instanceof ApiError && error.serverMessage) || t('admin.bookings.editDialog.failed')}
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
          <p className="soft">{nightsText(arrival, departure, booking.price, t)}</p>
        )}
        <SelectField
          label={t('admin.bookings.editDialog.status')}
          options={bookingStatus.options.map((status) => ({
            value: status,
            label: t(`admin.bookings.status.${status}`),
            lang: 'sk',
          }))}
          error={errors.status?.message}
          {...register('status')}
        />
      </form>
    </Dialog>
  );
}
