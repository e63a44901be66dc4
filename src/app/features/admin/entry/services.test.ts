import { buildBookingPage, cottage, salon } from '@tests/support/booking-page';
import { makePerson } from '@tests/support/person';
import { expect, it } from 'vitest';
import { isInScope, isOutside, listScopes, listServers, listServices } from './services';

const open = [
  { start: '09:00', end: '12:00' },
  { start: '13:00', end: '17:00' },
];
const DAY = '2026-11-24';

it('is outside of the hours when it does not begin and end in one part of a day', () => {
  expect(isOutside(open, DAY, '09:00', 60)).toBe(false);
  expect(isOutside(open, DAY, '11:00', 60)).toBe(false);
  expect(isOutside(open, DAY, '11:30', 60)).toBe(true);
  expect(isOutside(open, DAY, '08:30', 60)).toBe(true);
  expect(isOutside(open, DAY, '23:30', 60)).toBe(true);
  expect(isOutside([], DAY, '10:00', 60)).toBe(true);
});

const labels = (...contents: Parameters<typeof buildBookingPage>) =>
  listScopes(listServices(buildBookingPage(...contents)), [], 'All').map(({ label }) => label);

it('blocks all, a section of several, or a service that has a diary of its own', () => {
  expect(labels(salon)).toEqual(['All', 'Strih', 'Farba']);
  expect(labels({ ...salon, isOneAtATime: true })).toEqual(['All']);
  expect(labels(salon, cottage)).toEqual([
    'All',
    'Objednajte sa',
    'Ubytujte sa',
    'Strih',
    'Farba',
    'Podkrovie',
    'Izba',
  ]);
  expect(labels({ ...salon, services: salon.services.slice(0, 1) })).toEqual(['All']);
});

it('finds what stands in the way of a block', () => {
  const booked = { sectionId: 'booking-0', serviceId: 'cut', personId: 'eva' };
  expect(isInScope({}, booked)).toBe(true);
  expect(isInScope({ sectionId: 'booking-0' }, booked)).toBe(true);
  expect(isInScope({ sectionId: 'booking-1' }, booked)).toBe(false);
  expect(isInScope({ sectionId: 'booking-0', serviceId: 'colour' }, booked)).toBe(false);
  expect(isInScope({ personId: 'eva' }, booked)).toBe(true);
  expect(isInScope({ personId: 'zora' }, booked)).toBe(false);
});

it('blocks one of the people, and names what is closed as the block will keep it', () => {
  const services = listServices(buildBookingPage({ ...salon, isByPeople: true }, cottage));
  expect(listScopes(services, [makePerson('eva')], 'All').map(({ value, label }) => [value, label])).toEqual([
    ['', 'All'],
    ['@people/eva', 'Eva'],
    ['@people', 'Objednajte sa'],
    ['booking-1', 'Ubytujte sa'],
    ['booking-1/attic', 'Podkrovie'],
    ['booking-1/parlour', 'Izba'],
  ]);
});

it('offers those who do a service, and nobody where no people are chosen', () => {
  const [cut] = listServices(buildBookingPage({ ...salon, isByPeople: true }));
  const [plain] = listServices(buildBookingPage(salon));
  if (!cut || !plain) throw new Error('The page has services.');
  const other = { ...makePerson('zora'), services: [{ sectionId: 'booking-0', serviceId: 'colour' }] };
  expect(listServers([cut], [makePerson('eva'), other]).map(({ id }) => id)).toEqual(['eva']);
  expect(listServers([plain], [makePerson('eva')])).toEqual([]);
});
