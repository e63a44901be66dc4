import { and, asc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PageData } from '@/contracts/page-data';
import { getDiary, isServedByPeople } from '@/core/bookings';
import { phrase } from '@/core/messages';
import { getPersonDiary, isOfPeople, PEOPLE_DIARIES, type Person } from '@/core/people';
import { toLocalDateTime } from '@/core/wall-clock';
import { getSectionPath, listSections, type Page } from '@/sections/page/page';
import type { BookingContent } from '@/sections/types/booking/definition';
import { bookings } from '../../db/tables/bookings';
import { blocks, claims } from '../../db/tables/claims';
import { allowTime } from '../../kernel/database';
import { isOverlap } from '../../kernel/database-errors';
import type { Work } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import type { PublishedWebsite } from '../websites';
import { type BlockedDiary, fillDiary, isCovered } from './block-claims';
import { claimOffer } from './claim-offer';
import { listDiariesInSection } from './get-service';
import { lockBooking } from './queries';

/**
 * Moves upcoming bookings into the diaries that the saved page has, and closes those for which the owner blocked time.
 * Throws VALIDATION when a section is to have one diary for all its services, or people are to serve, and these cannot
 * take all bookings of the same time; it names the field in the page that was sent. Bookings of a section that left the
 * page stay as they are. If something has moved, the owner's browsers read the calendar again.
 */
export async function moveToCalendars(
  work: Work,
  website: PublishedWebsite,
  page: Page,
  sent: PageData,
  now: Date,
): Promise<void> {
  await refillBlocks(work, website, page, now, async (isUpcoming) => {
    await moveToDiaries(work, website, page, sent, isUpcoming);
    for (const section of listSections(page, 'booking')) {
      const isWhole = await moveToPeople(work, website, section, isUpcoming);
      if (!isWhole) throw createBookingsCollideError(getSectionPath(sent, section.id), 'isByPeople');
    }
  });
}

/** Gives upcoming bookings that have no person yet to people who have been added, as far as these can take them. */
export async function moveToNewPeople(
  work: Work,
  website: PublishedWebsite,
  page: Page,
  now: Date,
): Promise<void> {
  await refillBlocks(work, website, page, now, async (isUpcoming) => {
    for (const section of listSections(page, 'booking'))
      await moveToPeople(work, website, section, isUpcoming);
  });
}

/** Opens the time that upcoming blocks hold, moves bookings, and closes again what the blocks then cover. */
async function refillBlocks(
  work: Work,
  { id, timeZone, people }: PublishedWebsite,
  page: Page,
  now: Date,
  move: (isUpcoming: SQL | undefined) => Promise<void>,
): Promise<void> {
  const tx = work.db;
  const wallTime = toLocalDateTime(now, timeZone);
  const isUpcoming = and(
    eq(claims.websiteId, id),
    sql`${claims.during} && tsrange(${wallTime}::timestamp, NULL)`,
    // A proposed time stays in its diary, for a day at most.
    isNull(claims.proposed),
  );
  // A stay that was sold elsewhere is over, and the night after it is still to be kept free.
  const holdsUpcoming = sql`EXISTS (SELECT 1 FROM ${claims} WHERE ${claims.blockId} = ${blocks.id} AND ${isUpcoming})`;
  const isUpcomingBlock = and(
    eq(blocks.websiteId, id),
    or(sql`${blocks.during} && tsrange(${wallTime}::timestamp, NULL)`, holdsUpcoming),
  );
  // Stays that were sold elsewhere come first, in the units that they had: what the owner closes takes the rest.
  const listed = await tx
    .select()
    .from(blocks)
    .where(isUpcomingBlock)
    .orderBy(sql`${blocks.feedId} IS NULL`, sql`lower(${blocks.during})`, asc(blocks.id));
  if (listed.length > 0) await tx.delete(claims).where(and(isUpcoming, isNotNull(claims.blockId)));
  await move(isUpcoming);
  for (const block of listed) {
    const resource = findBlockedResource(block.resource, page);
    if (resource !== block.resource) {
      await tx.update(blocks).set({ resource }).where(eq(blocks.id, block.id));
      work.notifyOwner(id, 'booking-changed');
    }
    for (const diary of listDiaries(page, people)) {
      if (isCovered({ resource }, diary.resource)) await fillDiary(tx, { ...block, resource }, diary);
    }
  }
}

/**
 * Returns the scope of a block. It follows its section when people begin to serve there, and when they no longer do.
 */
function findBlockedResource(resource: string | null, page: Page): string | null {
  const sections = listSections(page, 'booking');
  if (resource === PEOPLE_DIARIES) {
    const hasPeople = sections.some(({ content }) => isServedByPeople(content));
    return hasPeople || sections.every(({ content }) => content.bookingType === 'daily') ? resource : null;
  }
  const ofPeople = sections.find(
    ({ id, content }) => isServedByPeople(content) && isCovered({ resource: id }, resource ?? ''),
  );
  return ofPeople ? PEOPLE_DIARIES : resource;
}

/** Moves bookings in the diaries of services and sections, and of people who no longer serve. */
async function moveToDiaries(
  work: Work,
  website: PublishedWebsite,
  page: Page,
  sent: PageData,
  isUpcoming: SQL | undefined,
): Promise<void> {
  const tx = work.db;
  const { sectionId, serviceId } = bookings;
  const kept = await tx
    .selectDistinct({ sectionId, serviceId, resource: claims.resource })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(isUpcoming);
  for (const section of listSections(page, 'booking')) {
    if (isServedByPeople(section.content)) continue;
    const isOfPerson = and(isUpcoming, like(claims.resource, `${PEOPLE_DIARIES}/%`));
    if (!(await claimAnew(work, website, section, isOfPerson)))
      throw createBookingsCollideError(getSectionPath(sent, section.id), 'isOneAtATime');
    const others = kept.filter((row) => row.sectionId === section.id && !isOfPeople(row.resource));
    for (const booked of others) {
      const service = section.content.services.find((offered) => offered.id === booked.serviceId);
      // Customers come even if their service is no longer offered.
      const { resource } = getDiary(
        section.id,
        section.content,
        service ?? { id: booked.serviceId, duration: 0 },
      );
      if (resource === booked.resource) continue;
      // All upcoming bookings of a service move at once.
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
                  and(
                    eq(bookings.websiteId, website.id),
                    eq(sectionId, section.id),
                    eq(serviceId, booked.serviceId),
                  ),
                ),
            ),
          ),
        )
        .returning({ bookingId: claims.bookingId })
        .catch((error: unknown) => {
          throw isOverlap(error)
            ? createBookingsCollideError(getSectionPath(sent, section.id), 'isOneAtATime')
            : error;
        });
      const ids = moved.flatMap(({ bookingId }) => bookingId ?? []);
      await tx.update(bookings).set({ resource }).where(inArray(bookings.id, ids));
      if (ids.length > 0) work.notifyOwner(website.id, 'booking-changed');
    }
  }
}

/**
 * Gives each booking without a person, in a section in which people serve, to the first one of the list who is free.
 * Returns false if a booking that somebody could take finds nobody free; it stays without a person.
 */
function moveToPeople(
  work: Work,
  website: PublishedWebsite,
  section: BookingSection,
  isUpcoming: SQL | undefined,
): Promise<boolean> {
  if (!isServedByPeople(section.content)) return Promise.resolve(true);
  return claimAnew(work, website, section, and(isUpcoming, isNull(bookings.personId)));
}

interface BookingSection {
  id: string;
  content: BookingContent;
}

/** Moves bookings of a section one by one into their diaries of today; false when one of them finds no room. */
async function claimAnew(
  work: Work,
  { id: websiteId, people }: PublishedWebsite,
  section: BookingSection,
  isMeant: SQL | undefined,
): Promise<boolean> {
  const tx = work.db;
  const meant = await tx
    .select({ id: bookings.id, claimId: claims.id })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(and(isMeant, eq(bookings.sectionId, section.id)))
    .orderBy(sql`lower(${claims.during})`, asc(bookings.id));
  if (meant.length > 0) await allowTime(tx);
  let isWhole = true;
  for (const { id, claimId } of meant) {
    const booking = await lockBooking(tx, id);
    const diaries = booking ? listDiariesInSection(section.id, section.content, booking, people) : [];
    if (!booking || diaries.length === 0) continue;
    if (await claimOffer(tx, booking, diaries)) {
      await tx.delete(claims).where(eq(claims.id, claimId));
      work.notifyOwner(websiteId, 'booking-changed');
    } else isWhole = false;
  }
  return isWhole;
}

/** Lists the diaries of everything that a page offers, each once. */
export function listDiaries(page: Page, people: readonly Person[] | null): BlockedDiary[] {
  const sections = listSections(page, 'booking');
  const services = sections.flatMap(({ id, content }) =>
    isServedByPeople(content)
      ? []
      : content.services.map((service): BlockedDiary => {
          const { resource, places, visit } = getDiary(id, content, service);
          return { resource, places, ...(content.bookingType === 'daily' && { pause: visit.after }) };
        }),
  );
  const isServed = sections.some(({ content }) => isServedByPeople(content));
  const serving = isServed ? (people ?? []).filter(({ takesBookings }) => takesBookings) : [];
  const diaries = [...services, ...serving.map(({ id }) => ({ resource: getPersonDiary(id), places: 1 }))];
  return [...new Map(diaries.map((diary) => [diary.resource, diary])).values()];
}

function createBookingsCollideError(section: string, field: 'isOneAtATime' | 'isByPeople') {
  const message = phrase(
    field === 'isByPeople' ? 'errors.upcomingBookingsOfNobody' : 'errors.upcomingBookingsCollide',
  );
  return createValidationError([{ path: `${section}.content.${field}`, message }]);
}
