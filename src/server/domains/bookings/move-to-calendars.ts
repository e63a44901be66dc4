import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PageData } from '@/contracts/page-data';
import { diaryOf, type ServiceDiary } from '@/core/bookings';
import { phrase } from '@/core/messages';
import { localDateTime } from '@/core/wall-clock';
import { sectionPath } from '@/sections/page/check-page';
import { type Page, sectionsOf } from '@/sections/page/page';
import { bookings } from '../../db/tables/bookings';
import { blocks, claims } from '../../db/tables/claims';
import { allowTime, type Database } from '../../kernel/database';
import { isOverlap } from '../../kernel/database-errors';
import { validationError } from '../../kernel/validation';
import type { PublishedWebsite } from '../websites';
import { fillPlaces, isCovered } from './claims';

/**
 * Moves upcoming bookings into the diaries that the saved page says, and closes those for which the owner blocked time.
 * VALIDATION, with the field in the page that was sent, when a section is to have one diary for all its services and
 * two of its bookings overlap. Bookings of a section that left the page stay as they are.
 */
export async function moveToCalendars(
  tx: Database,
  { id, timeZone }: PublishedWebsite,
  page: Page,
  sent: PageData,
  now: Date,
): Promise<void> {
  const wallTime = localDateTime(now, timeZone);
  const isUpcoming = and(
    eq(claims.websiteId, id),
    sql`${claims.during} && tsrange(${wallTime}::timestamp, NULL)`,
  );
  const upcomingBlocks = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.websiteId, id), sql`${blocks.during} && tsrange(${wallTime}::timestamp, NULL)`));
  if (upcomingBlocks.length > 0) await tx.delete(claims).where(and(isUpcoming, isNotNull(claims.blockId)));
  const { sectionId, serviceId } = bookings;
  const kept = await tx
    .selectDistinct({ sectionId, serviceId, resource: claims.resource })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(isUpcoming);
  for (const section of sectionsOf(page, 'booking')) {
    for (const booked of kept.filter((row) => row.sectionId === section.id)) {
      const service = section.content.services.find((offered) => offered.id === booked.serviceId);
      // Of a service that is no longer offered the customers come all the same.
      const { resource } = diaryOf(
        section.id,
        section.content,
        service ?? { id: booked.serviceId, duration: 0 },
      );
      if (resource === booked.resource) continue;
      // All upcoming ones of a service move at once.
      await allowTime(tx);
      const moved = await tx
        .update(claims)
        .set({ resource, place: 1 })
        .where(
          and(
            isUpcoming,
            eq(claims.resource, booked.resource),
            inArray(
              claims.bookingId,
              tx
                .select({ id: bookings.id })
                .from(bookings)
                .where(
                  and(eq(bookings.websiteId, id), eq(sectionId, section.id), eq(serviceId, booked.serviceId)),
                ),
            ),
          ),
        )
        .returning({ bookingId: claims.bookingId })
        .catch((error: unknown) => {
          throw isOverlap(error) ? bookingsCollide(sectionPath(sent, section.id)) : error;
        });
      const ids = moved.flatMap(({ bookingId }) => bookingId ?? []);
      await tx.update(bookings).set({ resource }).where(inArray(bookings.id, ids));
    }
  }
  for (const block of upcomingBlocks) {
    for (const diary of diariesOf(page)) {
      if (isCovered(block, diary.resource)) await fillPlaces(tx, block, diary.resource, 1, diary.places);
    }
  }
}

/** The diaries of all that a page offers, each once. */
export function diariesOf(page: Page): ServiceDiary[] {
  const diaries = sectionsOf(page, 'booking').flatMap(({ id, content }) =>
    content.services.map((service) => diaryOf(id, content, service)),
  );
  return [...new Map(diaries.map((diary) => [diary.resource, diary])).values()];
}

function bookingsCollide(section: string) {
  const path = `${section}.content.isOneAtATime`;
  return validationError([{ path, message: phrase('errors.upcomingBookingsCollide') }]);
}
