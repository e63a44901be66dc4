import * as z from 'zod/mini';
import { PRODUCT_NAME } from '@/core/brand';

/** Counts changes that an older restore could not read. */
export const FORMAT_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';
/** The last entry: an archive that is cut off has none. As `sha256sum --check` reads it. */
export const CHECKSUMS_NAME = 'SHA256SUMS';
export const SECRET_NAME = 'session-secret';

/** Each row is a JSON array of its columns' texts, on a line of its own. */
export const partName = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const uploadName = (fileName: string): string => `uploads/${fileName}`;

const tableContents = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** The parts that count: one that changed while the backup was made is in the archive again, under another number. */
  parts: z.array(z.number()),
});

const sequence = z.object({
  table: z.string(),
  column: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});

/** An archive says this of itself. */
export const manifest = z.object({
  product: z.literal(PRODUCT_NAME),
  format: z.number(),
  /** Of the product that made it. */
  version: z.string(),
  createdAt: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** The last migration: its number in the journal of migrations, and its name where that is known. */
  schema: z.object({ when: z.number(), name: z.nullable(z.string()) }),
  tables: z.array(tableContents),
  sequences: z.array(sequence),
  files: z.number(),
  /** Files that rows name and that were not there. */
  missingFiles: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export type TableContents = z.infer<typeof tableContents>;
export type Sequence = z.infer<typeof sequence>;
