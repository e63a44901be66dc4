import * as z from 'zod/mini';
import { alikeCounts, alikeDone, alikeInput } from '@/contracts/alike';
import {
  availability,
  availabilityQuery,
  type Booking,
  booking,
  bookingAnswer,
  bookingEdit,
  bookingInput,
  calendarBookings,
  calendarQuery,
  freeDays,
  monthQuery,
} from '@/contracts/bookings';
import { publicSiteParams } from '@/contracts/public-site';
import { recordId } from '@/core/fields';
import { hashNetwork } from '../../http/keyed-hash';
import { answerPage, pageQuery } from '../../http/page-cursor';
import { route } from '../../http/route';
import { text } from '../../http/translate';
import { createBooking } from './create-booking';
import { editBooking } from './edit-booking';
import { listBookedTimes } from './list-booked-times';
import { listFreeDays } from './list-free-days';
import { type BookingRecord, listBookings, listOnDays } from './queries';
import { countWaitingAlike, refuseAlike } from './refuse-alike';
import { removeBooking } from './remove-booking';

const websiteParams = z.object({ id: recordId });
const bookingParams = z.extend(websiteParams, { bookingId: recordId });
const LOOK_LIMIT = { max: 240, windowSeconds: 60 };

export const bookingRoutes = [
  route({
    method: 'POST',
    path: '/api/public/:slug/booking',
    access: 'public',
    summary: 'Book a visit or a stay',
    params: publicSiteParams,
    body: bookingInput,
    status: 201,
    answer: bookingAnswer,
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForWork: true,
    call: async ({ deps, params: { slug }, body, request, reply }) => {
      const id = await createBooking(deps, slug, body, hashNetwork(deps.keyedHash, request));
      if (id !== null) return { id, status: 'pending' as const };
      reply.status(202);
      return { needsProof: true as const, message: text('serverMessages.bookingNeedsProof') };
    },
  }),
  route({
    method: 'GET',
    path: '/api/public/:slug/bookings/availability',
    access: 'public',
    summary: 'The times of a day that can no longer be booked for a service',
    params: publicSiteParams,
    query: availabilityQuery,
    answer: availability,
    rateLimit: LOOK_LIMIT,
    call: ({ deps, params: { slug }, query }) => listBookedTimes(deps, slug, query),
  }),
  route({
    method: 'GET',
    path: '/api/public/:slug/bookings/free-days',
    access: 'public',
    summary: 'The days of a month that can still be booked for a service; for stays the free nights',
    params: publicSiteParams,
    query: monthQuery,
    answer: freeDays,
    rateLimit: LOOK_LIMIT,
    call: ({ deps, params: { slug }, query }) => listFreeDays(deps, slug, query),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/bookings',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Bookings, newest first, 100 at a time',
    params: websiteParams,
    query: pageQuery,
    answer: z.array(booking),
    call: async ({ deps, params: { id }, query: { cursor }, request, reply }) => {
      const rows = await listBookings(deps.db, id, cursor);
      return answerPage(request, reply, rows).map(present);
    },
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/bookings/calendar',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Bookings that touch some days, at most six weeks, in the order of their beginning',
    params: websiteParams,
    query: calendarQuery,
    answer: calendarBookings,
    call: async ({ deps, params: { id }, query: { from, to } }) =>
      (await listOnDays(deps.db, id, from, to)).map(present),
  }),
  route({
    method: 'PUT',
    path: '/api/bookings/:bookingId',
    access: 'owner',
    summary: 'Confirm, cancel or move a booking of an own website',
    params: z.object({ bookingId: recordId }),
    body: bookingEdit,
    answer: booking,
    call: async ({ deps, user, params: { bookingId }, body }) => {
      const { after } = await editBooking(deps, user.id, bookingId, body);
      return present(after);
    },
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/bookings/:bookingId/alike',
    access: 'site-owner',
    summary: 'How many waiting bookings have the same sender or network, or came in the last hour',
    params: bookingParams,
    answer: alikeCounts,
    call: ({ deps, params: { id, bookingId } }) => countWaitingAlike(deps, id, bookingId),
  }),
  route({
    method: 'POST',
    path: '/api/websites/:id/bookings/:bookingId/refuse-alike',
    access: 'site-owner',
    summary: 'Refuse them all, at most 1,000 at once; nobody is written to',
    params: bookingParams,
    body: alikeInput,
    answer: alikeDone,
    call: ({ deps, params: { id, bookingId }, body }) => refuseAlike(deps, id, bookingId, body),
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id/bookings/:bookingId',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Delete a booking',
    params: bookingParams,
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
