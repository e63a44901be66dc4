import { parsePriceCents } from './money';

/** What a service by the hour costs, as its owner writes it. */
export interface VisitPrice {
  /** Minutes. */
  duration: number;
  /** Such as `12,50`; empty or missing for a visit without a price. */
  visitPrice?: string;
  /** True if the price is that of an hour. */
  isPricedByHour?: boolean;
}

/** The whole price of a visit in cents; null without one. */
export function visitCents({ duration, visitPrice = '', isPricedByHour }: VisitPrice): number | null {
  const cents = parsePriceCents(visitPrice);
  if (!cents) return null;
  return isPricedByHour ? Math.round((cents * duration) / 60) : cents;
}
