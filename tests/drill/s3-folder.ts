import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BucketSettings } from '@/server/settings/bucket-settings';
import { type StoredObject, startS3Server } from '../support/s3-server';

/** Starts the bucket of the tests with the files of a folder: a kill loses nothing that it has acknowledged. */
export async function serveFolder(folder: string, port: number): Promise<BucketSettings> {
  const { settings } = await startS3Server({ objects: new FolderMap(folder), port });
  return settings;
}

/** Writes each object into a file before it says that it has it. */
class FolderMap extends Map<string, StoredObject> {
  private readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.part')) continue;
      const bytes = readFileSync(path.join(folder, name));
      const end = bytes.indexOf('\n');
      const { headers, modifiedAt } = JSON.parse(bytes.subarray(0, end).toString());
      const content = bytes.subarray(end + 1);
      super.set(decodeURIComponent(name), { content, headers, modifiedAt: new Date(modifiedAt) });
    }
  }

  override set(key: string, object: StoredObject): this {
    const { content, headers, modifiedAt } = object;
    const file = this.toFile(key);
    const facts = Buffer.from(`${JSON.stringify({ headers, modifiedAt })}\n`);
    writeFileSync(`${file}.part`, Buffer.concat([facts, content]));
    renameSync(`${file}.part`, file);
    return super.set(key, object);
  }

  override delete(key: string): boolean {
    rmSync(this.toFile(key), { force: true });
    return super.delete(key);
  }

  private toFile(key: string): string {
    return path.join(this.folder, encodeURIComponent(key));
  }
}
