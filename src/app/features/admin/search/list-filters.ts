import { MESSAGE_STATES } from '@/contracts/contact-submissions';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { BOOKING_STATUSES } from '@/core/bookings';
import { ORDER_STATUSES } from '@/core/orders';
import type { ListName, ListQueries } from '../api/website-lists';
import type { ListSearch } from './list-address';
import type { useSearchText } from './use-search-text';

/** In the address, each list has these names for its text and its filters. */
export const NAMES = {
  'contact-submissions': { text: 'findMessage', filters: ['messages'] },
  bookings: { text: 'findBooking', filters: ['bookings', 'upcoming'] },
  orders: { text: 'findOrder', filters: ['orders'] },
} as const satisfies Record<ListName, { text: keyof ListSearch; filters: readonly (keyof ListSearch)[] }>;

/** Only bookings have these choices. */
export interface BookingChoices {
  /** It is a date YYYY-MM-DD at the business; without it nothing says which bookings are to come. */
  today?: string | undefined;
  services?: readonly { serviceId: string; name: string }[];
}

/** Returns a text in the form that the server accepts. */
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

/** Returns which items of a list are to be read. A service that has left the page filters nothing. */
export function toListQuery<Name extends ListName>(
  name: Name,
  search: ListSearch,
  choices: BookingChoices,
): ListQueries[Name] {
  return QUERIES[name](search, choices);
}

/** Returns the change of the address that removes all filters of a list. */
export function withoutFilters(name: ListName): ListSearch {
  const { text, filters } = NAMES[name];
  const own: (keyof ListSearch)[] = [
    text,
    ...filters,
    ...(name === 'bookings' ? (['service'] as const) : []),
  ];
  return Object.fromEntries(own.map((one) => [one, undefined]));
}

/** A filter lets this many items through; `isNew` says whether they wait for the owner. */
export interface ChipCount {
  count: number;
  isNew: boolean;
}

/** The keys are the values of the filters. */
export type ChipCounts = Readonly<Record<string, ChipCount>>;

export interface FilterChip {
  label: string;
  /** It is undefined for a filter whose items are not counted, and while they are unknown. */
  counted?: ChipCount | undefined;
  isPressed: boolean;
  /** A press makes this change of the address. */
  change: ListSearch;
}

/** Lists the chips of a list: one for everything, and one for each filter, which a second press removes. */
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
  const createChip = <Filter extends keyof ListSearch>(
    filter: Filter,
    value: ListSearch[Filter],
    label: string,
  ) => {
    const isPressed = search[filter] === value;
    const counted = counts[String(value)];
    return { label, counted, isPressed, change: { [filter]: isPressed ? undefined : value } };
  };
  if (name === 'contact-submissions') {
    return [
      all,
      ...MESSAGE_STATES.map((state) => createChip('messages', state, ts(`search.messages.${state}`))),
    ];
  }
  if (name === 'orders') {
    return [
      all,
      ...ORDER_STATUSES.map((status) => createChip('orders', status, ts(`search.orders.status.${status}`))),
    ];
  }
  return [
    all,
    ...(today === undefined ? [] : [createChip('upcoming', true, ts('search.bookings.upcoming'))]),
    ...BOOKING_STATUSES.map((status) =>
      createChip('bookings', status, ts(`search.bookings.status.${status}`)),
    ),
  ];
}
