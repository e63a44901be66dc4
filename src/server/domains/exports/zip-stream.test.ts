import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ZipEntry } from '../../kernel/zip-writer';
import { createZipStream } from './export-account';

const mtime = new Date('2026-11-21T10:00:00Z');
const megabyte = randomBytes(1024 * 1024);

/** Makes entries of a megabyte each, and counts how many were asked for and closed. */
function entries(count: number, content: () => Readable = () => Readable.from([megabyte])) {
  const seen = { opened: 0, streams: [] as Readable[], isLeft: false };
  async function* list(): AsyncGenerator<ZipEntry> {
    try {
      for (let index = 0; index < count; index += 1) {
        seen.opened += 1;
        const stream = content();
        seen.streams.push(stream);
        yield { name: `${index}.bin`, content: stream, isCompressed: index % 2 === 0 };
      }
    } finally {
      seen.isLeft = true;
    }
  }
  return { list: list(), seen };
}

/** Waits until everything has happened that can happen without the receiver. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await new Promise(setImmediate);
}

describe('an archive on its way', () => {
  it('holds every entry as it was', async () => {
    const files = unzipSync(await buffer(createZipStream(entries(5).list, mtime)));
    expect(Object.keys(files)).toEqual(['0.bin', '1.bin', '2.bin', '3.bin', '4.bin']);
    for (const file of Object.values(files)) expect(Buffer.from(file).equals(megabyte)).toBe(true);
  });

  it('waits for its receiver, whatever it holds', async () => {
    const { list, seen } = entries(200);
    const archive = createZipStream(list, mtime);
    await settle();
    expect(seen.opened).toBeLessThan(5);
    archive.destroy();
  });

  it('closes what is open when the receiver leaves', async () => {
    const endless = () =>
      new Readable({
        read() {
          this.push(megabyte);
        },
      });
    const { list, seen } = entries(3, endless);
    const archive = createZipStream(list, mtime);
    await once(archive, 'readable');
    archive.destroy();
    await settle();
    expect(seen.isLeft).toBe(true);
    expect(seen.streams.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('breaks off when an entry cannot be read, so that nobody takes it for whole', async () => {
    const broken = () =>
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'));
        },
      });
    await expect(buffer(createZipStream(entries(1, broken).list, mtime))).rejects.toThrow('the disk is gone');
  });

  it('breaks off when the list cannot be read', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it has one.
    async function* broken(): AsyncGenerator<ZipEntry> {
      throw new Error('the database is away');
    }
    await expect(buffer(createZipStream(broken(), mtime))).rejects.toThrow('the database is away');
  });
});
