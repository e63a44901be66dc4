import type { Booking } from '@/contracts/bookings';

const customer = {
  websiteId: 7,
  sectionId: 'booking-1',
  customerName: 'Zora Mlynková',
  customerEmail: 'zora@example.com',
  customerPhone: null,
  personId: null,
  personName: null,
  bookingDate: '2026-11-24T08:00:00.000Z',
  status: 'confirmed',
  waitsUntil: null,
  proposedUntil: null,
  stay: null,
  notes: null,
  ownerWords: null,
  answers: [] as Booking['answers'],
  moreServiceIds: [] as string[],
  noShow: false,
  customerKey: null,
  isCustomerTold: true,
  changes: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
} as const;

/** Creates a visit for tests; it starts at a moment such as `2026-11-24 09:00`. */
export function visit(id: number, start: string, durationMinutes: number): Booking {
  const [bookingDateText = '', bookingTimeText = ''] = start.split(' ');
  return {
    ...customer,
    id,
    serviceId: 'cut',
    bookingType: 'hourly',
    service: 'Strih',
    durationMinutes,
    price: null,
    bookingDateText,
    bookingTimeText,
    bookingEndDateText: null,
  };
}

/** Creates a stay for tests. */
export function stay(id: number, arrival: string, departure: string): Booking {
  return {
    ...customer,
    id,
    serviceId: 'attic',
    bookingType: 'daily',
    service: 'Podkrovie',
    durationMinutes: null,
    price: '64.00',
    bookingDateText: arrival,
    bookingTimeText: '12:00',
    bookingEndDateText: departure,
  };
}
