import type { Person } from '@/core/people';

/** Makes a person who takes bookings for every service while the business is open; the id `eva` makes Eva. */
export function makePerson(id: string, changes: Partial<Person> = {}): Person {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    role: '',
    imageUrl: '',
    text: '',
    takesBookings: true,
    week: null,
    daysOff: [],
    services: [],
    ...changes,
  };
}
