import * as z from 'zod/mini';
import { MAX_CALENDAR_DAYS } from '@/core/booking-limits';
import { dateField, recordId } from '@/core/fields';
import { PAGE_ID_MAX_LENGTH } from '@/core/free-id';
import { alikeCounts, alikeDone, alikeInput } from '../alike';
import { block, blockCreated, blockInput } from '../blocks';
import {
  availability,
  availabilityQuery,
  booking,
  bookingAnswer,
  bookingDetails,
  bookingEdit,
  bookingInput,
  bookingStatus,
  bookingsEdit,
  calendarBookings,
  calendarQuery,
  cancelMail,
  enteredBooking,
  freeDays,
  monthQuery,
  noShowEdit,
  ownTimesQuery,
  stayMonth,
  stayMonthQuery,
  stayOffers,
  stayQuery,
} from '../bookings';
import { chosenChanged, chosenDeleted, chosenIds, MAX_CHOSEN } from '../chosen';
import { endpoint } from '../endpoint';
import { idParams, searchQuery, slugParams } from '../parameters';
import { heldTime, proposal } from '../proposals';

const bookingParams = z.extend(idParams, { bookingId: recordId });

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/public/:slug/booking',
  input: { params: slugParams, body: bookingInput },
  status: 201,
  answer: bookingAnswer,
  summary: 'Book a visit or a stay',
});

export const listBookedTimes = endpoint({
  method: 'GET',
  path: '/api/public/:slug/bookings/availability',
  input: { params: slugParams, query: availabilityQuery },
  answer: availability,
  summary: 'The times of a day that can no longer be booked for a service',
});

export const listFreeDays = endpoint({
  method: 'GET',
  path: '/api/public/:slug/bookings/free-days',
  input: { params: slugParams, query: monthQuery },
  answer: freeDays,
  summary: 'The days of a month that can still be booked for a service; for stays the free nights',
});

export const listLongestStays = endpoint({
  method: 'GET',
  path: '/api/public/:slug/bookings/longest-stays',
  input: { params: slugParams, query: stayMonthQuery },
  answer: stayMonth,
  summary: 'How many nights a stay that begins on each day of a month can have, and must have, in each room',
});

export const listStayOffers = endpoint({
  method: 'GET',
  path: '/api/public/:slug/bookings/stay-offers',
  input: { params: slugParams, query: stayQuery },
  answer: stayOffers,
  summary: 'What some nights cost in each room, and why a room is not to be had',
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings',
  input: {
    params: idParams,
    query: z.extend(searchQuery, {
      status: z.optional(bookingStatus),
      /** The list has the bookings that touch the days from here on, or until there, both included. */
      from: z.optional(dateField),
      until: z.optional(dateField),
      /** It is the id of a service on the page. */
      service: z.optional(z.string().check(z.minLength(1), z.maxLength(PAGE_ID_MAX_LENGTH))),
    }),
  },
  answer: z.array(booking),
  summary: 'Bookings, newest first, 100 at a time; by words, status, days and service',
});

export const listCalendarBookings = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings/calendar',
  input: { params: idParams, query: calendarQuery },
  answer: calendarBookings,
  summary: `Bookings that touch some days, at most ${MAX_CALENDAR_DAYS} of them, in the order of their beginning`,
});

export const listHeldTimes = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings/held',
  input: { params: idParams, query: calendarQuery },
  answer: z.array(heldTime),
  summary: `Times on some days, at most ${MAX_CALENDAR_DAYS} of them, that are held for customers to whom they were proposed`,
});

export const enterBooking = endpoint({
  method: 'POST',
  path: '/api/websites/:id/bookings',
  input: { params: idParams, body: enteredBooking },
  status: 201,
  answer: booking,
  summary: 'Enter a booking for a customer who called, at any time that is not taken; it is confirmed',
});

export const listOwnTimes = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings/times',
  input: { params: idParams, query: ownTimesQuery },
  answer: availability,
  summary: 'The times of a day in opening hours, free or not, for the owner: today and past days too',
});

export const createBlock = endpoint({
  method: 'POST',
  path: '/api/websites/:id/blocks',
  input: { params: idParams, body: blockInput },
  status: 201,
  answer: blockCreated,
  summary: 'Keep some time free of new bookings; those that stand in it stay',
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/websites/:id/blocks',
  input: { params: idParams, query: calendarQuery },
  answer: z.array(block),
  summary: `Blocks that touch some days, at most ${MAX_CALENDAR_DAYS} of them, in the order of their beginning`,
});

export const deleteBlock = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/blocks/:blockId',
  input: { params: z.extend(idParams, { blockId: recordId }) },
  summary: 'Give blocked time back',
});

export const updateBooking = endpoint({
  method: 'PUT',
  path: '/api/bookings/:bookingId',
  input: { params: z.object({ bookingId: recordId }), body: bookingEdit },
  answer: booking,
  summary: 'Confirm, cancel or move a booking of an own website',
});

export const updateChosenBookings = endpoint({
  method: 'POST',
  path: '/api/websites/:id/bookings/update-chosen',
  input: { params: idParams, body: bookingsEdit },
  answer: chosenChanged(booking),
  summary: `Confirm, decline or cancel several bookings, at most ${MAX_CHOSEN} at once; each is changed or left`,
});

export const deleteChosenBookings = endpoint({
  method: 'POST',
  path: '/api/websites/:id/bookings/delete-chosen',
  input: { params: idParams, body: z.object({ ids: chosenIds }) },
  answer: chosenDeleted,
  summary: `Delete several bookings, at most ${MAX_CHOSEN} at once`,
});

export const previewCancelMail = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings/:bookingId/cancel-mail',
  input: { params: bookingParams },
  answer: cancelMail,
  summary: 'The mail that a customer gets when the owner cancels their booking, and what the owner said last',
});

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/api/websites/:id/bookings/:bookingId/proposal',
  input: { params: bookingParams, body: proposal },
  answer: booking,
  summary: 'Hold other times for the customer of a visit that waits, and mail a link for each',
});

export const withdrawTimes = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/bookings/:bookingId/proposal',
  input: { params: bookingParams },
  answer: booking,
  summary: 'Take proposed times back',
});

export const countBookingsAlike = endpoint({
  method: 'GET',
  path: '/api/websites/:id/bookings/:bookingId/alike',
  input: { params: bookingParams },
  answer: alikeCounts,
  summary: 'How many waiting bookings have the same sender or network, or came in the last hour',
});

export const refuseBookingsAlike = endpoint({
  method: 'POST',
  path: '/api/websites/:id/bookings/:bookingId/refuse-alike',
  input: { params: bookingParams, body: alikeInput },
  answer: alikeDone,
  summary: 'Refuse the waiting bookings that are like this one; nobody is written to',
});

export const deleteBooking = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/bookings/:bookingId',
  input: { params: bookingParams },
  summary: 'Delete a booking',
});

export const editBookingDetails = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/bookings/:bookingId/details',
  input: { params: bookingParams, body: bookingDetails },
  answer: booking,
  summary: 'Write down how many guests come and what the customer answers; answers that are left out stay',
});

export const setNoShow = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/bookings/:bookingId/no-show',
  input: { params: bookingParams, body: noShowEdit },
  answer: booking,
  summary: 'Note that the customer of a past visit did not come, or take that back; the customer is not told',
});
