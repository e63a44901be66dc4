import { AppError } from '@/core/app-error';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { Database } from '../../kernel/database';
import type { OwnedWebsite } from '../websites';
import { readOpenings } from './availability';
import { getService, listTakers, type Offer } from './get-service';
import type { WaitlistRecord } from './waitlist-queries';

/** Says what somebody waits for, as it is stored. */
export type WaitlistWish = Pick<
  WaitlistRecord,
  'sectionId' | 'serviceId' | 'moreServiceIds' | 'personId' | 'date' | 'endDate' | 'guests'
>;

/**
 * Lists the offers of a page that would fulfil a wish: one service, or each of the rooms that sleep the guests. Throws
 * NOT_FOUND.
 */
export function listWished(website: OwnedWebsite, wish: WaitlistWish, now: Date): Offer[] {
  const { sectionId, serviceId, moreServiceIds, personId, guests } = wish;
  const takers = listTakers(website, now);
  if (serviceId !== null)
    return [getService(website.pageData, { sectionId, serviceId, moreServiceIds, personId }, takers)];
  const section = listBookingSections(website.pageData).find(({ id }) => id === sectionId);
  const rooms = section?.content.bookingType === 'daily' ? section.content.services : [];
  return rooms
    .filter(({ sleeps }) => guests === null || guests <= (sleeps ?? guests))
    .map(({ id }) => getService(website.pageData, { sectionId, serviceId: id }, takers));
}

interface FoundWish {
  /** These are free at the moment: times of the day, or the ids of rooms. */
  free: string[];
  /** It is false if not even an empty diary would offer it. */
  isOffered: boolean;
}

/** Reads what visitors could book at the moment for a wish; nothing if the page no longer offers it. */
export async function readFree(
  db: Database,
  website: OwnedWebsite,
  wish: WaitlistWish,
  now: Date,
): Promise<FoundWish> {
  const found: FoundWish = { free: [], isOffered: false };
  for (const offer of listOffers(website, wish, now)) {
    const isStay = offer.section.bookingType === 'daily';
    if (isStay !== (wish.endDate !== null)) continue;
    const { free, isOffered } = await readOpenings(db, website, offer, wish, now);
    found.free.push(...free);
    found.isOffered ||= isOffered;
  }
  return found;
}

function listOffers(website: OwnedWebsite, wish: WaitlistWish, now: Date): Offer[] {
  try {
    return listWished(website, wish, now);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
