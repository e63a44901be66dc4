import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
