import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names a file with a migrated database of PGlite, which each process of the project loads. */
    databaseImage: string;
  }
}

declare global {
  /** The API tests on PGlite and the browser tests of a run share it. */
  var databaseImage: Promise<string> | undefined;
}

const here = import.meta.dirname;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const image = await shareDatabaseImage();
  project.provide('databaseImage', image);
  return () => removeDatabaseImage(image);
}

/** Makes a database once for the whole run, because making one takes as long as loading four. */
export function shareDatabaseImage(): Promise<string> {
  globalThis.databaseImage ??= makeDatabaseImage();
  return globalThis.databaseImage;
}

export function removeDatabaseImage(image: string): Promise<void> {
  return rm(path.dirname(image), { recursive: true, force: true });
}

async function makeDatabaseImage(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verandly-database-image-'));
  const image = path.join(folder, 'image.tar');
  const migrations = path.join(here, '../../src/server/db/migrations');
  const script = path.join(here, 'make-database-image.mjs');
  await promisify(execFile)(process.execPath, [script, image, migrations]);
  return image;
}
