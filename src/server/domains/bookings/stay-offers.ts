import type * as z from 'zod/mini';
import type { StayMonth, StayOffers, stayMonthQuery, stayQuery } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { countNights, getBookableTimes, MAX_NIGHTS } from '@/core/booking-limits';
import { getDiary, STAY_TIME } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { phrase } from '@/core/messages';
import { getLeastNights, listLongestNights, priceNights, sumNights } from '@/core/stays';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { BookingContent } from '@/sections/types/booking/definition';
import type { Deps } from '../../http/deps';
import { getServedWebsite, type PublishedWebsite } from '../websites';
import { listDays } from './availability';
import { assertStay } from './check-times';
import { listHeld } from './claims';

/** Lists for each room how long a stay that begins on a day of a month can be, and how long it must be. */
export async function listLongestStays(
  deps: Deps,
  slug: string,
  { sectionId, month }: z.infer<typeof stayMonthQuery>,
): Promise<StayMonth> {
  const { website, section } = await getHouse(deps, slug, sectionId);
  const days = listDays(month);
  const longest = await readLongestInRooms(deps, website, sectionId, section, days);
  const rooms = section.services.map((room) => ({
    serviceId: room.id,
    longest: longest.get(room.id) ?? [],
    least: days.map((day) => getLeastNights(room, day)),
  }));
  return { rooms };
}

/** Lists what some nights cost in each room, and which rooms can be booked for them. */
export async function listStayOffers(
  deps: Deps,
  slug: string,
  { sectionId, date, endDate, guests = 1 }: z.infer<typeof stayQuery>,
): Promise<StayOffers> {
  assertStay(date, STAY_TIME, endDate, { time: 'date', departure: 'endDate' });
  const { website, section } = await getHouse(deps, slug, sectionId);
  const longest = await readLongestInRooms(deps, website, sectionId, section, [date]);
  const count = countNights(date, endDate);
  const rooms = section.services.map((room) => {
    const least = getLeastNights(room, date);
    const problem = findProblem({
      taken: count > (longest.get(room.id)?.[0] ?? 0),
      guests: guests > (room.sleeps ?? guests),
      nights: count < least,
    });
    const nights = priceNights(room, date, endDate);
    return { serviceId: room.id, problem, leastNights: least, nights, totalCents: sumNights(nights) };
  });
  return { rooms };
}

type Problem = NonNullable<StayOffers['rooms'][number]['problem']>;

function findProblem({ taken, guests, nights }: Record<Problem, boolean>): Problem | null {
  if (guests) return 'guests';
  if (taken) return 'taken';
  return nights ? 'nights' : null;
}

/** Throws NOT_FOUND for a section that is not on the page, or takes no stays. */
async function getHouse(
  deps: Deps,
  slug: string,
  sectionId: string,
): Promise<{ website: PublishedWebsite; section: BookingContent }> {
  const website = await getServedWebsite(deps, slug, 'booking');
  const found = listBookingSections(website.pageData).find(({ id }) => id === sectionId);
  if (found?.content.bookingType !== 'daily')
    throw new AppError('NOT_FOUND', phrase('errors.bookingSectionMissing'));
  return { website, section: found.content };
}

/** Returns for each room the longest stays that can begin on some days in a row, with one query for all rooms. */
async function readLongestInRooms(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, timeZone }: PublishedWebsite,
  sectionId: string,
  section: BookingContent,
  days: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const diaries = section.services.map((room) => [room.id, getDiary(sectionId, section, room)] as const);
  const [begin = '', end = begin] = [days[0], days.at(-1)];
  const resources = diaries.map(([, { resource }]) => resource);
  // The extra day covers the time that may be kept free after the last night.
  const held = await listHeld(db, id, resources, begin, addDays(end, MAX_NIGHTS + 1));
  const { first, last } = getBookableTimes(clock.now(), timeZone, section);
  return new Map(
    diaries.map(([roomId, { resource, places, visit }]) => [
      roomId,
      listLongestNights(days, { places, held: held.get(resource) ?? [], after: visit.after, first, last }),
    ]),
  );
}
