import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PRODUCT_NAME } from '@/core/brand';
import { PRIVATE_FOLDER } from '../kernel/data-dir';
import { syncFolder } from '../kernel/sync-files';

/** `verandly-2026-11-22T03-00-00Z.zip`, which sorts by time. */
export function backupFileName(now: Date): string {
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `${PRODUCT_NAME.toLowerCase()}-${moment}.zip`;
}

/**
 * Writes an archive beside its file and renames it when it is whole and on the disk; readable for its owner only,
 * because it holds what everybody told the product. Returns its size.
 */
export async function writeBackup(archive: Readable, file: string, signal?: AbortSignal): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const part = `${file}.part`;
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(archive, output, { signal });
  } catch (error) {
    // Somebody else's, if that is what stopped it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
  await syncFolder(path.dirname(file));
  return (await stat(file)).size;
}
