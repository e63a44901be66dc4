import { buildBookingRequest, publishBookings, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../db/tables/bookings';
import { claims } from '../../db/tables/claims';
import { outbox } from '../../db/tables/outbox';
import { readConfig } from '../../settings/config';
import { MAILS_PER_DAY } from '../mail/mail-bounds';
import { bookTogether } from './book-together';

const server = startTestServer();
const [cut, colour] = salon.services;
const services = [{ ...cut, capacity: 2 }, colour] as typeof salon.services;
const REQUEST = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';

/** Books in one round and returns for each call what became of it. */
async function book(changes: readonly object[], variables: Record<string, string> = { RATE_LIMITS: 'off' }) {
  const deps = { ...createWorkDeps(server.database.db), clock: server.clock, config: readConfig(variables) };
  const calls = changes.map((change) => ({ input: buildBookingRequest(change), network: 'a network' }));
  const outcomes = await bookTogether(deps, 'salon', calls);
  return outcomes.map((outcome) => {
    if (typeof outcome === 'string') return outcome;
    return 'result' in outcome ? 'booked' : (outcome.error as { code?: string }).code;
  });
}

const count = async () => [
  await server.database.db.$count(bookings),
  await server.database.db.$count(claims),
];

beforeEach(async () => {
  await publishBookings(await server.owner('zora'), { ...salon, services });
});

describe('a round', () => {
  it('gives each place of a time once; who comes after them waits for its end', async () => {
    expect(await book([{}, {}, {}, { time: '09:30' }, { time: '10:00' }])).toEqual([
      'booked',
      'booked',
      'again',
      'again',
      'booked',
    ]);
    expect(await book([{}, { time: '09:30' }])).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await count()).toEqual([3, 3]);
  });

  it('holds one email to three bookings that wait, with those of before', async () => {
    const times = ['09:00', '10:00', '11:00', '12:00'];
    const mine = times.map((time) => ({ time, customerEmail: 'tibor@example.com' }));
    expect(await book(mine)).toEqual(['booked', 'booked', 'booked', 'again']);
    expect(await book([{ time: '15:00', customerEmail: 'TIBOR@example.com' }])).toEqual(['CONFLICT']);
    expect(await count()).toEqual([3, 3]);
  });

  it('holds one network to ten visits', async () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    const visits = days.flatMap((date) =>
      ['09:00', '11:00', '13:00', '15:00'].map((time) => ({ date, time })),
    );
    const outcomes = await book(visits, {});
    expect(outcomes).toEqual([...Array(10).fill('booked'), 'again', 'again']);
    // Such a booking needs a proof of the address, which is no failure of the call.
    expect(await book([{ date: '2026-11-27' }], {})).toEqual([undefined]);
    expect(await count()).toEqual([10, 10]);
  });

  it('leaves a call that may have come before to be done alone', async () => {
    const same = { requestId: REQUEST };
    expect(await book([same, same])).toEqual(['booked', 'alone']);
    expect(await book([same])).toEqual(['alone']);
    // The same call again gets its booking, whatever the page offers now.
    expect(await book([{ ...same, serviceId: 'gone' }, { serviceId: 'gone' }])).toEqual([
      'alone',
      'NOT_FOUND',
    ]);
    expect(await count()).toEqual([1, 1]);
  });

  it('keeps to the bounds of mail', async () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    const times = ['09:00', '11:00', '13:00', '15:00'];
    await book(days.flatMap((date) => times.map((time) => ({ date, time }))));
    const kinds = (await server.database.db.select().from(outbox)).map(({ kind }) => kind);
    const ofKind = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([ofKind('news'), ofKind('digest'), ofKind('receipt')]).toEqual([MAILS_PER_DAY.news, 1, 16]);
  });
});
