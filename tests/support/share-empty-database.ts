import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names a folder of the run, in which the first file that needs an empty database of PGlite makes it. */
    emptyDatabaseHome: string;
  }
}

declare global {
  /** Both projects of a run share it. */
  var emptyDatabaseHome: Promise<string> | undefined;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.emptyDatabaseHome ??= mkdtemp(path.join(tmpdir(), 'verandly-empty-database-'));
  const home = await globalThis.emptyDatabaseHome;
  project.provide('emptyDatabaseHome', home);
  return () => rm(home, { recursive: true, force: true });
}
