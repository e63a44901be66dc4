import type { AnalyticsDay } from '@/contracts/analytics';
import type { Booking } from '@/contracts/bookings';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Order } from '@/contracts/orders';
import { addDays } from '@/core/local-date';
import { WEEKDAYS, type Weekday, weekdayOf } from '@/core/opening-hours';

export const sampleWebsite = { id: 3, title: 'Lunaria Studio', logoUrl: null, isPublished: true };
export const SAMPLE_SLUG = 'lunaria-studio';
/** The page that its owner would see. */
export const SAMPLE_PAGE = '/demo/salon';
export const SAMPLE_TIME_ZONE = 'Europe/Bratislava';

export interface Sample {
  messages: ContactSubmission[];
  bookings: Booking[];
  orders: Order[];
  week: AnalyticsDay[];
}

/** Visitors and page views. */
const TRAFFIC: Record<Weekday, readonly [number, number]> = {
  monday: [24, 55],
  tuesday: [29, 63],
  wednesday: [36, 84],
  thursday: [24, 53],
  friday: [22, 47],
  saturday: [38, 91],
  sunday: [11, 19],
};

/** Makes the records that a hair salon may find in its admin on some day. Times have no zone, so that they read the same everywhere. */
export function sampleOn(today: string): Sample {
  const before = (days: number, time: string) => `${addDays(today, -days)}T${time}:00`;
  const [tomorrow = '', ...later] = openDays(today);
  return {
    messages: [
      message(1, 'Tibor Hrachovec', before(1, '18:42'), {
        message: 'Hello, do you have a free time on Saturday morning? A simple cut would do.',
      }),
      message(2, 'Elena Pastierová', before(2, '19:05'), {
        message: 'Thank you for the wedding hairstyle. Everybody asked who did my hair.',
      }),
      message(3, 'Marek Dubnický', before(4, '11:20'), {
        message: "Do you do children's cuts too? My son is five and cannot sit still.",
        isRead: true,
      }),
    ],
    bookings: [
      visit(11, 'Zora Mlynková', before(1, '20:15'), {
        service: "Women's cut",
        durationMinutes: 60,
        bookingDateText: tomorrow,
        bookingTimeText: '10:30',
        notes: 'It is my first time with you.',
      }),
      visit(12, 'Iveta Rybárová', before(2, '09:10'), {
        service: 'Root colour',
        durationMinutes: 90,
        bookingDateText: later[1] ?? '',
        bookingTimeText: '14:00',
      }),
      visit(13, 'Alica Nemcová', before(3, '16:30'), {
        service: 'Balayage and toning',
        durationMinutes: 180,
        bookingDateText: later[0] ?? '',
        bookingTimeText: '09:00',
        status: 'confirmed',
      }),
      visit(14, 'Peter Javorka', before(5, '12:05'), {
        service: "Men's cut",
        durationMinutes: 30,
        bookingDateText: tomorrow,
        bookingTimeText: '16:00',
        status: 'cancelled',
      }),
    ],
    orders: [
      order(21, 'Elena Pastierová', before(1, '17:20'), {
        name: 'Gift voucher',
        price: '40.00',
        quantity: 1,
      }),
      order(
        22,
        'Zora Mlynková',
        before(3, '08:55'),
        { name: 'Lavender shampoo', price: '11.90', quantity: 2 },
        { status: 'paid', notes: 'Please wrap them as presents.' },
      ),
      order(
        23,
        'Tibor Hrachovec',
        before(6, '13:40'),
        { name: 'Wooden brush', price: '18.50', quantity: 1 },
        { status: 'shipped' },
      ),
    ],
    week: weekFrom(addDays(today, 1 - WEEKDAYS.length)).map((date) => {
      const [uniqueVisitors, pageViews] = TRAFFIC[weekdayOf(date)];
      return { date, uniqueVisitors, pageViews };
    }),
  };
}

/** The coming days on which a salon works. */
function openDays(today: string): string[] {
  return weekFrom(addDays(today, 1)).filter((day) => weekdayOf(day) !== 'sunday');
}

function weekFrom(day: string): string[] {
  return WEEKDAYS.map((_, index) => addDays(day, index));
}

function toEmail(name: string): string {
  const [first = ''] = name.toLowerCase().split(' ');
  return `${first}@example.com`;
}

function message(
  id: number,
  name: string,
  createdAt: string,
  rest: Pick<ContactSubmission, 'message'> & Partial<ContactSubmission>,
): ContactSubmission {
  return {
    id,
    websiteId: sampleWebsite.id,
    name,
    email: toEmail(name),
    phone: null,
    isRead: false,
    createdAt,
    ...rest,
  };
}

function visit(
  id: number,
  customerName: string,
  createdAt: string,
  rest: Pick<Booking, 'service' | 'durationMinutes' | 'bookingDateText' | 'bookingTimeText'> &
    Partial<Booking>,
): Booking {
  return {
    id,
    websiteId: sampleWebsite.id,
    sectionId: 'booking-1',
    serviceId: `service-${id}`,
    bookingType: 'hourly',
    customerName,
    customerEmail: toEmail(customerName),
    customerPhone: null,
    price: null,
    bookingDate: `${rest.bookingDateText}T${rest.bookingTimeText}:00`,
    bookingEndDateText: null,
    status: 'pending',
    waitsUntil: null,
    notes: null,
    isCustomerTold: true,
    createdAt,
    ...rest,
  };
}

function order(
  id: number,
  customerName: string,
  createdAt: string,
  item: Omit<Order['items'][number], 'productId'>,
  rest: Partial<Order> = {},
): Order {
  return {
    id,
    websiteId: sampleWebsite.id,
    orderNumber: 26_000_000 + id,
    customerName,
    customerEmail: toEmail(customerName),
    customerPhone: null,
    totalAmount: (Number(item.price) * item.quantity).toFixed(2),
    status: 'pending',
    shippingAddress: 'Lipová 12, 040 01 Košice',
    notes: null,
    isCustomerTold: true,
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: sampleWebsite.title,
    swiftCode: 'TATRSKBX',
    items: [{ productId: id, ...item }],
    createdAt,
    ...rest,
  };
}
