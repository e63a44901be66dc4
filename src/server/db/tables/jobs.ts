import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Each row is a periodic task that all processes share: it says who runs it now, and how the last run went. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** The process with this random id runs the task; null while nobody does. */
  holder: text('holder'),
  /** The holder is taken for dead after this moment, unless it has moved it on while it runs the task. */
  leaseUntil: moment('lease_until'),
  /** The last run began then; null when it was not brought to an end and is due at once. */
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  /** Is `done` or `failed`; null before the first run has ended. */
  result: text('result'),
  /** The process that ran the task last knew the migrations up to this one: a newer version runs it once at its start. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});
