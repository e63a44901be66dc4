import { customType, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A point in time, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Euros with two decimals, as a text. */
export const euros = (name: string) => numeric(name, { precision: 10, scale: 2 });

/** A half-open range on the wall clock of a website: `[2026-11-24 09:00,2026-11-24 10:00)`. */
export const wallClockRange = customType<{ data: string }>({ dataType: () => 'tsrange' });

/** By what a visitor's call is known again: its id, unique per website, and a digest of what it said. */
export const visitorRequest = () => ({
  requestId: uuid('request_id'),
  requestDigest: text('request_digest'),
});
