import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  content: Readable;
  /** Pictures are as small as they get. */
  isCompressed: boolean;
}

/**
 * An archive that is made while it is sent: one entry at a time is asked for, opened and read, and no faster than the
 * receiver takes it. When the receiver leaves, what is open is closed.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const fail = (error: unknown) => archive.destroy(error as Error);
  zip.on('error', fail);
  pipeline(zip.outputStream, archive).catch(fail);
  fill(zip, entries, mtime, archive).catch(fail);
  return archive;
}

async function fill(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
  archive: Readable,
): Promise<void> {
  for await (const { name, content, isCompressed } of entries) {
    const close = () => content.destroy();
    archive.once('close', close);
    if (archive.destroyed) close();
    zip.addReadStream(content, name, { mtime, compress: isCompressed });
    await finished(content);
    archive.off('close', close);
  }
  zip.end();
}
