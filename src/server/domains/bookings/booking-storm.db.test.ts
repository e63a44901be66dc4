import { createRandom } from '@tests/random/seeded';
import { book, buildBookingPage, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';

const server = startTestServer();

const random = createRandom(20261121);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
const two = (value: number) => String(value).padStart(2, '0');
const anyDay = () => addDays('2026-11-23', random(5));
const anyTime = () => `${two(9 + random(8))}:${pick(['00', '30'])}`;

function anyBooking() {
  const date = anyDay();
  if (random(3) === 0) {
    const endDate = addDays(date, 1 + random(3));
    return { sectionId: 'booking-2', serviceId: pick(['attic', 'parlour']), date, time: '12:00', endDate };
  }
  const sectionId = pick(['booking-0', 'booking-1']);
  return { sectionId, serviceId: pick(['cut', 'colour']), date, time: anyTime() };
}

function anyEdit() {
  const moved = { bookingDateText: anyDay(), bookingTimeText: `${two(7 + random(12))}:${two(random(60))}` };
  return pick([{ status: 'confirmed' }, { status: 'cancelled' }, { status: 'pending' }, moved, moved]);
}

/**
 * Counts the pairs of active bookings that overlap; in a section with one customer at a time, also those of different
 * services.
 */
async function countCollisions(sharedSection: string): Promise<number> {
  const diary = (table: string) =>
    sql.raw(`CASE ${table}.section_id WHEN '${sharedSection}' THEN '' ELSE ${table}.service_id END`);
  const pairs = await server.database.db.execute(sql`
    SELECT a.id FROM bookings a JOIN bookings b ON a.id < b.id
      AND a.website_id = b.website_id AND a.section_id = b.section_id AND ${diary('a')} = ${diary('b')}
    WHERE a.status <> 'cancelled' AND b.status <> 'cancelled'
      AND (a.booking_date_text || ' ' || a.booking_time_text)::timestamp < upper(b.during)
      AND (b.booking_date_text || ' ' || b.booking_time_text)::timestamp < upper(a.during)`);
  return (pairs as unknown as { rows: unknown[] }).rows.length;
}

/**
 * Lets three hundred visitors book at random, twenty at a time, while the owner confirms, cancels and moves bookings.
 */
async function storm(owner: Browser): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const count = ({ statusCode }: { statusCode: number }) =>
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  const ids: number[] = [];
  for (let wave = 0; wave < 15; wave += 1) {
    const bookings = Array.from({ length: 20 }, async () => {
      const answer = await book(server.visitor(), anyBooking());
      count(answer);
      if (answer.statusCode === 201) ids.push(answer.json().id);
    });
    const edits = ids.length === 0 ? [] : Array.from({ length: 4 }, () => [pick(ids), anyEdit()] as const);
    await Promise.all([
      ...bookings,
      ...edits.map(async ([id, edit]) => count(await owner.put(`/api/bookings/${id}`, edit))),
    ]);
  }
  return counts;
}

it('no two bookings overlap after hundreds that were made and moved at the same time', async () => {
  const owner = await server.owner('zora');
  const contents = [salon, { ...salon, isOneAtATime: true }, cottage];
  const id = await publishBookings(owner, ...contents);
  const counts = await storm(owner);
  // Everybody got an answer: a booking, somebody else's time, or a time that is not offered (colours end by five).
  expect([...counts.keys()].sort()).toEqual([200, 201, 400, 409]);
  expect(counts.get(201)).toBeGreaterThan(40);
  expect(counts.get(409)).toBeGreaterThan(80);
  expect(await countCollisions('booking-1')).toBe(0);
  // The check must find collisions where there are some.
  expect(await countCollisions('booking-0')).toBeGreaterThan(0);
  const saved = await owner.put(`/api/websites/${id}`, { pageData: buildBookingPage(...contents) });
  expect(saved.statusCode).toBe(200);
}, 60_000);
