import type { BookingInput } from '@/contracts/bookings';
import { refusedFields, sendToServer } from '../visitor-call';

export type BookingField = 'date' | 'endDate' | 'time' | 'name' | 'email' | 'phone';
export type BookingErrors = Partial<Record<BookingField, string>>;

export type BookingResult =
  | { kind: 'booked' }
  | { kind: 'refused'; errors: BookingErrors }
  /** Somebody else was faster. */
  | { kind: 'taken'; errors: BookingErrors }
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

/** Busy, not offered any more, or closed: the visitor should know which. */
const SPEAKING_STATUSES = [403, 404, 429];

/** Sends a booking. Never throws: whatever goes wrong is a result. */
export async function sendBooking(slug: string, booking: BookingInput): Promise<BookingResult> {
  const result = await sendToServer(slug, 'booking', booking);
  if (result.kind === 'done') return { kind: 'booked' };
  if (result.kind === 'unreachable') return { kind: 'failed' };
  const { status, body } = result;
  if (status === 400) {
    const errors = refusedFields(body, FIELD_OF);
    return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
  }
  if (status === 409 && body.message) {
    const errors = refusedFields(
      { fields: [{ path: body.field ?? 'time', message: body.message }] },
      FIELD_OF,
    );
    // Too many bookings of one email wait already: the times are as free as before.
    return { kind: errors.email ? 'refused' : 'taken', errors };
  }
  return SPEAKING_STATUSES.includes(status) ? { kind: 'failed', message: body.message } : { kind: 'failed' };
}
