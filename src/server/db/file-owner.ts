import { randomUUID } from 'node:crypto';
import { type Database, getOne, type Transaction } from '../kernel/database';
import { installation } from './tables/installation';

/** A folder or a bucket with files, as far as it says whose they are. */
export interface MarkedFiles {
  /** Operators know it by these words: a path, or `the bucket pictures`. */
  location: string;
  /** The id of the database that the files belong to stands here. */
  mark: {
    location: string;
    read(): Promise<string | null>;
    /** Null takes the mark away. */
    write(id: string | null): Promise<void>;
  };
}

/**
 * Returns true if files are this database's: it knows them by a random id that both got at the first start. A location
 * that is new to a database, or another's, is not, and `warn` is told what to do.
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

/** Makes files the database's own, whoever's they were: they were brought along with the rows. */
export async function adoptFiles(db: Database, { mark }: MarkedFiles): Promise<void> {
  const [known] = await db.select().from(installation);
  // Rows from before there were ids: the first start gives one to both.
  await mark.write(known?.id ?? null);
}
