import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: Readable;
  /** Is false for pictures, because they hardly get smaller. */
  isCompressed: boolean;
}

/** Makes an archive while it is read, no faster than it is read. When its reader leaves, what is open is closed. */
export class ZipWriter {
  readonly archive = new PassThrough();
  private readonly zip = new ZipFile();

  constructor(private readonly mtime: Date) {
    this.zip.on('error', (error) => this.fail(error));
    pipeline(this.zip.outputStream, this.archive).catch((error) => this.fail(error));
  }

  /** Adds a file and waits until it has been read. */
  async add({ name, content, isCompressed }: ZipEntry): Promise<void> {
    const close = () => content.destroy();
    this.archive.once('close', close);
    if (this.archive.destroyed) close();
    this.zip.addReadStream(content, name, { mtime: this.mtime, compress: isCompressed });
    await finished(content);
    this.archive.off('close', close);
  }

  end(): void {
    this.zip.end();
  }

  /** Breaks the archive off, so that nobody takes it for a whole one. */
  fail(error: unknown): void {
    this.archive.destroy(error as Error);
  }
}
