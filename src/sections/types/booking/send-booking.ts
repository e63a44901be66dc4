import type { BookingInput } from '@/contracts/bookings';
import { createBooking } from '@/contracts/endpoints/bookings';
import { joinWaitlist } from '@/contracts/endpoints/waitlist';
import type { VisitChangedBody } from '@/contracts/error-body';
import type { WaitlistInput } from '@/contracts/waitlist';
import { type FormErrors, type FormFailure, getFormFailure } from '../../visitor-kit/use-visitor-form';
import { type KeptRequestId, sendOnce } from '../../visitor-kit/visitor-call';

/** The id of a question leads to its field. */
export type AnswerField = `answers.${string}`;

export type BookingField =
  | 'guests'
  | 'service'
  | 'date'
  | 'endDate'
  | 'time'
  | 'name'
  | 'email'
  | 'phone'
  | 'notes'
  | AnswerField;
export type BookingErrors = FormErrors<BookingField>;

export type ChangedService = VisitChangedBody['services'][number];

type BookingResult =
  | { kind: 'booked'; isConfirmed: boolean }
  /** Nothing is booked before the visitor opens the link in a mail. */
  | { kind: 'proof'; message: string }
  /** `services` says what services of a visit are now that the visitor has read otherwise. */
  | (FormFailure<BookingField> & { services?: readonly ChangedService[] });

const FIELD_OF = {
  date: 'date',
  endDate: 'endDate',
  time: 'time',
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  notes: 'notes',
  guests: 'guests',
  // The forms show a changed price beside the services or rooms.
  priceCents: 'service',
} as const;

/** Sends a booking. Never throws: whatever goes wrong is a result. */
export async function sendBooking(
  slug: string,
  booking: BookingInput,
  requestId: KeptRequestId,
): Promise<BookingResult> {
  const answerFields: Record<string, AnswerField> = {};
  for (const id of Object.keys(booking.answers ?? {})) answerFields[`answers.${id}`] = `answers.${id}`;
  const result = await sendOnce(createBooking, { params: { slug }, body: booking }, requestId);
  if (result.kind !== 'done') {
    const failure = getFormFailure<BookingField>(result, { ...FIELD_OF, ...answerFields });
    const { services } = result.kind === 'refused' ? (result.body as Partial<VisitChangedBody>) : {};
    return services ? { ...failure, services } : failure;
  }
  const { answer } = result;
  return 'needsProof' in answer
    ? { kind: 'proof', message: answer.message }
    : { kind: 'booked', isConfirmed: answer.status === 'confirmed' };
}

type WishResult = { kind: 'proof'; message: string } | FormFailure<BookingField>;

/** Sends that a visitor waits for a full day. Never throws: whatever goes wrong is a result. */
export async function sendWish(
  slug: string,
  wish: WaitlistInput,
  requestId: KeptRequestId,
): Promise<WishResult> {
  const result = await sendOnce(joinWaitlist, { params: { slug }, body: wish }, requestId);
  if (result.kind !== 'done') return getFormFailure<BookingField>(result, FIELD_OF);
  return { kind: 'proof', message: result.answer.message };
}
