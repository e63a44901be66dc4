import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createSchemaResolver } from '@/app/lib/form-errors';
import { enteredBooking } from '@/contracts/bookings';
import { Checkbox } from '@/ui/checkbox';
import { TextAreaField, TextField } from '@/ui/field';
import type { BookingDraft } from '../api/entries';
import { useDiaryText } from '../use-diary-text';
import { type KnownCustomer, KnownCustomers } from './known-customers';

const customerFields = z.pick(enteredBooking, {
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  notes: true,
  isMailWanted: true,
});
/** These are the customer's details as they are typed. */
type CustomerDraft = BookingDraft['customer'];
type CustomerForm = UseFormReturn<CustomerDraft, unknown, CustomerDraft>;

/** Keeps the customer of a booking, and begins with what was typed before, or with a known customer if there is any. */
export function useCustomerForm(
  customer: KnownCustomer | null,
  typed: CustomerDraft | undefined,
  t: ReturnType<typeof useDiaryText>,
): CustomerForm {
  return useForm<CustomerDraft, unknown, CustomerDraft>({
    resolver: createSchemaResolver(customerFields, t),
    defaultValues: typed ?? {
      customerName: customer?.name ?? '',
      customerPhone: customer?.phone ?? '',
      customerEmail: customer?.email ?? '',
      notes: '',
      isMailWanted: false,
    },
  });
}

/**
 * Shows the fields for the name of the customer who called, how they can be reached, and a note; known customers are
 * offered while the name is typed.
 */
export function CustomerFields({ websiteId, form }: { websiteId: number; form: CustomerForm }) {
  const t = useDiaryText();
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const email = useWatch({ control, name: 'customerEmail' });
  const name = useWatch({ control, name: 'customerName' });
  const choose = (known: KnownCustomer) => {
    setValue('customerName', known.name, { shouldValidate: true });
    setValue('customerPhone', known.phone);
    setValue('customerEmail', known.email);
  };
  return (
    <>
      <TextField
        label={t('diary.name')}
        autoComplete="off"
        required
        error={errors.customerName?.message}
        {...register('customerName')}
      />
      <KnownCustomers websiteId={websiteId} typed={name} onChoose={choose} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          type="tel"
          label={t('diary.phone')}
          labelNote={t('diary.optional')}
          autoComplete="off"
          error={errors.customerPhone?.message}
          {...register('customerPhone')}
        />
        <TextField
          type="email"
          label={t('diary.email')}
          labelNote={t('diary.optional')}
          autoComplete="off"
          error={errors.customerEmail?.message}
          {...register('customerEmail')}
        />
      </div>
      {email ? (
        <Checkbox label={t('diary.sendMail')} {...register('isMailWanted')} />
      ) : (
        <p className="hint">{t('diary.noMail')}</p>
      )}
      <TextAreaField
        label={t('diary.note')}
        labelNote={t('diary.optional')}
        rows={2}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
