import { MESSAGE_STATES, type MessageState } from '@/contracts/contact-submissions';
import { BOOKING_STATUSES, type BookingStatus } from '@/core/bookings';
import { ORDER_STATUSES, type OrderStatus } from '@/core/orders';

/**
 * The search of each list of a website, as it stands in the address: a reload, Back and a sent link keep it. Each
 * list has names of its own, so that another tab does not take it over.
 */
export interface ListSearch {
  findMessage?: string;
  messages?: MessageState;
  findBooking?: string;
  bookings?: BookingStatus;
  /** Bookings from today on are wanted. */
  upcoming?: true;
  /** The service whose bookings are wanted, by its id on the page. */
  service?: string;
  findOrder?: string;
  orders?: OrderStatus;
}

/** Reads the address of the admin; what it cannot read is as if it were not there. */
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

/** A number of an order is a number in the address, too. */
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
