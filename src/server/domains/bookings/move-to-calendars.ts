import { and, eq, ne, sql } from 'drizzle-orm';
import type { PageData } from '@/contracts/page-data';
import { diaryOf } from '@/core/bookings';
import { phrase } from '@/core/messages';
import { localDateTime } from '@/core/wall-clock';
import { sectionPath } from '@/sections/page/check-page';
import { type Page, sectionsOf } from '@/sections/page/page';
import { bookings } from '../../db/tables/bookings';
import { allowTime, type Database } from '../../kernel/database';
import { isOverlap } from '../../kernel/database-errors';
import { validationError } from '../../kernel/validation';
import type { PublishedWebsite } from '../websites';

/**
 * Moves upcoming bookings into the diaries that the saved page says. VALIDATION, with the field in the page that was sent, when a section is to have one diary for all its services and two of its bookings overlap. Bookings of a
 * section that left the page stay as they are.
 */
export async function moveToCalendars(
  tx: Database,
  { id, timeZone }: PublishedWebsite,
  page: Page,
  sent: PageData,
  now: Date,
): Promise<void> {
  const isUpcoming = and(
    eq(bookings.websiteId, id),
    ne(bookings.status, 'cancelled'),
    sql`${bookings.during} && tsrange(${localDateTime(now, timeZone)}::timestamp, NULL)`,
  );
  const { sectionId, serviceId, resource } = bookings;
  const kept = await tx.selectDistinct({ sectionId, serviceId, resource }).from(bookings).where(isUpcoming);
  for (const section of sectionsOf(page, 'booking')) {
    for (const booked of kept.filter((row) => row.sectionId === section.id)) {
      const diary = diaryOf(section.id, booked.serviceId, section.content);
      if (diary === booked.resource) continue;
      const isBooked = and(
        isUpcoming,
        eq(sectionId, section.id),
        eq(serviceId, booked.serviceId),
        eq(resource, booked.resource),
      );
      // All upcoming ones of a service move at once.
      await allowTime(tx);
      await tx
        .update(bookings)
        .set({ resource: diary })
        .where(isBooked)
        .catch((error: unknown) => {
          throw isOverlap(error) ? bookingsCollide(sectionPath(sent, section.id)) : error;
        });
    }
  }
}

function bookingsCollide(section: string) {
  const path = `${section}.content.isOneAtATime`;
  return validationError([{ path, message: phrase('errors.upcomingBookingsCollide') }]);
}
