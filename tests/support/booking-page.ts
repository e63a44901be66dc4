import { mapWeek } from '@/core/locale/weekdays';
import { getDefaultWeekHours, type WeekHours } from '@/core/opening-hours';
import type { BookingContent } from '@/sections/types/booking/definition';
import type { Browser } from './test-server';

const buildService = (id: string, name: string, duration: number, price: number) => ({
  id,
  name,
  duration,
  price,
  description: '',
});

/** The salon is open from Monday to Friday, nine to five; a cut takes an hour, a colour two and a half. */
export const salon: BookingContent = {
  title: 'Objednajte sa',
  bookingType: 'hourly',
  services: [buildService('cut', 'Strih', 60, 0), buildService('colour', 'Farba', 150, 0)],
  workingHours: getDefaultWeekHours(),
};

/** The cottage has two rooms; a stay can begin on any day but a Wednesday. */
export const cottage: BookingContent = {
  title: 'Ubytujte sa',
  bookingType: 'daily',
  services: [buildService('attic', 'Podkrovie', 60, 64), buildService('parlour', 'Izba', 60, 40)],
  workingHours: { ...buildEveryDay('00:00', '00:00'), wednesday: { enabled: false, start: '', end: '' } },
};

export function buildEveryDay(start: string, end: string): WeekHours {
  return mapWeek(() => ({ enabled: true, start, end }));
}

/** Builds a page of booking sections, whose ids are `booking-0` and so on. */
export function buildBookingPage(...contents: BookingContent[]) {
  const sections = contents.map((content, order) => ({
    id: `booking-${order}`,
    type: 'booking',
    title: '',
    content,
    order,
  }));
  return { sections };
}

/** Publishes such a page at `/salon`; returns the website's id. */
export async function publishBookings(owner: Browser, ...contents: BookingContent[]): Promise<number> {
  const website = {
    title: 'Salón',
    slug: 'salon',
    pageData: buildBookingPage(...contents),
    isPublished: true,
  };
  return (await owner.post('/api/websites', website)).json().id;
}

let customers = 0;

/** Builds a visitor's request for Tuesday, 24 November 2026, at nine, with an email that nobody else has. */
export function buildBookingRequest(changes: object = {}) {
  customers += 1;
  return {
    serviceId: 'cut',
    date: '2026-11-24',
    time: '09:00',
    customerName: 'Tibor',
    customerEmail: `customer-${customers}@example.com`,
    ...changes,
  };
}

export function book(browser: Browser, changes: object = {}) {
  return browser.post('/api/public/salon/booking', buildBookingRequest(changes));
}

/** Books a night in the attic, from Thursday, 26 November 2026. */
export function bookStay(browser: Browser, changes: object = {}) {
  const stay = { serviceId: 'attic', date: '2026-11-26', time: '12:00', endDate: '2026-11-27' };
  return book(browser, { ...stay, ...changes });
}
