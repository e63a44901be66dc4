import type { Person } from '@/core/people';

/** Somebody who takes bookings for everything while the business is open: `eva` is Eva. */
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
