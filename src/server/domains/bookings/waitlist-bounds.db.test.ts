import { publishBookings } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { busySalon, FULL_DAY, fillDay, startWaiting } from '@tests/support/waitlist-stage';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { OPEN_PROOFS } from '@/core/booking-limits';
import { MAX_WAITING_OF_EMAIL } from '@/core/waitlist';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
const { join } = startWaiting(server);
let networks = 0;
function elsewhere() {
  networks += 1;
  return { 'x-forwarded-for': `198.51.100.${networks}` };
}

it('bounds what strangers ask for, and how much one person waits for', async () => {
  const owner = await server.owner('zora', 'premium');
  const websiteId = await publishBookings(owner, busySalon);
  const days = [FULL_DAY, '2026-11-25', '2026-11-26', '2026-11-27'];
  for (const date of days) await fillDay(owner, websiteId, { date });
  for (const date of days) {
    const isTooMuch = date === days[OPEN_PROOFS.email];
    expect((await join({ date }, elsewhere())).statusCode).toBe(isTooMuch ? 429 : 201);
  }
  const here = elsewhere();
  const statuses: number[] = [];
  await server.database.db.execute(sql`
    INSERT INTO waitlist_entries (website_id, section_id, service, date, during, name, email, network, created_at)
    SELECT website_id, section_id, service, date, during, name, 'n' || number || '@example.com', 'network', created_at
    FROM waitlist_entries, generate_series(1, ${OPEN_PROOFS.network}) AS numbers (number) WHERE date = ${FULL_DAY}`);
  for (let index = 0; index < 2; index += 1) {
    statuses.push((await join({ customerEmail: `late${index}@example.com` }, here)).statusCode);
    // The earlier entries came from this network.
    await server.database.db.execute(sql`
      UPDATE waitlist_entries SET network = (SELECT network FROM waitlist_entries WHERE email = 'late0@example.com')`);
  }
  expect(statuses).toEqual([201, 429]);
  await server.database.db.execute(sql`
    INSERT INTO waitlist_entries (website_id, section_id, service, date, during, name, email, proven_at, created_at)
    SELECT website_id, section_id, service, date, during, name, 'much@example.com', created_at, created_at
    FROM waitlist_entries, generate_series(1, ${MAX_WAITING_OF_EMAIL}) WHERE email = 'late0@example.com'`);
  const much = await join({ customerEmail: 'much@example.com' }, elsewhere());
  expect([much.statusCode, much.json().message]).toEqual([429, expect.stringContaining('waiting already')]);
});
