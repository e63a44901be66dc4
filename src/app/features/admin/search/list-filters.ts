import { MESSAGE_STATES } from '@/contracts/contact-submissions';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { BOOKING_STATUSES } from '@/core/bookings';
import { ORDER_STATUSES } from '@/core/orders';
import type { ListName, ListQueries } from '../api/website-lists';
import type { ListSearch } from './list-address';
import type { useSearchText } from './use-search-text';

/** The names in the address for each list: of the words, and of the filters beside them. */
export const NAMES = {
  'contact-submissions': { text: 'findMessage', filters: ['messages'] },
  bookings: { text: 'findBooking', filters: ['bookings', 'upcoming'] },
  orders: { text: 'findOrder', filters: ['orders'] },
} as const satisfies Record<ListName, { text: keyof ListSearch; filters: readonly (keyof ListSearch)[] }>;

/** Bookings alone can be chosen by these. */
export interface BookingChoices {
  /** YYYY-MM-DD at the business; without it nothing says which bookings are to come. */
  today?: string | undefined;
  services?: readonly { serviceId: string; name: string }[];
}

/** Returns a text as the server takes it. */
export function toSearchText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, SEARCH_MAX_LENGTH)
    .trim();
}

const QUERIES: {
  [Name in ListName]: (search: ListSearch, choices: BookingChoices) => ListQueries[Name];
} = {
  'contact-submissions': (search) => ({
    ...toTextQuery(search.findMessage),
    ...(search.messages && { state: search.messages }),
  }),
  bookings: (search, { today, services = [] }) => ({
    ...toTextQuery(search.findBooking),
    ...(search.bookings && { status: search.bookings }),
    ...(search.upcoming && today && { from: today }),
    ...(services.some(({ serviceId }) => serviceId === search.service) && { service: search.service }),
  }),
  orders: (search) => ({
    ...toTextQuery(search.findOrder),
    ...(search.orders && { status: search.orders }),
  }),
};

function toTextQuery(typed = '') {
  const q = toSearchText(typed);
  return q === '' ? {} : { q };
}

/** Returns what of a list is to be read. A service that has left the page filters nothing. */
export function toListQuery<Name extends ListName>(
  name: Name,
  search: ListSearch,
  choices: BookingChoices,
): ListQueries[Name] {
  return QUERIES[name](search, choices);
}

/** Returns the change of the address after which all of a list is shown. */
export function withoutFilters(name: ListName): ListSearch {
  const { text, filters } = NAMES[name];
  const own: (keyof ListSearch)[] = [
    text,
    ...filters,
    ...(name === 'bookings' ? (['service'] as const) : []),
  ];
  return Object.fromEntries(own.map((one) => [one, undefined]));
}

/** A filter has so many items, and they wait for the owner or not. */
export interface ChipCount {
  count: number;
  isNew: boolean;
}

/** The counts of some filters of a list, by their values. */
export type ChipCounts = Readonly<Record<string, ChipCount>>;

export interface FilterChip {
  label: string;
  /** Undefined for a filter whose items are not counted, and while they are not known. */
  counted?: ChipCount | undefined;
  isPressed: boolean;
  /** A press makes this change of the address. */
  change: ListSearch;
}

/** Returns the chips of a list: all of it, and one filter each, which a second press takes away. */
export function listChips(
  name: ListName,
  search: ListSearch,
  { today }: BookingChoices,
  ts: ReturnType<typeof useSearchText>,
  counts: ChipCounts = {},
): FilterChip[] {
  const { filters } = NAMES[name];
  const all = {
    label: ts('search.all'),
    isPressed: filters.every((filter) => search[filter] === undefined),
    change: Object.fromEntries(filters.map((filter) => [filter, undefined])),
  };
  const chip = <Filter extends keyof ListSearch>(
    filter: Filter,
    value: ListSearch[Filter],
    label: string,
  ) => {
    const isPressed = search[filter] === value;
    const counted = counts[String(value)];
    return { label, counted, isPressed, change: { [filter]: isPressed ? undefined : value } };
  };
  if (name === 'contact-submissions') {
    return [all, ...MESSAGE_STATES.map((state) => chip('messages', state, ts(`search.messages.${state}`)))];
  }
  if (name === 'orders') {
    return [
      all,
      ...ORDER_STATUSES.map((status) => chip('orders', status, ts(`search.orders.status.${status}`))),
    ];
  }
  return [
    all,
    ...(today === undefined ? [] : [chip('upcoming', true, ts('search.bookings.upcoming'))]),
    ...BOOKING_STATUSES.map((status) => chip('bookings', status, ts(`search.bookings.status.${status}`))),
  ];
}
