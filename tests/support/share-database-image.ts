import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated database of PGlite, which each process of the project loads. */
    databaseImage: string;
  }
}

const here = import.meta.dirname;

/** Makes a database once for all processes of the project: making one takes as long as loading four. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verandly-database-image-'));
  const image = path.join(folder, 'image.tar');
  const migrations = path.join(here, '../../src/server/db/migrations');
  await promisify(execFile)(process.execPath, [
    path.join(here, 'make-database-image.mjs'),
    image,
    migrations,
  ]);
  project.provide('databaseImage', image);
  return () => rm(folder, { recursive: true });
}
