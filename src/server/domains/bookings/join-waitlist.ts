import type { WaitlistInput } from '@/contracts/waitlist';
import { AppError } from '@/core/app-error';
import { OPEN_PROOFS } from '@/core/booking-limits';
import { formatRangeColumn } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { key, phrase } from '@/core/messages';
import { MAX_WAITING, MAX_WAITING_OF_EMAIL } from '@/core/waitlist';
import { toLocalDate } from '@/core/wall-clock';
import { waitlistEntries } from '../../db/tables/waitlist';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { getMailWebsite, lockServedWebsite, type OwnedWebsite } from '../websites';
import { assertNights, createRefusedFieldError } from './check-times';
import { listWished, readFree, type WaitlistWish } from './find-wish';
import type { BookingDeps } from './proofs';
import { composeWaitlistProofMail } from './waitlist-mails';
import {
  countEntries,
  findSame,
  insertEntry,
  lockWaitlist,
  updateEntry,
  type WaitlistRecord,
} from './waitlist-queries';

/**
 * Stores that a visitor waits for a place on a full day, and mails the link that proves the address. Until the link is
 * followed, the visitor is told of no free place. The same call again, and the same wish of the same address, are one
 * entry.
 */
export async function joinWaitlist(
  deps: BookingDeps,
  slug: string,
  input: WaitlistInput,
  network: string,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockServedWebsite(tx, slug, 'booking', now);
    const request = toKnownRequest(input);
    const scope = { column: waitlistEntries.websiteId, id: website.id };
    if (await findEarlier(tx, waitlistEntries, scope, request, phrase('errors.waitlistArrived'))) return;
    const wish = await checkWish(tx, website, input, now);
    await lockWaitlist(tx, website.id);
    const person = {
      name: input.customerName,
      email: input.customerEmail,
      phone: input.customerPhone || null,
    };
    const same = await findSame(tx, { ...wish, websiteId: website.id, email: person.email });
    if (!same) await assertRoom(tx, deps, website, { email: person.email, network });
    const entry =
      same ??
      (await insertEntry(tx, {
        ...wish,
        ...person,
        ...request,
        websiteId: website.id,
        network,
        createdAt: now,
      }));
    // An entry with a proven address stays as it is, because somebody else may have typed that address now.
    if (same && !same.provenAt) await updateEntry(tx, same.id, { ...person, network, createdAt: now });
    const mail = composeWaitlistProofMail(await getMailWebsite(tx, deps, website), {
      ...entry,
      email: person.email,
    });
    if (!(await queueMail(work, deps, mail)))
      throw new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyProofs'));
  });
}

type StoredWish = WaitlistWish & Pick<WaitlistRecord, 'service' | 'personName' | 'during'>;

/** Checks by the rules for bookings that the wish could come true, on a day that is still to come and is full. */
async function checkWish(
  tx: Parameters<typeof readFree>[0],
  website: OwnedWebsite,
  input: WaitlistInput,
  now: Date,
): Promise<StoredWish> {
  const { date, sectionId, serviceId = null, moreServiceIds = [], personId = null } = input;
  const wish: WaitlistWish = {
    sectionId,
    serviceId,
    moreServiceIds,
    personId,
    date,
    endDate: input.endDate ?? null,
    guests: input.guests ?? null,
  };
  const [offer] = listWished(website, wish, now);
  if (!offer) throw new AppError('NOT_FOUND', phrase('errors.bookedServiceNotFound'));
  const { section, service, diaries } = offer;
  if (section.hasWaitlist === false) throw new AppError('NOT_FOUND', phrase('errors.noWaitlist'));
  const isStay = section.bookingType === 'daily';
  if (date <= toLocalDate(now, website.timeZone))
    throw createRefusedFieldError('date', key('refusals.dayTooEarly'));
  const last = getEnd(isStay, input);
  const { free, isOffered } = await readFree(tx, website, wish, now);
  if (!isOffered) throw createRefusedFieldError('date', key('refusals.dayClosed'));
  if (free.length > 0) throw new AppError('CONFLICT', phrase('errors.nothingToWaitFor'), { field: 'date' });
  return {
    ...wish,
    // A visit has no number of guests, and a room no person who serves.
    ...(isStay
      ? { personId: null, moreServiceIds: [] }
      : { guests: null, moreServiceIds: offer.moreServiceIds, serviceId: service.id }),
    service: serviceId === null ? '' : service.name,
    personName: personId === null ? null : (diaries[0]?.person?.name ?? null),
    during: formatRangeColumn({ start: `${date} 00:00`, end: `${last} 00:00` }),
  };
}

/** Returns the first day that a wish does not cover: the departure of a stay, or the day after a visit. */
function getEnd(isStay: boolean, { date, endDate, serviceId }: WaitlistInput): string {
  if (!isStay) {
    if (endDate !== undefined) throw createRefusedFieldError('endDate', key('refusals.noDeparture'));
    if (serviceId === undefined) throw createRefusedFieldError('serviceId', key('validation.required'));
    return addDays(date, 1);
  }
  if (endDate === undefined) throw createRefusedFieldError('endDate', key('refusals.departureMissing'));
  assertNights(date, endDate, 'endDate');
  return endDate;
}

/** Limits how many links are open, and how many people wait. */
async function assertRoom(
  tx: Parameters<typeof readFree>[0],
  { config, clock }: BookingDeps,
  { id, timeZone }: OwnedWebsite,
  sender: { email: string; network: string },
): Promise<void> {
  const now = clock.now();
  const { open, ofEmail, proven } = await countEntries(tx, id, sender, {
    today: toLocalDate(now, timeZone),
    now,
  });
  const isManyOpen =
    open.email >= OPEN_PROOFS.email ||
    (config.hasRateLimits && (open.network >= OPEN_PROOFS.network || open.website >= OPEN_PROOFS.website));
  if (isManyOpen) throw new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyProofs'));
  assertWaitlistRoom({ ofEmail, proven });
}

/** Throws TOO_MANY_REQUESTS when a website, or an address, has as many entries as it can have. */
export function assertWaitlistRoom({ ofEmail, proven }: { ofEmail: number; proven: number }): void {
  if (ofEmail >= MAX_WAITING_OF_EMAIL || proven >= MAX_WAITING)
    throw new AppError('TOO_MANY_REQUESTS', phrase('errors.waitlistFull'));
}
