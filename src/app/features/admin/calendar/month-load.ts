import type { Booking } from '@/contracts/bookings';
import type { PageData } from '@/contracts/page-data';
import { getDiary, isServedByPeople } from '@/core/bookings';
import { parseMinutes } from '@/core/opening-hours';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { BookingContent } from '@/sections/types/booking/definition';
import { getAgenda } from './bookings-of-day';
import type { OpenDay } from './shown-hours';

/** A page has this many places for visits and for nights, over all diaries. */
export interface Places {
  visits: number;
  nights: number;
}

export interface DayLoad {
  visits: number;
  /** It counts the stays that include the night. */
  nights: number;
  waiting: number;
  /** It is the booked share of the time that can be booked, from 0 to 1; null where nothing can be booked. */
  fullness: number | null;
}

/** Counts the places of a page: services that share a diary share its places, and each of those who serve is one. */
export function countPlaces(pageData: PageData, servers: number): Places {
  const sections = listBookingSections(pageData);
  const count = (type: BookingContent['bookingType']) => {
    const diaries = sections
      .filter(({ content }) => content.bookingType === type && !isServedByPeople(content))
      .flatMap(({ id, content }) => content.services.map((service) => getDiary(id, content, service)));
    const places = new Map(diaries.map((diary) => [diary.resource, diary.places]));
    return [...places.values()].reduce((sum, each) => sum + each, 0);
  };
  const people = sections.some(({ content }) => isServedByPeople(content)) ? servers : 0;
  return { visits: count('hourly') + people, nights: count('daily') };
}

/** Sums up what is booked on a day. */
export function loadOfDay(
  bookings: readonly Booking[],
  day: string,
  open: OpenDay | undefined,
  places: Places,
): DayLoad {
  const { visits, stays } = getAgenda(bookings, day);
  const nights = stays.filter(({ moment }) => moment !== 'departure');
  const waiting = [...visits, ...nights].filter(({ booking }) => booking.status === 'pending').length;
  const minutes = visits.reduce((sum, { start, end }) => sum + end - start, 0);
  const room = getLength(open) * places.visits;
  const shares = [
    ...(room > 0 ? [minutes / room] : []),
    ...(places.nights > 0 ? [nights.length / places.nights] : []),
  ];
  return {
    visits: visits.length,
    nights: nights.length,
    waiting,
    fullness: shares.length > 0 ? Math.min(1, Math.max(...shares)) : null,
  };
}

/** Returns how many minutes of the day lie in opening hours of any section. */
function getLength(open: OpenDay | undefined): number {
  const parts = (open?.intervals ?? [])
    .map(({ start, end }) => ({ start: parseMinutes(start) ?? 0, end: parseMinutes(end) ?? 0 }))
    .sort((a, b) => a.start - b.start);
  let length = 0;
  let reached = 0;
  for (const { start, end } of parts) {
    length += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return length;
}
