import { cp, lstat } from 'node:fs/promises';
import { newDataDir } from './new-data-dir';
import { startProduct } from './running-product';

/** A data folder of a product that was started once: its tables are there, and nothing in them. */
export async function makeFreshDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  const product = await startProduct({ DATA_DIR: dataDir });
  await product.stop();
  return dataDir;
}

/** Making a database takes seconds, copying one none. */
export async function copyDataDir(from: string): Promise<string> {
  const dataDir = await newDataDir();
  // A process that was ended early leaves its socket, which cannot be copied.
  await cp(from, dataDir, {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSocket(),
  });
  return dataDir;
}
