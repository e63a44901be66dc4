import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { PRODUCT_NAME } from '@/core/brand';
import { fileNamesOf } from '@/core/image-file';
import { version } from '../../../package.json';
import { readMigrations } from '../db/migrate';
import type { DatabaseHandle } from '../kernel/database';
import { ZipWriter } from '../kernel/zip-writer';
import type { Config } from '../settings/config';
import {
  CHECKSUMS_NAME,
  FORMAT_VERSION,
  MANIFEST_NAME,
  type Manifest,
  partName,
  SECRET_NAME,
  uploadName,
} from './archive-format';
import { type HeldFiles, holdFiles } from './held-files';
import { type Snapshot, snapshotRows } from './snapshot-rows';

export interface BackupParts {
  database: DatabaseHandle;
  config: Pick<Config, 'dataDir' | 'sessionSecret'>;
  now: Date;
}

/** The database and the files of one moment as an archive, made while it is read. */
export function makeBackup(parts: BackupParts): Readable {
  const writer = new ArchiveWriter(parts.now);
  writeAll(parts, writer).catch((error) => writer.zip.fail(error));
  return writer.zip.archive;
}

async function writeAll({ database, config, now }: BackupParts, writer: ArchiveWriter): Promise<void> {
  const files = await holdFiles(path.join(config.dataDir, 'uploads'));
  try {
    const snapshot = await snapshotRows(database, {
      takeRows: (table, part, lines) => writer.addText(partName(table, part), `${lines}\n`),
      holdFiles: (names) => files.hold(names.flatMap(fileNamesOf)),
    });
    const written = await writeFiles(snapshot, files, writer);
    const secret = config.sessionSecret ? null : await readSecret(config.dataDir);
    if (secret) await writer.addText(SECRET_NAME, secret);
    const manifest = { ...describe(snapshot, database), createdAt: now.toISOString(), ...written };
    await writer.addText(MANIFEST_NAME, `${JSON.stringify(manifest, null, 2)}\n`);
    await writer.end();
  } finally {
    await files.release();
  }
}

async function writeFiles(
  { fileNames }: Snapshot,
  files: HeldFiles,
  writer: ArchiveWriter,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const missingFiles: string[] = [];
  let count = 0;
  for (const name of fileNames.flatMap(fileNamesOf)) {
    const file = await files.open(name);
    if (file) await writer.add(uploadName(name), file.stream, false);
    if (file) count += 1;
    else missingFiles.push(name);
  }
  return { files: count, missingFiles };
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

function readSecret(dataDir: string): Promise<string | null> {
  return readFile(path.join(dataDir, SECRET_NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
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
