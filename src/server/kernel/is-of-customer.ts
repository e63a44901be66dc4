import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches what one customer left at a website; joined customers have several keys. */
export function isOfCustomer(
  { websiteId, customerKey }: { websiteId: PgColumn; customerKey: PgColumn },
  website: number,
  keys: readonly string[],
): SQL | undefined {
  return and(eq(websiteId, website), inArray(customerKey, [...keys]));
}
