import { describe, expect, it } from 'vitest';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { readListSearch } from './list-address';
import { toListQuery, withoutFilters } from './list-filters';

const choices = {
  today: '2026-11-23',
  services: [
    { serviceId: 'cut', name: 'Strih' },
    { serviceId: 'colour', name: 'Farbenie' },
  ],
};

describe('the address', () => {
  it.each([
    [{ findOrder: 26000137 }, { findOrder: '26000137' }],
    [{ findMessage: '', findBooking: ['a'] }, {}],
    [{ messages: 'seen', bookings: 'open', orders: 'paid' }, { orders: 'paid' }],
    [{ upcoming: 'yes', service: 'cut' }, { service: 'cut' }],
    [
      { upcoming: true, bookings: 'pending', q: 'a' },
      { upcoming: true, bookings: 'pending' },
    ],
  ])('%j is read as %j', (search, read) => {
    expect(readListSearch(search)).toEqual(read);
  });
});

describe('a list is asked for', () => {
  const all = readListSearch({
    findMessage: 'zofia',
    messages: 'unread',
    findBooking: ' eva\n',
    bookings: 'pending',
    upcoming: true,
    service: 'cut',
    findOrder: 'x'.repeat(SEARCH_MAX_LENGTH + 1),
    orders: 'paid',
  });

  it('what the address says of it, and nothing of the others', () => {
    expect(toListQuery('contact-submissions', all, {})).toEqual({ q: 'zofia', state: 'unread' });
    expect(toListQuery('bookings', all, choices)).toEqual({
      q: 'eva',
      status: 'pending',
      from: '2026-11-23',
      service: 'cut',
    });
    expect(toListQuery('orders', all, {})).toEqual({ q: 'x'.repeat(SEARCH_MAX_LENGTH), status: 'paid' });
  });

  it('no service that is not on the page any more, and no day where none is known', () => {
    expect(
      toListQuery('bookings', { service: 'gone', upcoming: true }, { services: choices.services }),
    ).toEqual({});
  });

  it('all of it once everything is taken away, and the others stay', () => {
    const cleared = { ...all, ...withoutFilters('bookings') };
    expect(toListQuery('bookings', cleared, choices)).toEqual({});
    expect(cleared).toMatchObject({ findMessage: 'zofia', orders: 'paid' });
  });
});
