import { access, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { makeDatabaseFolder } from '@/server/db/open-database-folder';

/**
 * Puts an empty database of PGlite, without tables, into a data folder: making one takes three seconds of a processor,
 * so the run makes one and copies it.
 */
export async function addEmptyDatabase(dataDir: string): Promise<void> {
  const template = path.join(inject('emptyDatabaseHome'), 'database');
  if (!(await exists(template))) await makeTemplate(template);
  await cp(template, path.join(dataDir, 'database'), { recursive: true });
}

/** Another process may make one at the same moment: the first that is done counts. */
async function makeTemplate(template: string): Promise<void> {
  const home = await mkdtemp(`${template}-`);
  const made = path.join(home, 'database');
  await makeDatabaseFolder(made);
  await rename(made, template).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(home, { recursive: true });
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
