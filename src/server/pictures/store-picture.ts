import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { uploads } from '../db/tables/websites';
import type { Deps } from '../deps';
import { text } from '../http/translate';
import { validationError } from '../http/validation';
import { removeUnusedFiles } from '../unused-files';
import type { MadePicture } from './open-picture';

/** Pictures of one owner: the fullest gallery that a plan sells, and half as many elsewhere. */
const MAX_UPLOADS = 1500;

/**
 * Stores all files of a picture, or none, and answers its address. What `record` writes about it is written in the same
 * transaction; when that fails the files are gone again.
 */
export async function storePicture<Record>(
  { db, clock, files }: Deps,
  userId: number,
  picture: MadePicture,
  record: (tx: Database, url: string) => Promise<Record>,
): Promise<Record> {
  const [{ name: fileName }] = picture;
  const bytes = picture.reduce((sum, { content }) => sum + content.length, 0);
  const begun: string[] = [];
  try {
    for (const { name, content } of picture) {
      begun.push(name);
      await files.put(name, content);
    }
    return await db.transaction(async (tx) => {
      // First what may lock a website: whoever deletes the account locks websites before their owner, too.
      const recorded = await record(tx, `/uploads/${fileName}`);
      await tx.insert(uploads).values({ fileName, userId, bytes, createdAt: clock.now() });
      return recorded;
    });
  } catch (error) {
    await Promise.allSettled(begun.map((name) => files.remove(name)));
    throw error;
  }
}

/** Refuses an owner who fills the disk; what nothing names any more makes room first. */
export async function assertUploadRoom(deps: Deps, userId: number, field: string): Promise<void> {
  const countUploads = () => deps.db.$count(uploads, eq(uploads.userId, userId));
  if ((await countUploads()) < MAX_UPLOADS) return;
  await removeUnusedFiles(deps, userId);
  if ((await countUploads()) < MAX_UPLOADS) return;
  throw validationError([{ path: field, message: text('errors.uploadTooMany', { max: MAX_UPLOADS }) }]);
}
