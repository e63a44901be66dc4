import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sparticuz from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { fillDataDir } from './fill-data-dir';
import { getFreePort } from './free-port';
import { copyDataDir, unpackDataDir } from './fresh-data-dir';
import { type ProductPlace, startProduct } from './running-product';
import { removeDatabaseImage, shareDatabaseImage } from './share-database-image';
import { addStoredRecords } from './stored/add-records';

declare module 'vitest' {
  interface ProvidedContext {
    /** All test files share this product, but for those that start their own. */
    sharedProduct: ProductPlace;
    /** These variables configure it, without its data folder. */
    sharedVariables: Record<string, string>;
    /** Test files that start their own product copy this folder. */
    freshDataDir: string;
    /** At these addresses a file may stand in for the push service of browsers, and for other calendars. */
    pushOrigin: string;
    feedOrigin: string;
  }
}

/** Builds the product if its sources have changed, and starts it once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const script = path.resolve(import.meta.dirname, '../../scripts/build.mjs');
  // They run at the same time: nothing else runs yet, and none of them keeps all processors busy.
  const [image] = await Promise.all([
    shareDatabaseImage(),
    // It unpacks the browser on the first run; two test processes at once would get in each other's way.
    sparticuz.executablePath(),
    promisify(execFile)(process.execPath, [script, '--if-changed']),
  ]);
  const freshDataDir = await unpackDataDir(image);
  const dataDir = await copyDataDir(freshDataDir);
  await fillDataDir(dataDir, addStoredRecords);
  const [pushOrigin, feedOrigin] = [await createOrigin(), await createOrigin()];
  const sharedVariables = {
    SUPPORT_EMAIL: 'help@example.com',
    TRUSTED_PUSH_ORIGIN: pushOrigin,
    TRUSTED_FEED_ORIGIN: feedOrigin,
  };
  const { url, stop } = await startProduct({ ...sharedVariables, DATA_DIR: dataDir });
  project.provide('pushOrigin', pushOrigin);
  project.provide('feedOrigin', feedOrigin);
  project.provide('freshDataDir', freshDataDir);
  project.provide('sharedVariables', sharedVariables);
  project.provide('sharedProduct', { url, dataDir });
  return async () => {
    await stop();
    await removeDatabaseImage(image);
    for (const folder of [freshDataDir, dataDir]) await rm(folder, { recursive: true });
  };
}

const createOrigin = async () => `http://127.0.0.1:${await getFreePort()}`;
