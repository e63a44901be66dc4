import type { Readable } from 'node:stream';
import { type ZipEntry, ZipWriter } from '../../kernel/zip-writer';

/** An archive of entries that are asked for one at a time, each when the one before it has been read. */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipWriter(mtime);
  fill(zip, entries).catch((error) => zip.fail(error));
  return zip.archive;
}

async function fill(zip: ZipWriter, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const entry of entries) await zip.add(entry);
  zip.end();
}
