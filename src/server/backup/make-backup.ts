import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PRODUCT_NAME } from '@/core/brand';
import { listFileNames } from '@/core/image-file';
import { version } from '../../../package.json';
import { readMigrations } from '../db/migrate';
import { findKeptSecret, PRIVATE_FOLDER } from '../kernel/data-dir';
import type { DatabaseHandle } from '../kernel/database';
import { syncFolder } from '../kernel/sync-files';
import { ZipWriter } from '../kernel/zip-writer';
import type { FileLocation } from '../ports/file-location';
import type { Config } from '../settings/config';
import {
  CHECKSUMS_NAME,
  FORMAT_VERSION,
  getPartName,
  MANIFEST_NAME,
  type Manifest,
  SECRET_NAME,
  toUploadName,
} from './archive';
import { type PinnedFiles, pinFiles } from './pinned-files';
import { type Snapshot, snapshotRows } from './snapshot-rows';

export interface BackupParts {
  database: DatabaseHandle;
  config: Pick<Config, 'dataDir' | 'sessionSecret'>;
  fileLocation: Pick<FileLocation, 'folder' | 'files'>;
  now: Date;
}

/** Makes an archive of the database and the files as they are at one moment; it is made while it is read. */
export function makeBackup(parts: BackupParts): Readable {
  const writer = new ArchiveWriter(parts.now);
  writeAll(parts, writer).catch((error) => writer.zip.fail(error));
  return writer.zip.archive;
}

async function writeAll(
  { database, config, fileLocation, now }: BackupParts,
  writer: ArchiveWriter,
): Promise<void> {
  const files = await pinFiles(fileLocation);
  try {
    const early = new Set<string>();
    for await (const name of files.listLoose()) if (await writeFile(name, files, writer)) early.add(name);
    const snapshot = await snapshotRows(database, {
      takeRows: (table, part, lines) => writer.addText(getPartName(table, part), `${lines}\n`),
      pinFiles: (names) => files.pin(names.flatMap(listFileNames)),
    });
    const written = await writeFiles(snapshot, early, files, writer);
    const secret = config.sessionSecret ? null : await findKeptSecret(config.dataDir);
    if (secret) await writer.addText(SECRET_NAME, secret);
    const manifest = { ...describe(snapshot, database), createdAt: now.toISOString(), ...written };
    await writer.addText(MANIFEST_NAME, `${JSON.stringify(manifest, null, 2)}\n`);
    await writer.end();
  } finally {
    await files.release();
  }
}

/** Writes the files that the rows name and that are not `early`: those stand in the archive already. */
async function writeFiles(
  { fileNames }: Snapshot,
  early: ReadonlySet<string>,
  files: PinnedFiles,
  writer: ArchiveWriter,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const missingFiles: string[] = [];
  let count = 0;
  for (const name of fileNames.flatMap(listFileNames)) {
    if (early.has(name) || (await writeFile(name, files, writer))) count += 1;
    else missingFiles.push(name);
  }
  return { files: count, missingFiles };
}

/** Returns false where there is no such file. */
async function writeFile(name: string, files: PinnedFiles, writer: ArchiveWriter): Promise<boolean> {
  const file = await files.open(name);
  if (file) await writer.add(toUploadName(name), file.stream, false);
  return file !== null;
}

function describe(
  { tables, sequences, schemaWhen }: Snapshot,
  { kind }: DatabaseHandle,
): Omit<Manifest, 'createdAt' | 'files' | 'missingFiles'> {
  const last = readMigrations().find(({ when }) => when === schemaWhen);
  return {
    ...{ product: PRODUCT_NAME, format: FORMAT_VERSION, version, engine: kind },
    ...{ schema: { when: schemaWhen, name: last?.tag ?? null }, tables, sequences },
  };
}

/** Writes entries and remembers the checksum of each. */
class ArchiveWriter {
  readonly zip: ZipWriter;
  private checksums = '';

  constructor(now: Date) {
    this.zip = new ZipWriter(now);
  }

  addText(name: string, text: string): Promise<void> {
    return this.add(name, Readable.from([Buffer.from(text)]), true);
  }

  async add(name: string, content: Readable, isCompressed: boolean): Promise<void> {
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    content.on('error', (error) => hashed.destroy(error));
    hashed.on('close', () => content.destroy());
    await this.zip.add({ name, content: content.pipe(hashed), isCompressed });
    this.checksums += `${hash.digest('hex')}  ${name}\n`;
  }

  async end(): Promise<void> {
    await this.addText(CHECKSUMS_NAME, this.checksums);
    this.zip.end();
  }
}

/** Returns a name such as `verandly-2026-11-22T03-00-00Z.zip`, so that backups sort by time. */
export function getBackupFileName(now: Date): string {
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `${PRODUCT_NAME.toLowerCase()}-${moment}.zip`;
}

/**
 * Writes an archive beside its file and renames it when it is whole and on the disk. Only its owner can read the
 * file, because it holds what everybody told the product. Returns its size in bytes.
 */
export async function writeBackup(archive: Readable, file: string, signal?: AbortSignal): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const part = `${file}.part`;
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(archive, output, { signal });
  } catch (error) {
    // EEXIST means that another process writes the file, so it stays.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
  await syncFolder(path.dirname(file));
  return (await stat(file)).size;
}
