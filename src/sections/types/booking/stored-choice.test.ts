import { describe, expect, it } from 'vitest';
import { readLink } from './stored-choice';

describe('a link to a booking form', () => {
  it.each([
    ['#booking-1', {}],
    ['#booking-1.attic', { serviceId: 'attic' }],
    ['#booking-1.', {}],
    ['#booking-1.room%20%26%202%2B', { serviceId: 'room & 2+' }],
    ['#booking-1.100%', { serviceId: '100%' }],
    ['#booking-10.attic', {}],
    ['#booking-2.attic', {}],
    ['', {}],
  ])('leads by %s to a room of its own section only', (hash, choice) => {
    expect(readLink('booking-1', { hash, search: '' })).toEqual(choice);
  });

  it('has the day of a mail in it, and the room of its button before that of the mail', () => {
    const search = '?day=2026-12-01&until=2026-12-03&service=attic&person=eva';
    const days = { date: '2026-12-01', endDate: '2026-12-03', personId: 'eva' };
    expect(readLink('booking-1', { hash: '#booking-1', search })).toEqual({ ...days, serviceId: 'attic' });
    expect(readLink('booking-1', { hash: '#booking-1.cellar', search })).toEqual({
      ...days,
      serviceId: 'cellar',
    });
    expect(readLink('booking-1', { hash: '#contact-1', search })).toEqual({});
  });
});
