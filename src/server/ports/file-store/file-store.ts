import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** A file that is in the store, or the beginning of one whose writing was broken off. */
export interface ListedFile {
  name: string;
  modifiedAt: Date;
}

/** It keeps uploaded files. Names are the caller's, random and without folders. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Is null when there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
  /** All that was ever put here and is not removed, in no order. */
  list(): AsyncIterable<ListedFile>;
}
