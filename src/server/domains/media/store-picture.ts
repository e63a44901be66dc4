import { uploads } from '../../db/tables/media';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import type { UserRecord } from '../accounts';
import type { MadePicture } from './open-picture';
import { assertStillRoom } from './upload-room';

/**
 * Stores all files of a picture, or none, and answers its address. What `record` writes about it is written in the same
 * transaction; when that fails the files are gone again.
 */
export async function storePicture<Record>(
  deps: Deps,
  user: UserRecord,
  picture: MadePicture,
  record: (tx: Database, url: string) => Promise<Record>,
): Promise<Record> {
  const { clock, files } = deps;
  const [{ name: fileName }] = picture;
  const bytes = bytesOf(picture);
  const begun: string[] = [];
  try {
    for (const { name, content } of picture) {
      begun.push(name);
      await files.put(name, content);
    }
    return await inTransaction(deps, async ({ db: tx }) => {
      // First what may lock a website: whoever deletes the account locks websites before their owner, too.
      const recorded = await record(tx, `/uploads/${fileName}`);
      await assertStillRoom(tx, deps, user, bytes);
      await tx.insert(uploads).values({ fileName, userId: user.id, bytes, createdAt: clock.now() });
      return recorded;
    });
  } catch (error) {
    await Promise.allSettled(begun.map((name) => files.remove(name)));
    throw error;
  }
}

/** What all files of a picture take. */
export function bytesOf(picture: MadePicture): number {
  return picture.reduce((sum, { content }) => sum + content.length, 0);
}
