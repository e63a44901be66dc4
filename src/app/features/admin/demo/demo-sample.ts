import { adminSample } from '@messages';
import type { Booking } from '@/contracts/bookings';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';
import type { Order } from '@/contracts/orders';
import { addDays } from '@/core/dates';
import { getWeekday, WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { ORDER_STATUSES } from '@/core/orders';

/** The words name a salon and its visitors as they would be in a country of the language. */
export type SampleWords = typeof adminSample;

export const sampleWebsite = { id: 3, title: adminSample.title, logoUrl: null, isPublished: true };
export const SAMPLE_SLUG = adminSample.slug;
/** The owner would see this page. */
export const SAMPLE_PAGE = '/demo/salon';

export interface Sample {
  messages: ContactSubmission[];
  bookings: Booking[];
  orders: Order[];
  week: AnalyticsDay[];
}

/** Each pair holds visitors and page views. */
const TRAFFIC: Record<Weekday, readonly [number, number]> = {
  monday: [24, 55],
  tuesday: [29, 63],
  wednesday: [36, 84],
  thursday: [24, 53],
  friday: [22, 47],
  saturday: [38, 91],
  sunday: [11, 19],
};

/**
 * Makes the records that a hair salon may find in its admin on some day. Times have no zone, so that they read the same
 * everywhere.
 */
export function createSample(today: string, words: SampleWords = adminSample): Sample {
  const { people, messages, services, products } = words;
  const getPast = (days: number, time: string) => `${addDays(today, -days)}T${time}:00`;
  const [tomorrow = '', ...later] = listWorkingDays(today);
  const order = createOrderMaker(words);
  return {
    messages: [
      createMessage(1, people.tidy, getPast(1, '18:42'), { message: messages.saturday }),
      createMessage(2, people.bride, getPast(2, '19:05'), { message: messages.thanks }),
      createMessage(3, people.father, getPast(4, '11:20'), { message: messages.children, isRead: true }),
    ],
    bookings: [
      visit(11, people.newcomer, getPast(1, '20:15'), {
        service: services.womensCut,
        durationMinutes: 60,
        bookingDateText: tomorrow,
        bookingTimeText: '10:30',
        notes: words.firstTime,
      }),
      visit(12, people.regular, getPast(2, '09:10'), {
        service: services.rootColour,
        durationMinutes: 90,
        bookingDateText: later[1] ?? '',
        bookingTimeText: '14:00',
      }),
      visit(13, people.colourful, getPast(3, '16:30'), {
        service: services.balayage,
        durationMinutes: 180,
        bookingDateText: later[0] ?? '',
        bookingTimeText: '09:00',
        status: 'confirmed',
      }),
      visit(14, people.away, getPast(5, '12:05'), {
        service: services.mensCut,
        durationMinutes: 30,
        bookingDateText: tomorrow,
        bookingTimeText: '16:00',
        status: 'cancelled',
      }),
    ],
    orders: [
      order(21, people.bride, getPast(1, '17:20'), { name: products.voucher, price: '40.00', quantity: 1 }),
      order(
        22,
        people.newcomer,
        getPast(3, '08:55'),
        { name: products.shampoo, price: '11.90', quantity: 2 },
        { status: 'paid', notes: words.asPresents },
      ),
      order(
        23,
        people.tidy,
        getPast(6, '13:40'),
        { name: products.brush, price: '18.50', quantity: 1 },
        { status: 'shipped' },
      ),
    ],
    week: listWeekFrom(addDays(today, 1 - WEEKDAYS.length)).map((date) => {
      const [uniqueVisitors, pageViews] = TRAFFIC[getWeekday(date)];
      return { date, uniqueVisitors, pageViews };
    }),
  };
}

/** Lists the coming days on which a salon works. */
function listWorkingDays(today: string): string[] {
  return listWeekFrom(addDays(today, 1)).filter((day) => getWeekday(day) !== 'sunday');
}

function listWeekFrom(day: string): string[] {
  return WEEKDAYS.map((_, index) => addDays(day, index));
}

function toEmail(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  const [first = ''] = plain.toLowerCase().split(' ');
  return `${first}@example.com`;
}

function createMessage(
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
    isSpam: false,
    replies: [],
    customerKey: null,
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
    personId: null,
    personName: null,
    stay: null,
    price: null,
    bookingDate: `${rest.bookingDateText}T${rest.bookingTimeText}:00`,
    bookingEndDateText: null,
    status: 'pending',
    waitsUntil: null,
    proposedUntil: null,
    notes: null,
    ownerWords: null,
    answers: [],
    moreServiceIds: [],
    noShow: false,
    customerKey: null,
    isCustomerTold: true,
    changes: 0,
    createdAt,
    ...rest,
  };
}

const createOrderMaker =
  ({ address, title, accountNumber, swiftCode }: SampleWords) =>
  (
    id: number,
    customerName: string,
    createdAt: string,
    item: Omit<Order['items'][number], 'productId'>,
    rest: Partial<Order> = {},
  ): Order => ({
    id,
    websiteId: sampleWebsite.id,
    orderNumber: 26_000_000 + id,
    customerName,
    customerEmail: toEmail(customerName),
    customerPhone: null,
    totalAmount: (Number(item.price) * item.quantity).toFixed(2),
    status: 'pending',
    canTakeBack: false,
    shippingAddress: address,
    notes: null,
    customerKey: null,
    isCustomerTold: true,
    accountNumber,
    accountHolder: title,
    swiftCode,
    items: [{ productId: id, ...item }],
    history: ORDER_STATUSES.slice(1, ORDER_STATUSES.indexOf(rest.status ?? 'pending') + 1).flatMap((what) =>
      what === 'pending' ? [] : [{ kind: 'done' as const, what, createdAt }],
    ),
    createdAt,
    ...rest,
  });
