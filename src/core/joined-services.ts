import { findVisitCents } from './bookings';
import { toDecimalEuros } from './money';

/** One visit has at most this many services. */
export const MAX_SERVICES_AT_ONCE = 5;

export interface JoinedService {
  id: string;
  name: string;
  duration: number;
  bufferBefore?: number;
  bufferAfter?: number;
  visitPrice?: string;
  isPricedByHour?: boolean;
}

/**
 * Makes one service of those that a customer books in one visit, one after the other. It keeps free only the times before
 * the first and after the last, and has a price where all of them have one.
 */
export function joinServices<Service extends JoinedService>(
  services: readonly [Service, ...Service[]],
): Service {
  const [first] = services;
  if (services.length === 1) return first;
  const cents = services.map(findVisitCents);
  const isPriced = cents.every((one) => one !== null);
  return {
    ...first,
    name: services.map(({ name }) => name).join(' + '),
    duration: services.reduce((sum, { duration }) => sum + duration, 0),
    bufferAfter: services.at(-1)?.bufferAfter,
    visitPrice: isPriced ? toDecimalEuros(cents.reduce((sum, one) => sum + one, 0)) : undefined,
    isPricedByHour: undefined,
  };
}
