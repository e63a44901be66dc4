import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { getMailWebsite, lockWebsiteHead } from '../websites';
import { composeBookingMail, composeWaitingBookingsMail } from './booking-mails';
import { isClaimOf, releaseClaims } from './claims';
import { toChangeColumns, toStatusColumns } from './get-service';
import { findNote, getFinalTopic, type NotifyDeps } from './notify-of-booking';
import { forgetProofs } from './proof-queries';
import { endProposals } from './proposals';
import { type BookingRecord, lockBooking, lockWebsiteOf, updateBooking } from './queries';
import {
  claimReminder,
  listLapsing,
  listToRemind,
  listWaiting,
  listWebsitesThatWait,
} from './waiting-queries';

const POLL_INTERVAL_MS = 60_000;
const BOOKINGS_AT_ONCE = 200;

/**
 * Cancels bookings that nobody has answered in time, and mails their customers. Each in a transaction of its own that
 * looks again: several processes may do so at once, and an owner may answer meanwhile.
 */
export async function lapseBookings(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await listLapsing(deps.db, deps.clock.now(), BOOKINGS_AT_ONCE);
    for (const id of ids) {
      if (signal?.aborted) return;
      await lapseBooking(deps, id);
    }
    if (ids.length < BOOKINGS_AT_ONCE) return;
  }
}

async function lapseBooking(deps: NotifyDeps, id: number): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockWebsiteOf(tx, id);
    const before = website && (await lockBooking(tx, id));
    if (!website || before?.status !== 'pending' || !before.waitsUntil || before.waitsUntil > now) return;
    const after = await updateBooking(tx, id, {
      ...toStatusColumns('cancelled', {}, before.bookingDate, now),
      ...toChangeColumns(before),
    });
    await releaseClaims(tx, website.id, isClaimOf(id));
    work.notifyOwner(website.id, 'booking-changed');
    // After a long rest of the server nobody waits any more for the word about a visit that is over.
    if (after.bookingDate.getTime() < now.getTime() - DAY_MS) return;
    const word = composeBookingMail(await getMailWebsite(tx, deps, website), after, 'lapsed', now);
    const isTold = await queueMail(work, deps, word, { about: getFinalTopic(after) });
    if (isTold !== after.isCustomerTold) await updateBooking(tx, id, { isCustomerTold: isTold });
  });
}

/** Reminds customers of bookings that are near, each once, whichever process looks. */
export async function remindCustomers(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await listToRemind(deps.db, deps.clock.now(), BOOKINGS_AT_ONCE);
    for (const id of ids) {
      if (signal?.aborted) return;
      await remindCustomer(deps, id);
    }
    if (ids.length < BOOKINGS_AT_ONCE) return;
  }
}

async function remindCustomer(deps: NotifyDeps, id: number): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockWebsiteOf(tx, id);
    const booking = website && (await lockBooking(tx, id));
    if (!website || !booking?.remindAt || booking.remindAt > now) return;
    await updateBooking(tx, id, { remindAt: null });
    // After a long rest of the server the visit may have begun.
    if (booking.status !== 'confirmed' || booking.bookingDate <= now || booking.customerEmail === '') return;
    const mailWebsite = await getMailWebsite(tx, deps, website);
    const extras = { note: findNote(website, booking) };
    const reminder = composeBookingMail(mailWebsite, booking, 'reminder', now, extras);
    await queueMail(work, deps, reminder, { about: getFinalTopic(booking) });
  });
}

/** Runs at startup and then every minute until the server closes. */
export function startBookingTimeouts(app: FastifyInstance, deps: NotifyDeps): void {
  runEvery(app, {
    name: 'booking-timeouts',
    everyMs: POLL_INTERVAL_MS,
    run: async (signal) => {
      await lapseBookings(deps, signal);
      await endProposals(deps, signal);
      await remindCustomers(deps, signal);
      await remindOfWaiting(deps, signal);
      await inTransaction(deps, (work) => forgetProofs(work, deps.clock.now()));
    },
    complaint: 'Bookings that nobody has answered wait for the next look',
  });
}

/** Of a booking that has only just come the owner has a mail that says how long it waits. */
const NEWEST_MS = 3 * HOUR_MS;
/** A little less than a day, so that the mail does not come later from day to day. */
const NOT_BEFORE_MS = 20 * HOUR_MS;
/** An overview that comes each day lists them as well; where one did not come, they are told of some hours later. */
const NOT_BEFORE_OVERVIEW_MS = 28 * HOUR_MS;
const BOOKINGS_IN_A_MAIL = 50;

/**
 * Tells owners what waits for them, once a booking has waited for a day or lapses within one: one mail a day for a
 * website, from one process only.
 */
export async function remindOfWaiting(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const soon = { lapsesBefore: after(DAY_MS), cameBefore: after(-NEWEST_MS) };
  for (const id of await listWebsitesThatWait(db, after(-DAY_MS), soon)) {
    if (signal?.aborted) return;
    await inTransaction(deps, async (work) => {
      const tx = work.db;
      const website = await lockWebsiteHead(tx, id);
      if (!website) return;
      const waiting = await listWaiting(tx, id, now, BOOKINGS_IN_A_MAIL);
      const mailWebsite = await getMailWebsite(tx, deps, website);
      const toldBefore =
        mailWebsite.newsBy === 'each'
          ? after(-NOT_BEFORE_MS)
          : getLastMoment([after(-NOT_BEFORE_OVERVIEW_MS), ...listUrgentSince(waiting, soon)]);
      if (!(await claimReminder(tx, id, now, toldBefore))) return;
      // Names that strangers typed go to nobody who has not asked for them.
      if (waiting.length > 0 && mailWebsite.account.owner.isProven)
        await queueMail(work, deps, composeWaitingBookingsMail(mailWebsite, waiting));
    });
  }
}

/** Returns when those bookings came in that lapse before the next overview, which would tell of them too late. */
function listUrgentSince(
  waiting: readonly BookingRecord[],
  soon: { lapsesBefore: Date; cameBefore: Date },
): Date[] {
  return waiting
    .filter(
      ({ createdAt, waitsUntil }) =>
        waitsUntil !== null && waitsUntil <= soon.lapsesBefore && createdAt < soon.cameBefore,
    )
    .map(({ createdAt }) => createdAt);
}

const getLastMoment = (moments: readonly Date[]) => new Date(Math.max(...moments.map(Number)));
