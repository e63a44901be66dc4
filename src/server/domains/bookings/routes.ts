import * as api from '@/contracts/endpoints/bookings';
import * as calendars from '@/contracts/endpoints/calendars';
import * as waitlist from '@/contracts/endpoints/waitlist';
import { serve } from '../../http/route';
import { CHOSEN_LIMIT, changeEach, deleteEach } from '../../kernel/change-each';
import { answerPage } from '../../kernel/page-cursor';
import { hashNetwork } from '../../kernel/secrets';
import { text } from '../../kernel/text';
import { listBookedTimes, listFreeDays, listOwnTimes } from './availability';
import { createBlock, deleteBlock, listBlocks } from './blocks';
import { listCalendarAddresses, renewCalendarAddress } from './calendar-addresses';
import { createBooking } from './create-booking';
import { editBooking, removeBooking } from './edit-booking';
import { editDetails, setNoShow } from './edit-details';
import { enterBooking } from './enter-booking';
import { joinWaitlist } from './join-waitlist';
import { listWaitlist, setRemoved } from './own-waitlist';
import { previewCancelMail } from './preview-cancel-mail';
import { proposeTimes, withdrawTimes } from './proposals';
import { listBookings, listHeldTimes, listOnDays, presentBooking } from './queries';
import { countWaitingAlike, refuseAlike } from './refuse-alike';
import { listLongestStays, listStayOffers } from './stay-offers';

/** No owner enters more by hand than this, and a program must not do so all day. */
const ENTER_LIMIT = { max: 120, windowSeconds: 60 };
const LOOK_LIMIT = { max: 240, windowSeconds: 60 };

export const bookingRoutes = [
  serve(api.createBooking, {
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForProofOfWork: true,
    call: async ({ deps, params: { slug }, body, request, reply, locale }) => {
      const booked = await createBooking(deps, slug, body, hashNetwork(deps.keyedHash, request));
      if (booked !== null) return booked;
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
  serve(api.listLongestStays, {
    access: 'public',
    rateLimit: LOOK_LIMIT,
    call: ({ deps, params: { slug }, query }) => listLongestStays(deps, slug, query),
  }),
  serve(api.listStayOffers, {
    access: 'public',
    rateLimit: LOOK_LIMIT,
    call: ({ deps, params: { slug }, query }) => listStayOffers(deps, slug, query),
  }),
  serve(api.listBookings, {
    access: 'site-owner',
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query, request, reply }) => {
      const rows = await listBookings(deps.db, id, query);
      return answerPage(request, reply, rows).map(presentBooking);
    },
  }),
  serve(api.listCalendarBookings, {
    access: 'site-owner',
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query: { from, to } }) =>
      (await listOnDays(deps.db, id, from, to)).map(presentBooking),
  }),
  serve(api.listHeldTimes, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id }, query }) => listHeldTimes(deps.db, id, query, deps.clock.now()),
  }),
  serve(api.enterBooking, {
    access: 'site-owner',
    ownerLimit: ENTER_LIMIT,
    call: async ({ deps, user, params: { id }, body }) =>
      presentBooking(await enterBooking(deps, user, id, body)),
  }),
  serve(api.listOwnTimes, {
    access: 'site-owner',
    call: ({ deps, user, params: { id }, query }) => listOwnTimes(deps, user, id, query),
  }),
  serve(api.createBlock, {
    access: 'site-owner',
    ownerLimit: ENTER_LIMIT,
    call: ({ deps, user, params: { id }, body }) => createBlock(deps, user, id, body),
  }),
  serve(api.listBlocks, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id }, query: { from, to } }) => listBlocks(deps.db, id, from, to),
  }),
  serve(api.deleteBlock, {
    access: 'site-owner',
    call: ({ deps, user, params: { id, blockId } }) => deleteBlock(deps, user, id, blockId),
  }),
  serve(api.updateBooking, {
    access: 'owner',
    call: async ({ deps, user, params: { bookingId }, body }) => {
      const { after } = await editBooking(deps, user.id, bookingId, body);
      return presentBooking(after);
    },
  }),
  serve(api.updateChosenBookings, {
    access: 'site-owner',
    ownerLimit: CHOSEN_LIMIT,
    call: async ({ deps, user, params: { id }, body: { bookings, words }, locale }) => {
      const { changed, left } = await changeEach(bookings, locale, ({ id: bookingId, status, changes }) => {
        const edit = { status, changes, ...(status === 'cancelled' && words && { words }) };
        return editBooking(deps, user.id, bookingId, edit, id);
      });
      return { items: changed.map(({ after }) => presentBooking(after)), left };
    },
  }),
  serve(api.deleteChosenBookings, {
    access: 'site-owner',
    whenExpired: 'open',
    ownerLimit: CHOSEN_LIMIT,
    call: ({ deps, user, params: { id }, body: { ids }, locale }) =>
      deleteEach(ids, locale, (bookingId) => removeBooking(deps, user.id, id, bookingId)),
  }),
  serve(api.editBookingDetails, {
    access: 'site-owner',
    call: async ({ deps, params: { id, bookingId }, body }) =>
      presentBooking(await editDetails(deps, id, bookingId, body)),
  }),
  serve(api.setNoShow, {
    access: 'site-owner',
    call: async ({ deps, params: { id, bookingId }, body: { noShow } }) =>
      presentBooking(await setNoShow(deps, id, bookingId, noShow)),
  }),
  serve(api.previewCancelMail, {
    access: 'site-owner',
    call: ({ deps, params: { id, bookingId } }) => previewCancelMail(deps, id, bookingId),
  }),
  serve(api.proposeTimes, {
    access: 'site-owner',
    ownerLimit: ENTER_LIMIT,
    call: async ({ deps, user, params: { id, bookingId }, body }) =>
      presentBooking(await proposeTimes(deps, user, id, bookingId, body)),
  }),
  serve(api.withdrawTimes, {
    access: 'site-owner',
    call: async ({ deps, user, params: { id, bookingId } }) =>
      presentBooking(await withdrawTimes(deps, user.id, id, bookingId)),
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
  serve(calendars.listCalendarAddresses, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id } }) => listCalendarAddresses(deps, id),
  }),
  serve(calendars.renewCalendarAddress, {
    access: 'site-owner',
    whenExpired: 'open',
    ownerLimit: ENTER_LIMIT,
    call: ({ deps, user, params: { id }, body: { subject } }) =>
      renewCalendarAddress(deps, user, id, subject),
  }),
  serve(waitlist.joinWaitlist, {
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForProofOfWork: true,
    call: async ({ deps, params: { slug }, body, request, locale }) => {
      await joinWaitlist(deps, slug, body, hashNetwork(deps.keyedHash, request));
      return { message: text(locale, 'serverMessages.waitlistJoined') };
    },
  }),
  serve(waitlist.listWaitlist, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id } }) => listWaitlist(deps, id),
  }),
  serve(waitlist.removeWaiting, {
    access: 'site-owner',
    whenExpired: 'open',
    ownerLimit: ENTER_LIMIT,
    call: ({ deps, params: { id, entryId }, body: { removed } }) => setRemoved(deps, id, entryId, removed),
  }),
];
