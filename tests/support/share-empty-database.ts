import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of the run, in which the first file that needs an empty database of PGlite makes it. */
    emptyDatabaseHome: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(path.join(tmpdir(), 'verandly-empty-database-'));
  project.provide('emptyDatabaseHome', home);
  return () => rm(home, { recursive: true });
}
