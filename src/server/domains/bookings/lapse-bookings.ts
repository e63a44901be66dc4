import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { runEvery, runForEach } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { getMailWebsite, lockWebsiteHead } from '../websites';
import { releaseClaims } from './block-claims';
import { composeBookingMail, composeWaitingBookingsMail } from './booking-mails';
import { isClaimOf } from './claims';
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
 * Cancels bookings that nobody has answered in time, and mails their customers. Each booking has a transaction of its
 * own that checks it again, because several processes may do so at once, and an owner may answer meanwhile.
 */
export async function lapseBookings(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await listLapsing(deps.db, deps.clock.now(), BOOKINGS_AT_ONCE);
    await runForEach(ids, signal, (id) => lapseBooking(deps, id));
    if (signal?.aborted || ids.length < BOOKINGS_AT_ONCE) return;
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
    // If the server has rested for long and the visit is over, nobody waits for an answer any more.
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
    await runForEach(ids, signal, (id) => remindCustomer(deps, id));
    if (signal?.aborted || ids.length < BOOKINGS_AT_ONCE) return;
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
    // If the server has rested for long, the visit may have begun.
    if (booking.status !== 'confirmed' || booking.bookingDate <= now || booking.customerEmail === '') return;
    const mailWebsite = await getMailWebsite(tx, deps, website);
    const extras = { note: findNote(website, booking) };
    const reminder = composeBookingMail(mailWebsite, booking, 'reminder', now, extras);
    await queueMail(work, deps, reminder, { about: getFinalTopic(booking) });
  });
}

const forgetOldProofs = (deps: NotifyDeps) =>
  inTransaction(deps, (work) => forgetProofs(work, deps.clock.now()));

/** Runs at startup and then every minute until the server closes. */
export function startBookingTimeouts(app: FastifyInstance, deps: NotifyDeps): void {
  runEvery(app, {
    name: 'booking-timeouts',
    everyMs: POLL_INTERVAL_MS,
    run: (signal) =>
      runForEach(
        [lapseBookings, endProposals, remindCustomers, remindOfWaiting, forgetOldProofs],
        signal,
        (step) => step(deps, signal),
      ),
    complaint: 'Bookings that nobody has answered wait for the next look',
  });
}

/** The owner has just got a mail about such a new booking, which says how long it waits. */
const NEWEST_MS = 3 * HOUR_MS;
/** The pause is a little shorter than a day, so that the mail does not come later from day to day. */
const NOT_BEFORE_MS = 20 * HOUR_MS;
/**
 * An overview that comes each day lists waiting bookings as well; if it did not come, this mail comes some hours later.
 */
const NOT_BEFORE_OVERVIEW_MS = 28 * HOUR_MS;
const BOOKINGS_IN_A_MAIL = 50;

/**
 * Mails owners what waits for them, once a booking has waited for a day or lapses within one. A website gets one such
 * mail a day, from one process only.
 */
export async function remindOfWaiting(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const addToNow = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const soon = { lapsesBefore: addToNow(DAY_MS), cameBefore: addToNow(-NEWEST_MS) };
  const websiteIds = await listWebsitesThatWait(db, addToNow(-DAY_MS), soon);
  await runForEach(websiteIds, signal, (id) =>
    inTransaction(deps, async (work) => {
      const tx = work.db;
      const website = await lockWebsiteHead(tx, id);
      if (!website) return;
      const waiting = await listWaiting(tx, id, now, BOOKINGS_IN_A_MAIL);
      const mailWebsite = await getMailWebsite(tx, deps, website);
      const toldBefore =
        mailWebsite.newsBy === 'each'
          ? addToNow(-NOT_BEFORE_MS)
          : getLastMoment([addToNow(-NOT_BEFORE_OVERVIEW_MS), ...listUrgentSince(waiting, soon)]);
      if (!(await claimReminder(tx, id, now, toldBefore))) return;
      // Names that strangers typed are sent only to people who have asked for mail.
      if (waiting.length > 0 && mailWebsite.account.owner.isProven)
        await queueMail(work, deps, composeWaitingBookingsMail(mailWebsite, waiting));
    }),
  );
}

/** Lists when those bookings were made that lapse before the next overview, which would tell of them too late. */
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
