import type { Booking } from '@/contracts/bookings';
import * as api from '@/contracts/endpoints/bookings';
import { serve } from '../../http/route';
import { answerPage } from '../../kernel/page-cursor';
import { hashNetwork } from '../../kernel/secrets';
import { text } from '../../kernel/text';
import { listBookedTimes, listFreeDays } from './availability';
import { createBooking } from './create-booking';
import { editBooking, removeBooking } from './edit-booking';
import { type BookingRecord, listBookings, listOnDays } from './queries';
import { countWaitingAlike, refuseAlike } from './refuse-alike';

const LOOK_LIMIT = { max: 240, windowSeconds: 60 };

export const bookingRoutes = [
  serve(api.createBooking, {
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForWork: true,
    call: async ({ deps, params: { slug }, body, request, reply, locale }) => {
      const id = await createBooking(deps, slug, body, hashNetwork(deps.keyedHash, request));
      if (id !== null) return { id, status: 'pending' as const };
      reply.status(202);
      return { needsProof: true as const, message: text(locale, 'serverMessages.bookingNeedsProof') };
    },
  }),
  serve(api.listBookedTimes, {
    access: 'public',
    rateLimit: LOOK_LIMIT,
    call: ({ deps, params: { slug }, query }) => listBookedTimes(deps, slug, query),
  }),
  serve(api.listFreeDays, {
    access: 'public',
    rateLimit: LOOK_LIMIT,
    call: ({ deps, params: { slug }, query }) => listFreeDays(deps, slug, query),
  }),
  serve(api.listBookings, {
    access: 'site-owner',
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query: { cursor }, request, reply }) => {
      const rows = await listBookings(deps.db, id, cursor);
      return answerPage(request, reply, rows).map(present);
    },
  }),
  serve(api.listCalendarBookings, {
    access: 'site-owner',
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query: { from, to } }) =>
      (await listOnDays(deps.db, id, from, to)).map(present),
  }),
  serve(api.updateBooking, {
    access: 'owner',
    call: async ({ deps, user, params: { bookingId }, body }) => {
      const { after } = await editBooking(deps, user.id, bookingId, body);
      return present(after);
    },
  }),
  serve(api.countBookingsAlike, {
    access: 'site-owner',
    call: ({ deps, params: { id, bookingId } }) => countWaitingAlike(deps, id, bookingId),
  }),
  serve(api.refuseBookingsAlike, {
    access: 'site-owner',
    call: ({ deps, params: { id, bookingId }, body }) => refuseAlike(deps, id, bookingId, body),
  }),
  serve(api.deleteBooking, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, user, params: { id, bookingId } }) => removeBooking(deps, user.id, id, bookingId),
  }),
];

function present({
  resource,
  during,
  calendarSequence,
  requestId,
  requestDigest,
  network,
  isEmailProven,
  ...record
}: BookingRecord): Booking {
  return {
    ...record,
    bookingDate: record.bookingDate.toISOString(),
    waitsUntil: record.waitsUntil?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}
