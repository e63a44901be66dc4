import { sql } from 'drizzle-orm';
import { allowTime, type DatabaseHandle, getOne, lockName } from '../kernel/database';
import { createKeyedHash } from '../kernel/secrets';
import { installation } from './tables/installation';

/**
 * Throws when other servers run on the database with another SESSION_SECRET: people who have logged in at one would
 * be strangers at the next. The database keeps a keyed hash of the secret. When no running server has that secret
 * any more, the hash is replaced, and `warn` is told that everybody has to log in again.
 */
export async function assertSharedSecret(
  { db, countOtherServers }: Pick<DatabaseHandle, 'db' | 'countOtherServers'>,
  secret: string,
  warn: (message: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    await allowTime(tx);
    await tx.execute(sql`SET LOCAL lock_timeout = 15000`);
    // Servers that start at once follow each other: the first is seen to run before the next one looks.
    await lockName(tx, 'session secret');
    const others = await countOtherServers();
    const { id, secretCheck } = getOne(await tx.select().from(installation));
    const check = createKeyedHash(secret)('the secret that processes share', id);
    if (secretCheck === check) return;
    if (secretCheck !== null && others !== 0) throw new Error(describeOther(others));
    await tx.update(installation).set({ secretCheck: check });
    if (secretCheck !== null)
      warn('SESSION_SECRET is another one than before: everybody has to log in again.');
  });
}

function describeOther(others: number | null): string {
  return others === null
    ? 'SESSION_SECRET is another one than that of the servers before. Give all processes the same. To change it, stop all of them, and start one with DATABASE_DIRECT_URL set: through a pooler nobody can tell whether others run.'
    : `SESSION_SECRET is another one than that of the servers which run on this database (${others}): people would be logged in at one and not at the next. Give all processes the same. To change it, stop all of them first.`;
}
