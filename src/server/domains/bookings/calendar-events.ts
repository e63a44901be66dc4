import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Block } from '@/contracts/blocks';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { STAY_TIME, type TimeRange } from '@/core/bookings';
import { toAddressLine } from '@/core/business';
import { addDays } from '@/core/dates';
import type { HeldTime } from '@/core/free-times';
import type { Locale } from '@/core/locale/locale';
import { getPersonDiary } from '@/core/people';
import { getDateOf, toInstant, toLocalDate } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import { blocks, claims } from '../../db/tables/claims';
import type { Deps } from '../../http/deps';
import { type Database, listRows } from '../../kernel/database';
import { getTextsIn } from '../../kernel/text';
import { getAdminUrl, type MailWebsite } from '../mail';
import { getMailWebsite, type PublishedWebsite } from '../websites';
import { isCovered } from './block-claims';
import { listBlocks } from './blocks';
import { getBookingUid, getUid, toCalendarTimes } from './booking-calendar';
import type { CalendarSubject } from './calendar-addresses';
import type { Calendar, CalendarEvent } from './calendar-file';
import { isOnDays, selectHolders } from './claims';

/** A calendar begins this many days ago. */
const DAYS_BACK = 60;
/** A file has at most this many bookings, those nearest to today; blocks come on top. */
const MAX_BOOKINGS = 5000;

/** Reads the events of a calendar, written in the language of the website's owner. */
export async function readCalendar(
  deps: Deps,
  website: PublishedWebsite,
  calendar: CalendarSubject,
): Promise<Calendar> {
  const today = toLocalDate(deps.clock.now(), website.timeZone);
  const days = { today, first: addDays(today, -DAYS_BACK), last: addDays(today, MAX_DAYS_AHEAD) };
  const mailWebsite = await getMailWebsite(deps.db, deps, website);
  const { language } = mailWebsite.account;
  const name = calendar.kind === 'website' ? website.title : `${calendar.name} – ${website.title}`;
  const events =
    calendar.kind === 'room'
      ? await readTakenDays(deps.db, mailWebsite, calendar, days, language)
      : await readDiary(deps.db, mailWebsite, calendar, days, language);
  return { name, timeZone: website.timeZone, language, events };
}

interface Days {
  today: string;
  first: string;
  last: string;
}

/** Reads bookings with their customers, and the owner's blocks: only the owner may see these. */
async function readDiary(
  db: Database,
  website: MailWebsite,
  calendar: Exclude<CalendarSubject, { kind: 'room' }>,
  { today, first, last }: Days,
  language: Locale,
): Promise<CalendarEvent[]> {
  const person = calendar.kind === 'person' ? calendar.person : null;
  const booked = await db
    .select({
      id: bookings.id,
      sequence: bookings.calendarSequence,
      status: bookings.status,
      service: bookings.service,
      personName: bookings.personName,
      customerName: bookings.customerName,
      customerPhone: bookings.customerPhone,
      notes: bookings.notes,
      bookingDate: bookings.bookingDate,
      bookingDateText: bookings.bookingDateText,
      bookingEndDateText: bookings.bookingEndDateText,
      durationMinutes: bookings.durationMinutes,
    })
    .from(bookings)
    .where(
      and(
        // An index finds their claims, which reach a little further than the bookings.
        inArray(bookings.id, selectHolders(db, website.id, first, last)),
        isOnDays(bookings.during, first, last),
        ne(bookings.status, 'cancelled'),
        person ? eq(bookings.personId, person.id) : undefined,
      ),
    )
    .orderBy(sql`abs(extract(epoch FROM lower(${bookings.during}) - ${today}::timestamp))`, asc(bookings.id))
    .limit(MAX_BOOKINGS);
  const blocks = (await listBlocks(db, website.id, first, last)).filter(
    // The owner's program has a block already if it came from another calendar.
    (block) => block.feed === null && (!person || isCovered(block, getPersonDiary(person.id))),
  );
  const t = getTextsIn(language);
  const location = toAddressLine(website.business.address) || undefined;
  const url = getAdminUrl(website, 'bookings');
  return [
    ...booked.map((booking) => {
      const isTentative = booking.status === 'pending';
      const what = [booking.service, !person && booking.personName].filter(Boolean).join(', ');
      const lines = [isTentative && t('calendarsOut.file.waits'), booking.customerPhone, booking.notes];
      return {
        uid: getBookingUid(website, booking.id),
        sequence: booking.sequence,
        ...toCalendarTimes(booking),
        title: `${booking.customerName} – ${what}`,
        description: lines.filter(Boolean).join('\n'),
        location,
        url,
        isTentative,
      };
    }),
    ...blocks.map((block) => ({
      uid: getUid(website, `block-${block.id}`),
      sequence: 0,
      ...toBlockTimes(block, website.timeZone),
      title: block.note || t('calendarsOut.file.blocked'),
      isTentative: false,
    })),
  ];
}

/** Returns whole days for a block that begins and ends at midnight. */
function toBlockTimes({ start, end }: Block, timeZone: string): Pick<CalendarEvent, 'start' | 'end'> {
  const split = (time: string) => time.split(' ') as [date: string, time: string];
  const [[first, from], [last, until]] = [split(start), split(end)];
  if (from === '00:00' && until === '00:00') return { start: first, end: last };
  return {
    start: toInstant(first, from, timeZone).getTime(),
    end: toInstant(last, until, timeZone).getTime(),
  };
}

/** Reads only the nights in which a room is taken: other platforms read them, and must learn of no guest. */
async function readTakenDays(
  db: Database,
  website: MailWebsite,
  { diary: { resource, places } }: Extract<CalendarSubject, { kind: 'room' }>,
  { first, last }: Days,
  language: Locale,
): Promise<CalendarEvent[]> {
  const held = await listSoldTimes(db, website.id, resource, first, last);
  return listFullDays(held, places).map(({ start, end }) => ({
    uid: getUid(website, `taken-${resource.replace(/[^\w-]+/g, '-')}-${start}`),
    sequence: 0,
    start,
    end,
    title: getTextsIn(language)('calendarsOut.file.taken'),
    isTentative: false,
  }));
}

/**
 * Lists what is held in a room on some days. The pause after a stay that was sold elsewhere is left out: a platform that
 * passes on what it reads here would otherwise add another pause to its own entry each time.
 */
function listSoldTimes(
  db: Database,
  websiteId: number,
  resource: string,
  first: string,
  last: string,
): Promise<HeldTime[]> {
  const sold = sql`CASE WHEN ${blocks.feedId} IS NULL THEN ${claims.during} ELSE ${claims.during} * ${blocks.during} END`;
  const toMinute = (bound: 'lower' | 'upper') => sql`to_char(${sql.raw(bound)}(sold), 'YYYY-MM-DD HH24:MI')`;
  return listRows<HeldTime>(
    db,
    sql`SELECT place, ${toMinute('lower')} AS start, ${toMinute('upper')} AS "end" FROM (
      SELECT ${claims.place}, ${sold} AS sold FROM ${claims} LEFT JOIN ${blocks} ON ${eq(blocks.id, claims.blockId)}
      WHERE ${claims.websiteId} = ${websiteId} AND ${claims.resource} = ${resource}
        AND ${isOnDays(claims.during, first, last)}) AS held
    WHERE NOT isempty(sold)`,
  );
}

/**
 * Lists the spans of days in which a room has no place left, each ending with the day of departure. A night lasts from
 * noon to noon: if one hour of it is taken, the whole night is.
 */
export function listFullDays(held: readonly HeldTime[], places: number): TimeRange[] {
  const nights = new Map<string, Set<number>>();
  for (const { start, end, place } of held)
    for (let night = getNight(start); `${night} ${STAY_TIME}` < end; night = addDays(night, 1))
      nights.set(night, (nights.get(night) ?? new Set()).add(place));
  const full = [...nights]
    .filter(([, taken]) => taken.size >= places)
    .map(([night]) => night)
    .sort();
  const spans: TimeRange[] = [];
  for (const night of full) {
    const before = spans.at(-1);
    if (before?.end === night) before.end = addDays(night, 1);
    else spans.push({ start: night, end: addDays(night, 1) });
  }
  return spans;
}

/** Returns the night in which a time lies; before noon it began the day before. */
function getNight(time: string): string {
  const date = getDateOf(time);
  return time.slice(date.length + 1) < STAY_TIME ? addDays(date, -1) : date;
}
