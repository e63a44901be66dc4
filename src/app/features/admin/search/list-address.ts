import { MESSAGE_STATES, type MessageState } from '@/contracts/contact-submissions';
import { BOOKING_STATUSES, type BookingStatus } from '@/core/bookings';
import { ORDER_STATUSES, type OrderStatus } from '@/core/orders';

/**
 * The address keeps the search of each list of a website, so that a reload, Back and a shared link keep it. Each list
 * has names of its own, so that another tab does not take it over.
 */
export interface ListSearch {
  findMessage?: string;
  messages?: MessageState;
  findBooking?: string;
  bookings?: BookingStatus;
  /** Only bookings from today on are wanted. */
  upcoming?: true;
  /** Only bookings of this service are wanted; it is an id on the page. */
  service?: string;
  findOrder?: string;
  orders?: OrderStatus;
}

/** Reads the address of the admin; unreadable parts are left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    ...readText(search, 'findMessage'),
    ...readChoice(search, 'messages', MESSAGE_STATES),
    ...readText(search, 'findBooking'),
    ...readChoice(search, 'bookings', BOOKING_STATUSES),
    ...(search.upcoming === true && { upcoming: true }),
    ...readText(search, 'service'),
    ...readText(search, 'findOrder'),
    ...readChoice(search, 'orders', ORDER_STATUSES),
  };
}

/** The router reads the number of an order as a number, so it is made a text again. */
function readText<Name extends string>(search: Record<string, unknown>, name: Name) {
  const value = search[name];
  const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isText ? ({ [name]: String(value) } as Record<Name, string>) : {};
}

function readChoice<Name extends string, Value extends string>(
  search: Record<string, unknown>,
  name: Name,
  values: readonly Value[],
) {
  const value = values.find((one) => one === search[name]);
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
