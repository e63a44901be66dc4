import { randomUUID } from 'node:crypto';
import { type Database, getOne, type Transaction } from '../kernel/database';
import { installation } from './tables/installation';

/** A folder or a bucket says by this whose files it holds. */
export interface MarkedFiles {
  /** Operators know it by these words: a path, or `the bucket pictures`. */
  location: string;
  /** Holds the id of the database that the files belong to. */
  mark: {
    location: string;
    read(): Promise<string | null>;
    /** Removes the mark when it gets null. */
    write(id: string | null): Promise<void>;
  };
}

/**
 * Returns true if files belong to this database: both got the same random id at the first start. Returns false for a
 * location that is new to the database or belongs to another one, and tells `warn` what to do.
 */
export function ownsFiles(
  db: Transaction,
  files: MarkedFiles,
  warn: (message: string) => void,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(installation)
      .values({ id: randomUUID() })
      .onConflictDoNothing()
      .returning({ id: installation.id });
    // When several processes start at once, all but one wait for the row, so that they find the mark as well.
    const kept = await files.mark.read();
    if (begun && kept === null) {
      await files.mark.write(begun.id);
      return true;
    }
    const { id } = getOne(await tx.select().from(installation));
    if (id !== kept) warn(describeStranger(files, id));
    return id === kept;
  });
}

const describeStranger = ({ location, mark }: MarkedFiles, id: string) =>
  `The pictures in ${location} are not this database's, and none is removed: it began with another location, and all its processes need that one. If they are its own, write ${id} into ${mark.location} and start again.`;

/** Marks files as this database's own, whoever they belonged to, because they were brought along with the rows. */
export async function adoptFiles(db: Database, { mark }: MarkedFiles): Promise<void> {
  const [known] = await db.select().from(installation);
  // The rows may be from before there were ids; then the first start gives one to both.
  await mark.write(known?.id ?? null);
}
