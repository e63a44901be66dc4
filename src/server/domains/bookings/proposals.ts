import { and, eq, sql } from 'drizzle-orm';
import type { Proposal } from '@/contracts/proposals';
import { AppError } from '@/core/app-error';
import { PROPOSAL_HOURS } from '@/core/booking-limits';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { key, phrase } from '@/core/messages';
import { isOnClock, toLocalDate } from '@/core/wall-clock';
import { claims } from '../../db/tables/claims';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import type { Transaction } from '../../kernel/database';
import { runForEach } from '../../kernel/run-every';
import { getTextsIn } from '../../kernel/text';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { assertFeature } from '../accounts';
import { composeVisitorMail, findProvenName, type Mail, type MailWebsite } from '../mail';
import type { PublishedWebsite } from '../websites';
import { releaseClaims } from './block-claims';
import { formatTimes, listBookingFacts } from './booking-facts';
import { getWordsBy } from './booking-mails';
import { assertInReach, createRefusedFieldError, toTimeColumns } from './check-times';
import { claimPlace, isClaimOf, isProposedTo, listProposed, listUnanswered } from './claims';
import { type CustomerBooking, lockAt, readCustomerBooking } from './customer-booking';
import { getCustomerLink } from './customer-link';
import { assertTakesWords, moveClaim } from './edit-booking';
import {
  getRulesOnPage,
  listDiariesOnPage,
  toChangeColumns,
  toPlaceColumns,
  toStatusColumns,
} from './get-service';
import {
  type BookingChange,
  type NotifyDeps,
  notifyOfChange,
  notifyOfOwnChange,
  notifyOfProposal,
} from './notify-of-booking';
import {
  type BookingRecord,
  createBookingCollidesError,
  createBookingNotFoundError,
  lockBooking,
  lockWebsiteOf,
  updateBooking,
} from './queries';

const PROPOSAL_MS = PROPOSAL_HOURS * HOUR_MS;
const BOOKINGS_AT_ONCE = 200;

/**
 * Holds other times for the customer of a visit that waits for an answer, and mails a link for each; times that were
 * proposed before are given back. Throws CONFLICT when one of them is taken, and when the customer cannot be told. The
 * same call again changes nothing.
 */
export async function proposeTimes(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  bookingId: number,
  { times, words, changes }: Proposal,
): Promise<BookingRecord> {
  const now = deps.clock.now();
  assertFeature(deps, user, 'booking', now);
  return inTransaction(deps, async (work) => {
    const { website, booking } = await lockOwned(work, user.id, websiteId, bookingId);
    if (await isProposedAlready(work, booking, { times, changes }, now)) return booking;
    const isOpen = booking.status === 'pending' && booking.bookingType === 'hourly';
    if (!isOpen || changes !== booking.calendarSequence)
      throw new AppError('CONFLICT', phrase('errors.bookingChangedMeanwhile'));
    if (words) await assertTakesWords(work.db, deps, website, booking);
    await releaseClaims(work.db, websiteId, isProposedTo(bookingId));
    const diaries = listDiariesOnPage(website, booking);
    for (const { date, time } of times) {
      const visit = { bookingDateText: date, bookingTimeText: time, bookingEndDateText: null };
      assertInReach(visit, toLocalDate(now, website.timeZone), { date: 'times', departure: 'times' });
      if (!isOnClock(date, time, website.timeZone))
        throw createRefusedFieldError('times', key('refusals.timeNotOnClock'));
      const timed = toTimeColumns(visit, booking.durationMinutes ?? 0, website.timeZone);
      if (timed.bookingDate <= now) throw createRefusedFieldError('times', key('refusals.slot'));
      if (!(await claimPlace(work.db, { ...booking, ...timed }, diaries, true)))
        throw createBookingCollidesError();
    }
    const until = new Date(now.getTime() + PROPOSAL_MS);
    // The owner has a day to act on the missing answer before the request itself ends.
    const leastWait = new Date(until.getTime() + DAY_MS);
    const proposed = await updateBooking(work.db, bookingId, {
      proposedUntil: until,
      ...(booking.waitsUntil && booking.waitsUntil < leastWait && { waitsUntil: leastWait }),
      calendarSequence: booking.calendarSequence + 1,
    });
    const beginnings = await listProposed(work.db, bookingId);
    const isTold = await notifyOfProposal(work, deps, website, proposed, (place) =>
      composeProposalMail(place, proposed, beginnings, until, words),
    );
    if (!isTold) throw new AppError('CONFLICT', phrase('errors.proposalNotTold'));
    return proposed;
  });
}

/** Returns true if the last change of a booking was to propose exactly these times, to which the answer got lost. */
async function isProposedAlready(
  { db }: Work,
  booking: BookingRecord,
  { times, changes }: Pick<Proposal, 'times' | 'changes'>,
  now: Date,
): Promise<boolean> {
  if (!isHeld(booking, now) || changes !== booking.calendarSequence - 1) return false;
  const wanted = times.map(({ date, time }) => `${date} ${time}`).sort();
  return wanted.join() === (await listProposed(db, booking.id)).join();
}

/** Gives proposed times back, and takes back the mail about them if it still waits. */
export async function withdrawTimes(
  deps: NotifyDeps,
  userId: number,
  websiteId: number,
  bookingId: number,
): Promise<BookingRecord> {
  return inTransaction(deps, async (work) => {
    const { website, booking } = await lockOwned(work, userId, websiteId, bookingId);
    if (booking.status !== 'pending' || !booking.proposedUntil) return booking;
    await releaseClaims(work.db, websiteId, isProposedTo(bookingId));
    const rules = getRulesOnPage(website.pageData, booking.sectionId);
    const { waitsUntil } = toStatusColumns('pending', rules, booking.bookingDate, booking.createdAt);
    const after = await updateBooking(work.db, bookingId, {
      ...toChangeColumns(booking),
      // A request that would have ended meanwhile waits for the owner's answer a little longer.
      ...(booking.waitsUntil && waitsUntil && waitsUntil > deps.clock.now() && { waitsUntil }),
    });
    await notifyOfChange(work, deps, website, { before: after, after });
    return after;
  });
}

/**
 * Reads a booking at a time that is proposed to its customer, or that they have taken already. Throws CONFLICT
 * otherwise.
 */
export async function readProposedTime(
  deps: NotifyDeps,
  slug: string,
  bookingId: number,
  beginning: string,
): Promise<CustomerBooking> {
  const state = await readCustomerBooking(deps, slug, bookingId);
  if (isTaken(state.booking, beginning)) return state;
  const proposed = isHeld(state.booking, deps.clock.now()) ? await listProposed(deps.db, bookingId) : [];
  if (!proposed.includes(beginning)) throw createProposalGoneError();
  return state;
}

/**
 * Confirms a booking at a time that was proposed to its customer; the other times are given back. The same call again
 * changes nothing.
 */
export async function acceptProposedTime(
  deps: NotifyDeps,
  slug: string,
  bookingId: number,
  beginning: string,
): Promise<BookingChange> {
  const now = deps.clock.now();
  return inTransaction(deps, async (work) => {
    const { website, booking: before } = await lockAt(work, slug, bookingId);
    if (isTaken(before, beginning)) return { before, after: before };
    if (!isHeld(before, now)) throw createProposalGoneError();
    const resource = await acceptProposedClaim(work.db, before, beginning);
    const [bookingDateText = '', bookingTimeText = ''] = beginning.split(' ');
    const times = { bookingDateText, bookingTimeText, bookingEndDateText: null };
    const timed = toTimeColumns(times, before.durationMinutes ?? 0, website.timeZone);
    if (resource === null || timed.bookingDate <= now) throw createProposalGoneError();
    const diaries = listDiariesOnPage(website, before);
    const diary = diaries.find((one) => one.resource === resource);
    const rules = getRulesOnPage(website.pageData, before.sectionId);
    const accepted = await updateBooking(work.db, bookingId, {
      ...timed,
      ...toStatusColumns('confirmed', rules, timed.bookingDate, now),
      ...(diaries.length > 0 ? toPlaceColumns(diary ?? diaries[0]) : { resource }),
      ...toChangeColumns(before),
      customerAct: 'moved',
      customerActedAt: now,
    });
    // The page may have put the service into other diaries since, in which the time must be free as well.
    const isInOtherDiary = !diary && diaries.length > 0;
    const after = isInOtherDiary ? await moveClaim(work.db, accepted, diaries) : accepted;
    const isCustomerTold = await notifyOfOwnChange(work, deps, website, { before, after }, 'confirmed');
    if (isCustomerTold === after.isCustomerTold) return { before, after };
    return { before, after: await updateBooking(work.db, bookingId, { isCustomerTold }) };
  });
}

/**
 * Makes a proposed time the booking's own, gives back all other times that are held for it, and returns its diary; null
 * when that time is not held. The claim is kept, so that nobody else can take the time in between.
 */
async function acceptProposedClaim(
  tx: Transaction,
  { id, websiteId }: Pick<BookingRecord, 'id' | 'websiteId'>,
  beginning: string,
): Promise<string | null> {
  const [taken] = await tx
    .update(claims)
    .set({ proposed: null })
    .where(and(eq(claims.bookingId, id), eq(claims.proposed, beginning)))
    .returning({ id: claims.id, resource: claims.resource });
  if (!taken) return null;
  await releaseClaims(tx, websiteId, sql`${isClaimOf(id)} AND ${claims.id} <> ${taken.id}`);
  return taken.resource;
}

/**
 * Gives back proposed times of which no customer has chosen one in time. Each booking has a transaction of its own that
 * checks it again.
 */
export async function endProposals(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const ids = await listUnanswered(deps.db, now, BOOKINGS_AT_ONCE);
    await runForEach(ids, signal, (id) =>
      inTransaction(deps, async (work) => {
        const website = await lockWebsiteOf(work.db, id);
        const booking = website && (await lockBooking(work.db, id));
        if (!booking || isHeld(booking, now)) return;
        await releaseClaims(work.db, website.id, isProposedTo(id));
        work.notifyOwner(website.id, 'booking-changed');
      }),
    );
    if (signal?.aborted || ids.length < BOOKINGS_AT_ONCE) return;
  }
}

function isHeld({ status, proposedUntil }: BookingRecord, now: Date): boolean {
  return status === 'pending' && proposedUntil !== null && now < proposedUntil;
}

function isTaken({ status, bookingDateText, bookingTimeText }: BookingRecord, beginning: string): boolean {
  return status === 'confirmed' && `${bookingDateText} ${bookingTimeText}` === beginning;
}

async function lockOwned(
  { db }: Work,
  userId: number,
  websiteId: number,
  bookingId: number,
): Promise<{ website: PublishedWebsite; booking: BookingRecord }> {
  const website = await lockWebsiteOf(db, bookingId, userId);
  const booking = website && (await lockBooking(db, bookingId));
  if (!booking || website.id !== websiteId) throw createBookingNotFoundError();
  return { website, booking };
}

function createProposalGoneError(): AppError {
  return new AppError('CONFLICT', phrase('errors.proposalGone'));
}

/**
 * Asks the customer of a booking which of some times they take. There is a link for each time, and one to the booking
 * as they asked for it.
 */
function composeProposalMail(
  website: MailWebsite,
  booking: BookingRecord,
  beginnings: readonly string[],
  until: Date,
  words: string | undefined,
): Mail {
  const { language } = website;
  const t = getTextsIn(language);
  const link = getCustomerLink(website, booking.id);
  return composeVisitorMail(website, 'decision', {
    subject: t('mail.proposal.subject'),
    person: booking.customerEmail,
    body: {
      heading: t('mail.proposal.heading'),
      lead: t('mail.proposal.lead', { website: findProvenName(website) ?? t('mail.business') }),
      words: words ? { by: getWordsBy(website), text: words } : undefined,
      // The time that the customer asked for is held for at least as long.
      facts: listBookingFacts({ ...booking, waitsUntil: until }, website, language),
      choices: beginnings.map((beginning) => {
        const [bookingDateText = '', bookingTimeText = ''] = beginning.split(' ');
        const times = { ...booking, bookingDateText, bookingTimeText };
        return {
          label: formatTimes(times, language),
          url: `${link}/offer?to=${bookingDateText}T${bookingTimeText}`,
        };
      }),
      action: { label: t('mail.openBooking'), url: link },
    },
  });
}
