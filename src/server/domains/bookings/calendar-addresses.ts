import { eq, sql } from 'drizzle-orm';
import type { CalendarAddress } from '@/contracts/endpoints/calendars';
import type { ServiceDiary } from '@/core/bookings';
import type { Person } from '@/core/people';
import { calendarAddresses } from '../../db/tables/calendar-addresses';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { type Database, getOne } from '../../kernel/database';
import { createNotFoundError } from '../../kernel/not-found';
import type { KeyedHash } from '../../kernel/secrets';
import { isSignature, sign } from '../../kernel/signed-links';
import { inTransaction } from '../../kernel/unit-of-work';
import { findWebsite, getWebsite, type PublishedWebsite } from '../websites';
import { listRooms } from './get-service';
import { lockOwnWebsite } from './queries';

/** A calendar shows everything, the visits of a person, or when a room is taken. */
export type CalendarSubject =
  | { kind: 'website'; subject: string; name: string }
  | { kind: 'person'; subject: string; name: string; person: Person }
  | { kind: 'room'; subject: string; name: string; diary: ServiceDiary };

const PURPOSE = 'addresses of calendars';
const FILE = /^([1-9]\d{0,15})-([\w-]{22})\.ics$/;

/** Lists the addresses of the calendars of a website for its owner. */
export async function listCalendarAddresses(deps: Deps, websiteId: number): Promise<CalendarAddress[]> {
  const website = await getWebsite(deps.db, websiteId);
  const renewals = await readRenewals(deps.db, websiteId);
  return listSubjects(website).map((calendar) => present(deps, website, calendar, renewals));
}

/** Gives a calendar another address; the former one no longer works. */
export async function renewCalendarAddress(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  subject: string,
): Promise<CalendarAddress> {
  return inTransaction(deps, async (work) => {
    const website = await lockOwnWebsite(work.db, websiteId, user.id);
    const calendar = listSubjects(website).find((one) => one.subject === subject);
    if (!calendar) throw createNotFoundError();
    const { renewals } = getOne(
      await work.db
        .insert(calendarAddresses)
        .values({ websiteId, subject, renewals: 1 })
        .onConflictDoUpdate({
          target: [calendarAddresses.websiteId, calendarAddresses.subject],
          set: { renewals: sql`${calendarAddresses.renewals} + 1` },
        })
        .returning(),
    );
    return present(deps, website, calendar, new Map([[subject, renewals]]));
  });
}

/** Finds the calendar at an address; null for an address that the server has not made, or that was renewed. */
export async function findCalendar(
  { db, keyedHash }: Pick<Deps, 'db' | 'keyedHash'>,
  file: string,
): Promise<{ website: PublishedWebsite; calendar: CalendarSubject } | null> {
  const [, id = '', key = ''] = FILE.exec(file) ?? [];
  const website = id === '' ? null : await findWebsite(db, Number(id));
  if (!website) return null;
  const renewals = await readRenewals(db, website.id);
  const calendar = listSubjects(website).find(({ subject }) =>
    isSignature(key, signSubject(keyedHash, website.id, subject, renewals)),
  );
  return calendar ? { website, calendar } : null;
}

/** Lists everything of a website that has a calendar today: not a person or a room that has left the page. */
function listSubjects({ title, people, pageData }: PublishedWebsite): CalendarSubject[] {
  return [
    { kind: 'website', subject: 'all', name: title },
    ...(people ?? [])
      .filter(({ takesBookings }) => takesBookings)
      .map((person) => ({
        kind: 'person' as const,
        subject: `person/${person.id}`,
        name: person.name,
        person,
      })),
    ...listRooms(pageData).map(({ name, diary }) => ({
      kind: 'room' as const,
      subject: `room/${diary.resource}`,
      name,
      diary,
    })),
  ];
}

async function readRenewals(db: Database, websiteId: number): Promise<ReadonlyMap<string, number>> {
  const { subject, renewals } = calendarAddresses;
  const rows = await db
    .select({ subject, renewals })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.websiteId, websiteId));
  return new Map(rows.map((row) => [row.subject, row.renewals]));
}

function present(
  { config, keyedHash }: Pick<Deps, 'config' | 'keyedHash'>,
  { id }: Pick<PublishedWebsite, 'id'>,
  { subject, kind, name }: CalendarSubject,
  renewals: ReadonlyMap<string, number>,
): CalendarAddress {
  const url = `${config.publicUrl}/calendars/${id}-${signSubject(keyedHash, id, subject, renewals)}.ics`;
  return { subject, kind, name, url };
}

function signSubject(
  keyedHash: KeyedHash,
  websiteId: number,
  subject: string,
  renewals: ReadonlyMap<string, number>,
): string {
  const text = JSON.stringify([websiteId, subject, renewals.get(subject) ?? 0]);
  return sign(keyedHash, PURPOSE, text);
}
