import * as z from 'zod/mini';
import { recordId, timestamp } from '@/core/fields';
import { IMPORT_FIELDS, IMPORT_MAX_COLUMNS, IMPORT_PROBLEMS, IMPORT_STATES } from '@/core/imports';
import { key } from '@/core/messages';
import { idParams } from './parameters';

export const importParams = z.extend(idParams, { importId: recordId });

const field = z.enum(IMPORT_FIELDS, key('validation.invalid'));

/** Names a row of which something does not come in, and says why. */
const refusedRow = z.object({
  /** It is the number of the row in a spreadsheet, or of the entry in a calendar. */
  row: z.int(),
  name: z.string(),
  problem: z.enum(IMPORT_PROBLEMS),
});
export type RefusedRow = z.infer<typeof refusedRow>;

/** Shows what a file would bring in with the choices of the owner. */
export const importPreview = z.object({
  id: z.int(),
  fileName: z.string(),
  isCalendar: z.boolean(),
  /** Each column of a file with rows has a title, what the first rows say there, and what it means. */
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()), field: z.nullable(field) })),
  rows: z.int(),
  /** Counts the people who are new, and then those who are there and get something more. */
  newCustomers: z.int(),
  moreOfCustomers: z.int(),
  knownCustomers: z.int(),
  pastBookings: z.int(),
  comingBookings: z.int(),
  knownBookings: z.int(),
  refused: z.array(refusedRow),
  refusedCount: z.int(),
  /** The page has these services; other names become `service`, and `otherServices` are the names that are no service. */
  services: z.array(z.object({ key: z.string(), name: z.string() })),
  service: z.nullable(z.string()),
  otherServices: z.array(z.string()),
  /** Counts the bookings without a service of the page. */
  otherBookings: z.int(),
  /** Bookings from before this day do not come in. */
  oldest: z.string(),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** The owner can change these choices before anything is stored. */
export const importChoice = z.object({
  fields: z.array(z.nullable(field)).check(
    z.maxLength(IMPORT_MAX_COLUMNS, key('validation.invalid')),
    z.refine(
      (fields) =>
        new Set(fields.filter((one) => one !== null)).size === fields.filter((one) => one !== null).length,
      key('validation.invalid'),
    ),
  ),
  service: z.nullable(z.string().check(z.maxLength(170, key('validation.invalid')))),
});
export type ImportChoiceInput = z.infer<typeof importChoice>;

/** Describes an import that has been stored, is being stored or was taken back. */
export const importRun = z.object({
  id: z.int(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Entries up to this one, of `total`, are dealt with. */
  position: z.int(),
  total: z.int(),
  /** Counts the customers and the bookings that came in with it and are there now. */
  customers: z.int(),
  bookings: z.int(),
  known: z.int(),
  refused: z.array(refusedRow),
  refusedCount: z.int(),
  /**
   * These were changed by hand and stay when the import is taken back; bookings have a day, and visits a time as well.
   */
  kept: z.array(z.object({ name: z.string(), date: z.nullable(z.string()), time: z.nullable(z.string()) })),
  createdAt: timestamp,
  /** It is false once the rest of the file is forgotten: what is missing comes in only with the file. */
  canGoOn: z.boolean(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importList = z.object({ preview: z.nullable(importPreview), runs: z.array(importRun) });
export type ImportList = z.infer<typeof importList>;
