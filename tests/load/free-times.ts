import { sql } from 'drizzle-orm';
import { addDays } from '@/core/dates';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { getPersonDiary } from '@/core/people';
import { toLocalDate } from '@/core/wall-clock';
import { blocks } from '@/server/db/tables/claims';
import { users } from '@/server/db/tables/users';
import { websites } from '@/server/db/tables/websites';
import { type DatabaseHandle, getOne } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';
import { makePerson } from '../support/person';
import { startProduct } from '../support/running-product';
import { addSignedInOwner } from '../support/signed-in-owner';
import { formatVerdict, printTable } from './print-table';
import { timeCalls } from './time-calls';

const CLAIMS = 10_000;
const PEOPLE = 10;
const AIM_MS = 15;
const SECONDS = 2;
const SLUG = 'bench-months';
const allDay = { enabled: true, start: '00:00', end: '23:59' };
const section = {
  title: '',
  bookingType: 'hourly',
  services: [{ id: 'cut', name: 'Cut', duration: 30, price: 0, description: '' }],
  workingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, allDay])),
};
const pageData = {
  sections: [
    { id: 'full', type: 'booking', title: '', content: { ...section, isOneAtATime: true }, order: 0 },
    { id: 'year', type: 'booking', title: '', content: { ...section, isByPeople: true }, order: 1 },
  ],
};

/** Returns the next month as YYYY-MM: none of its days is over, and it has at least 28 of them. */
function getNextMonth(): string {
  const today = toLocalDate(systemClock.now(), 'UTC');
  return addDays(`${today.slice(0, 'YYYY-MM'.length)}-28`, 4).slice(0, 'YYYY-MM'.length);
}

/**
 * Adds a website with 10,000 claims of a year in the diaries of ten people, and one with as many of one month in one
 * diary.
 */
export async function fillMonth(database: DatabaseHandle): Promise<void> {
  const { db } = database;
  await addSignedInOwner({ database, clock: systemClock }, 'bench-months', 'trial');
  const { id: userId } = getOne(await db.select({ id: users.id }).from(users));
  const people = Array.from({ length: PEOPLE }, (_, index) => makePerson(`${index}`));
  const now = systemClock.now();
  const site = { userId, title: 'Bench', slug: SLUG, description: '', isPublished: true, createdAt: now };
  const { id } = getOne(
    await db
      .insert(websites)
      .values({ ...site, pageData, people, updatedAt: now })
      .returning({ id: websites.id }),
  );
  const block = {
    websiteId: id,
    resource: null,
    during: '[2020-01-01,2020-01-02)',
    note: '',
    createdAt: now,
  };
  const { id: blockId } = getOne(await db.insert(blocks).values(block).returning({ id: blocks.id }));
  // Each claim takes four minutes, so 10,000 of them take 28 days.
  await db.execute(sql`
    INSERT INTO claims (website_id, resource, place, during, block_id)
    SELECT ${id}, 'full', 1, tsrange(start, start + interval '3 minutes'), ${blockId}
    FROM (SELECT ${`${getNextMonth()}-01`}::timestamp + n * interval '4 minutes' AS start
      FROM generate_series(0, ${CLAIMS - 1}) AS n) AS times`);
  await db.execute(sql`
    INSERT INTO claims (website_id, resource, place, during, block_id)
    SELECT ${id}, ${getPersonDiary('')} || n % ${PEOPLE}, 1, tsrange(start, start + interval '30 minutes'), ${blockId}
    FROM (SELECT n, ${`${getNextMonth()}-01`}::timestamp + n / ${PEOPLE} * interval '500 minutes' AS start
      FROM generate_series(0, ${CLAIMS - 1}) AS n) AS times`);
  await db.execute(sql`ANALYZE`);
}

/** Measures how long the server takes to list the days of a month with free times, and the times of a day. */
export async function measureFreeTimes(
  databaseName: string,
  variables: Record<string, string>,
): Promise<void> {
  // A first start would make last night's backup beside the calls.
  const product = await startProduct({ ...variables, BACKUPS: 'off' });
  try {
    const path = `/api/public/${SLUG}/bookings`;
    const calls = {
      'days of a month, any of ten people with 10,000 a year': `${path}/free-days?sectionId=year&serviceId=cut&month=${getNextMonth()}`,
      'times of a day, the same': `${path}/availability?sectionId=year&serviceId=cut&date=${getNextMonth()}-10`,
      'days of a month, all 10,000 in it and in one diary': `${path}/free-days?sectionId=full&serviceId=cut&month=${getNextMonth()}`,
    };
    const rows = [];
    for (const [call, url] of Object.entries(calls)) {
      const nextCall = () => ({ method: 'GET', path: url }) as const;
      await timeCalls(product.url, nextCall, 1, SECONDS / 2);
      const { medianMs, p95Ms } = await timeCalls(product.url, nextCall, 1, SECONDS);
      rows.push({
        call,
        'median ms': medianMs.toFixed(1),
        'p95 ms': p95Ms.toFixed(1),
        [`median under ${AIM_MS} ms`]: formatVerdict(medianMs < AIM_MS),
      });
    }
    printTable(`Free times with ${CLAIMS.toLocaleString('en')} claims, on ${databaseName}`, rows);
  } finally {
    await product.stop();
  }
}
