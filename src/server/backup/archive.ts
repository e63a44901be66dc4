import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { PRODUCT_NAME } from '@/core/brand';

/** Counts changes that an older restore could not read. */
export const FORMAT_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';
/** This entry comes last, so an archive that was cut off has none. `sha256sum --check` can read it. */
export const CHECKSUMS_NAME = 'SHA256SUMS';
export const SECRET_NAME = 'session-secret';

/** Each row is a JSON array of its columns' texts, on a line of its own. */
export const getPartName = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const toUploadName = (fileName: string): string => `uploads/${fileName}`;

const tableContents = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /**
   * Lists the parts that count: one that changed while the backup was made is in the archive again, under another
   * number.
   */
  parts: z.array(z.number()),
});

const sequence = z.object({
  table: z.string(),
  column: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});

/** Every archive contains this description of itself. */
export const manifest = z.object({
  product: z.literal(PRODUCT_NAME),
  format: z.number(),
  /** This version of the product made the archive. */
  version: z.string(),
  createdAt: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** Names the last migration by its number in the journal of migrations, and by its name where that is known. */
  schema: z.object({ when: z.number(), name: z.nullable(z.string()) }),
  tables: z.array(tableContents),
  sequences: z.array(sequence),
  files: z.number(),
  /** Lists files that rows name but that were not there. */
  missingFiles: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export type TableContents = z.infer<typeof tableContents>;
export type Sequence = z.infer<typeof sequence>;

/** Every entry of an opened archive is as it was written. */
export interface Archive {
  manifest: Manifest;
  names: string[];
  open(name: string): ReturnType<ZipFile['openReadStreamPromise']>;
  readText(name: string): Promise<string>;
  close(): void;
}

/** Opens an archive and reads all of it once; throws an error for people when it is not whole. */
export async function openArchive(file: string): Promise<Archive> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) throw new Error(`There is no file ${file}.`);
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw createDamagedError(file, error.message);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = (name: string) => zip.openReadStreamPromise(getEntry(entries, name));
    const readText = async (name: string) => text(await open(name));
    await compareChecksums(await readText(CHECKSUMS_NAME), entries, open);
    return {
      ...{ manifest: parseManifest(await readText(MANIFEST_NAME), file), names: [...entries.keys()] },
      ...{ open, readText, close: () => zip.close() },
    };
  } catch (error) {
    zip.close();
    throw error instanceof UnknownFormat ? error : createDamagedError(file, (error as Error).message);
  }
}

async function compareChecksums(
  checksums: string,
  entries: ReadonlyMap<string, Entry>,
  open: Archive['open'],
): Promise<void> {
  const lines = checksums.split('\n').filter((line) => line !== '');
  if (lines.length !== entries.size - 1) throw new Error('the list of checksums is not that of its entries');
  for (const line of lines) {
    const [checksum, name = ''] = line.split('  ');
    const hash = createHash('sha256');
    await pipeline(await open(name), hash);
    if (hash.digest('hex') !== checksum) throw new Error(`${name} is not as it was written`);
  }
}

function getEntry(entries: ReadonlyMap<string, Entry>, name: string): Entry {
  const entry = entries.get(name);
  if (!entry) throw new Error(`it has no ${name}`);
  return entry;
}

function parseManifest(content: string, file: string): Manifest {
  const value = JSON.parse(content) as Partial<Manifest>;
  if (value.product !== PRODUCT_NAME) throw new UnknownFormat(`${file} is no backup of ${PRODUCT_NAME}.`);
  if (Number(value.format) > FORMAT_VERSION)
    throw new UnknownFormat(
      `${file} was made by version ${value.version}, whose backups this version cannot read. Update the product first.`,
    );
  return manifest.parse(value);
}

class UnknownFormat extends Error {}

const createDamagedError = (file: string, why: string) =>
  new Error(`${file} is not a whole backup (${why}). Nothing was restored: take another one.`);
