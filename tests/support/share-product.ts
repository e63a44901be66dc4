import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { makeFreshDataDir } from './fresh-data-dir';
import { type ProductPlace, startProduct } from './running-product';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product that all files share which need no other. */
    sharedProduct: ProductPlace;
    /** To be copied by those that need another. */
    freshDataDir: string;
  }
}

/** Builds what the browser tests open, unless that is done already, and starts it once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const script = path.resolve(import.meta.dirname, '../../scripts/build.mjs');
  await promisify(execFile)(process.execPath, [script, '--if-changed']);
  // Beside each other: nothing else runs yet, and each keeps one processor busy for seconds.
  const [freshDataDir, { url, dataDir, stop }] = await Promise.all([makeFreshDataDir(), startProduct()]);
  project.provide('freshDataDir', freshDataDir);
  project.provide('sharedProduct', { url, dataDir });
  return async () => {
    await stop();
    await rm(freshDataDir, { recursive: true });
  };
}
