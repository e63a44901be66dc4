import type { BookingAnswer, BookingInput } from '@/contracts/bookings';
import {
  type KeptRequestId,
  type RefusedBody,
  refusedFields,
  sendOnce,
  spokenMessage,
} from '../../visitor-kit/visitor-call';

export type BookingField = 'date' | 'endDate' | 'time' | 'name' | 'email' | 'phone';
export type BookingErrors = Partial<Record<BookingField, string>>;

export type BookingResult =
  | { kind: 'booked' }
  /** Nothing is booked before the visitor opens the link in a mail. */
  | { kind: 'proof'; message: string }
  /** A field is wrong, or somebody else was faster. */
  | { kind: 'refused'; errors: BookingErrors }
  /** With the server's own words where it has some for the visitor. */
  | { kind: 'failed'; message?: string };

const FIELD_OF = {
  date: 'date',
  endDate: 'endDate',
  time: 'time',
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
} as const;

/** Busy, not offered any more, closed, or booked before the form was changed: the visitor should know which. */
const SPEAKING_STATUSES = [403, 404, 409, 429];

/** Sends a booking. Never throws: whatever goes wrong is a result. */
export async function sendBooking(
  slug: string,
  booking: BookingInput,
  requestId: KeptRequestId,
): Promise<BookingResult> {
  const result = await sendOnce<BookingAnswer>(slug, 'booking', booking, requestId);
  if (result.kind === 'done') {
    const { answer } = result;
    return 'needsProof' in answer ? { kind: 'proof', message: answer.message } : { kind: 'booked' };
  }
  if (result.kind === 'unreachable') return { kind: 'failed' };
  const { status, body } = result;
  const errors = refusedFields({ fields: refusals(status, body) }, FIELD_OF);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', message: spokenMessage(status, body, SPEAKING_STATUSES) };
}

/** A time that somebody else has is refused like a wrong one, only that there is one field. */
function refusals(status: number, { fields, field = 'time', message }: RefusedBody): RefusedBody['fields'] {
  if (status === 400) return fields;
  return status === 409 && message ? [{ path: field, message }] : [];
}
