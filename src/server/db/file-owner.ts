import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, one } from '../kernel/database';
import { writeDurably } from '../kernel/sync-files';
import { installation } from './tables/installation';

/** Not the name of an upload, so nobody serves or removes it. */
const ID_FILE = '.database-id';

/**
 * Returns true if the uploads of a folder are this database's: it knows them by a random id that both got at the first start.
 * A folder that is new to a database, or another's, is not, and `warn` is told what to do.
 */
export function ownsFiles(db: Database, uploads: string, warn: (message: string) => void): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(installation)
      .values({ id: randomUUID() })
      .onConflictDoNothing()
      .returning({ id: installation.id });
    // Of processes that start at once, the others wait for the row, so that they find the file as well.
    const kept = await readId(uploads);
    if (begun && kept === null) {
      await writeId(uploads, begun.id);
      return true;
    }
    const { id } = one(await tx.select().from(installation));
    if (id !== kept) warn(describeStranger(uploads, id));
    return id === kept;
  });
}

const describeStranger = (uploads: string, id: string) =>
  `The pictures in ${uploads} are not this database's, and none is removed: it began with another folder, and all its processes need that one. If they are its own, write ${id} into ${path.join(uploads, ID_FILE)} and start again.`;

/** Makes a folder the database's own, whatever it was: its files were brought along with the rows. */
export async function adoptFiles(db: Database, uploads: string): Promise<void> {
  const [known] = await db.select().from(installation);
  if (known) await writeId(uploads, known.id);
  // Rows from before there were ids: the first start gives one to both.
  else await rm(path.join(uploads, ID_FILE), { force: true });
}

function writeId(uploads: string, id: string): Promise<void> {
  return writeDurably(path.join(uploads, ID_FILE), id);
}

function readId(uploads: string): Promise<string | null> {
  return readFile(path.join(uploads, ID_FILE), 'utf8').then(
    (id) => id.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}
