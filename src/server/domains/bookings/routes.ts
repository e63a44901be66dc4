import { z } from 'zod';
import { type Booking, booking } from '@/contracts/bookings';
import { recordId } from '@/core/fields';
import { answerPage, pageQuery } from '../../http/page-cursor';
import { route } from '../../http/route';
import { type BookingRecord, listBookings } from './queries';

export const bookingRoutes = [
  route({
    method: 'GET',
    path: '/api/websites/:id/bookings',
    access: 'site-owner',
    summary: 'Bookings, newest first, 100 at a time',
    params: z.object({ id: recordId }),
    query: pageQuery,
    answer: z.array(booking),
    call: async ({ deps, params: { id }, query: { cursor }, request, reply }) => {
      const rows = await listBookings(deps.db, id, cursor);
      return answerPage(request, reply, rows).map(present);
    },
  }),
];

function present({ resource, during, calendarSequence, ...record }: BookingRecord): Booking {
  return {
    ...record,
    bookingDate: record.bookingDate.toISOString(),
    createdAt: record.createdAt.toISOString(),
  };
}
