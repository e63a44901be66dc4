import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { UploadAnswer } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { toUploadUrl } from '@/core/image-file';
import { type Phrase, phrase } from '@/core/messages';
import { getEffectiveTier, getEntitlements, getRequiredPlanAbove, type PlanFeature } from '@/core/plans';
import { uploads } from '../../db/tables/media';
import type { Deps } from '../../http/deps';
import { createFairQueue } from '../../kernel/concurrency';
import { type Database, getOne, lockName, type Transaction } from '../../kernel/database';
import { isUnavailable } from '../../kernel/database-errors';
import { FilesAway } from '../../kernel/files-away';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { assertFeature, createPlanLimitError, type UserRecord } from '../accounts';
import type { MadePicture } from './make-picture';
import { forgetShownBefore, removeUnusedFiles } from './tidy-files';
import { listShownBefore } from './upload-queries';

interface UploadUse {
  /** This field of the form carries the file. */
  field: string;
  /** The owner's plan must have this for such a file. */
  feature: PlanFeature;
  /** The sender of a form without a file is told this. */
  missing?: Phrase;
  /** Makes the files that are stored; `name` is the owner's name for the file. */
  make: (file: Buffer, field: string, name: string) => Promise<MadePicture>;
}

/** Stores the picture or the PDF of a form and returns its address. */
export async function saveUpload(
  deps: Deps,
  user: UserRecord,
  request: FastifyRequest,
  { field, feature, missing, make }: UploadUse,
): Promise<UploadAnswer> {
  const { file, fileName } = await readUpload(request, field, missing);
  assertFeature(deps, user, feature, deps.clock.now());
  await assertUploadRoom(deps, user, field);
  const picture = await queuePicture(user.id, request, () => make(file, field, fileName));
  await assertUploadRoom(deps, user, field, countBytes(picture));
  return storePicture(deps, user, picture, async (_tx, url) => ({ url }));
}

interface UploadedForm {
  file: Buffer;
  /** The sender gave this name, so it cannot be trusted. */
  fileName: string;
  /** The form's other fields stand here as they were sent. */
  fields: Record<string, string>;
}

/** Reads a form with one file in the named field. Throws VALIDATION when it is missing, TOO_LARGE above the limit. */
export async function readUpload(
  request: FastifyRequest,
  fileField: string,
  missing = phrase('errors.uploadMissing'),
): Promise<UploadedForm> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', phrase('errors.unsupportedMediaType'));
  const { files, fields } = await readParts(request).catch(refuseBroken);
  const sent = files.get(fileField);
  if (!sent || sent.file.length === 0) throw createValidationError([{ path: fileField, message: missing }]);
  return { ...sent, fields };
}

async function readParts(request: FastifyRequest) {
  const files = new Map<string, Pick<UploadedForm, 'file' | 'fileName'>>();
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file')
      files.set(part.fieldname, { file: await part.toBuffer(), fileName: part.filename ?? '' });
    else fields[part.fieldname] = String(part.value);
  }
  return { files, fields };
}

/** Refuses a form that ends too early or is none; the parser's own errors have no status then. */
function refuseBroken({ statusCode }: { statusCode?: number }): never {
  if (statusCode === 413) throw new AppError('TOO_LARGE', phrase('failures.uploadTooLarge'));
  throw new AppError('VALIDATION', phrase('errors.uploadBroken'));
}

/** If ten large pictures were decoded at the same moment, they would take a gigabyte. */
const runInTurn = createFairQueue();

/** Makes an owner's picture when it is their turn; if the connection ends before that, the request leaves the queue. */
export function queuePicture<Made>(
  userId: number,
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  make: () => Promise<Made>,
): Promise<Made> {
  const calledOff = new AbortController();
  const abort = () => calledOff.abort(new AppError('VALIDATION', phrase('errors.uploadBroken')));
  // The socket is watched, because the request closes as soon as its body is read.
  if (socket.destroyed) abort();
  socket.once('close', abort);
  return runInTurn(userId, make, calledOff.signal).finally(() => socket.off('close', abort));
}

/**
 * Stores all files of a picture, or none, and returns what `record` returns. `record` writes in the same transaction;
 * if that fails, the files are removed again. If the database went away, the rows may be stored all the same, so the
 * files stay, and the daily cleanup removes those that belong to no upload.
 */
export async function storePicture<Record>(
  deps: Deps,
  user: UserRecord,
  picture: MadePicture,
  record: (tx: Transaction, url: string) => Promise<Record>,
): Promise<Record> {
  const { clock, files } = deps;
  const [{ name: fileName }] = picture;
  const bytes = countBytes(picture);
  const begun: string[] = [];
  try {
    for (const { name, content } of picture) {
      begun.push(name);
      await files.put(name, content);
    }
    return await inTransaction(deps, async ({ db: tx }) => {
      // The record comes first, because it may lock a website: websites are locked before their owner, as when an
      // account is deleted.
      const recorded = await record(tx, toUploadUrl(fileName));
      await assertStillRoom(tx, deps, user, bytes);
      await tx.insert(uploads).values({ fileName, userId: user.id, bytes, createdAt: clock.now() });
      return recorded;
    });
  } catch (error) {
    const isStoredPerhaps = isUnavailable(error) && !(error instanceof FilesAway);
    if (isStoredPerhaps) throw error;
    const removed = Promise.allSettled(begun.map((name) => files.remove(name)));
    // If the bucket is away, waiting for it would take as long again; the daily cleanup removes the files that got
    // there.
    if (!(error instanceof FilesAway)) await removed;
    throw error;
  }
}

/** Adds up the sizes of all files of a picture. */
export function countBytes(picture: MadePicture): number {
  return picture.reduce((sum, { content }) => sum + content.length, 0);
}

/**
 * One owner may have this many pictures and PDFs: the fullest gallery that a plan sells, and half as many elsewhere.
 */
const MAX_UPLOADS = 1500;
const MEGABYTE = 1_000_000;

/** An owner's pictures and PDFs take this much room. */
interface UsedRoom {
  files: number;
  bytes: number;
}

/**
 * Refuses an owner whose plan has no room for this many more bytes. Before that it makes room by removing files that
 * nothing shows any more, and then those that only earlier versions of a page show, the oldest first.
 */
export async function assertUploadRoom(
  deps: Deps,
  user: UserRecord,
  field: string,
  bytes = 1,
): Promise<void> {
  const { db } = deps;
  const maxBytes = getMaxBytes(deps, user);
  const isOver = ({ files, bytes: used }: UsedRoom) => files >= MAX_UPLOADS || used + bytes > maxBytes;
  if (!isOver(await getUsedRoom(db, user.id))) return;
  await removeUnusedFiles(deps, user.id);
  const used = await getUsedRoom(db, user.id);
  if (!isOver(used)) return;
  const ids: string[] = [];
  for (const upload of await listShownBefore(db, user.id)) {
    if (!isOver(used)) break;
    ids.push(upload.id);
    used.files -= 1;
    used.bytes -= upload.bytes;
  }
  // If removing their files would not make enough room, earlier versions keep them.
  if (!isOver(used)) {
    await forgetShownBefore(deps, user.id, ids);
    if (!isOver(await getUsedRoom(db, user.id))) return;
  }
  if (used.files >= MAX_UPLOADS)
    throw createValidationError([
      { path: field, message: phrase('errors.uploadTooMany', { max: MAX_UPLOADS }) },
    ]);
  throw createRoomError(deps, user);
}

/** Checks the room again in the transaction that stores an upload: of two at once, the second one waits and is refused. */
async function assertStillRoom(tx: Transaction, deps: Deps, user: UserRecord, bytes: number): Promise<void> {
  await lockName(tx, `uploads of ${user.id}`);
  const used = await getUsedRoom(tx, user.id);
  if (used.bytes + bytes > getMaxBytes(deps, user)) throw createRoomError(deps, user);
}

async function getUsedRoom(db: Database, userId: number): Promise<UsedRoom> {
  return getOne(
    await db
      .select({
        files: sql<number>`count(*)::integer`,
        bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8`,
      })
      .from(uploads)
      .where(eq(uploads.userId, userId)),
  );
}

function getMaxBytes({ clock }: Deps, user: UserRecord): number {
  return getEntitlements(getEffectiveTier(user, clock.now())).limit('pictureMegabytes') * MEGABYTE;
}

function createRoomError(deps: Deps, user: UserRecord) {
  const tier = getEffectiveTier(user, deps.clock.now());
  return createPlanLimitError(
    deps,
    tier,
    getRequiredPlanAbove('pictureMegabytes', getEntitlements(tier).limit('pictureMegabytes')),
  );
}
