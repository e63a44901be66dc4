import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { PRODUCT_NAME } from '@/core/brand';
import { CHECKSUMS_NAME, FORMAT_VERSION, MANIFEST_NAME, type Manifest, manifest } from './archive-format';

/** An archive whose every entry is as it was written. */
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
    throw damaged(file, error.message);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = (name: string) => zip.openReadStreamPromise(found(entries, name));
    const readText = async (name: string) => text(await open(name));
    await compareChecksums(await readText(CHECKSUMS_NAME), entries, open);
    return {
      ...{ manifest: parseManifest(await readText(MANIFEST_NAME), file), names: [...entries.keys()] },
      ...{ open, readText, close: () => zip.close() },
    };
  } catch (error) {
    zip.close();
    throw error instanceof UnknownFormat ? error : damaged(file, (error as Error).message);
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

function found(entries: ReadonlyMap<string, Entry>, name: string): Entry {
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

const damaged = (file: string, why: string) =>
  new Error(`${file} is not a whole backup (${why}). Nothing was restored: take another one.`);
