import { and, asc, eq, gt, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import { bookings } from '../../db/tables/bookings';
import type { Database } from '../../kernel/database';
import { findWebsite } from '../websites';

/**
 * Lists the visits of a website that keep to its opening hours, have not begun and are not cancelled, in their order.
 * Stays and sections with hours of their own are left out.
 */
export async function listVisits(db: Database, websiteId: number, now: Date) {
  const website = await findWebsite(db, websiteId);
  const sections = website ? listBookingSections(website.pageData) : [];
  const keeping = sections
    .filter(({ content }) => content.hours === 'website')
    .map(({ id: sectionId }) => sectionId);
  return selectVisits(db, websiteId, now, inArray(bookings.sectionId, keeping));
}

/** Lists the visits of a website that a person serves, have not begun and are not cancelled, in their order. */
export async function listVisitsOfPeople(db: Database, websiteId: number, now: Date) {
  return selectVisits(db, websiteId, now, isNotNull(bookings.personId));
}

async function selectVisits(db: Database, websiteId: number, now: Date, isMeant: SQL) {
  const { id, bookingDateText: date, bookingTimeText: time, durationMinutes, customerName: name } = bookings;
  const rows = await db
    .select({ id, date, time, durationMinutes, name, personId: bookings.personId })
    .from(bookings)
    .where(
      and(
        eq(bookings.websiteId, websiteId),
        eq(bookings.bookingType, 'hourly'),
        isMeant,
        ne(bookings.status, 'cancelled'),
        gt(bookings.bookingDate, now),
      ),
    )
    .orderBy(asc(bookings.bookingDate), asc(id));
  return rows.map((row) => ({ ...row, durationMinutes: row.durationMinutes ?? 0 }));
}
