import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { uploads } from '../../db/tables/websites';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { removeUnusedFiles } from '../../unused-files';
import { readLogo } from './read-picture';

/** Pictures of one owner: far more than anybody's pages show. */
const MAX_UPLOADS = 200;

/** The file of one field of a form; VALIDATION when it is missing, TOO_LARGE above the limit. */
export async function fileOf(request: FastifyRequest, fieldName: string): Promise<Buffer> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', text('errors.unsupportedMediaType'));
  const part = await request.file().catch(refuseBroken);
  if (!part || part.fieldname !== fieldName) throw missing(fieldName);
  const content = await part.toBuffer().catch(refuseBroken);
  if (content.length === 0) throw missing(fieldName);
  return content;
}

/** A form that ends too early or is none: the parser's own errors carry no status. */
function refuseBroken({ statusCode }: { statusCode?: number }): never {
  if (statusCode === 413) throw new AppError('TOO_LARGE', text('errors.uploadTooLarge'));
  throw new AppError('VALIDATION', text('errors.uploadBroken'));
}

/** Stores a logo and answers its address; an owner who fills the disk is refused. */
export async function saveLogo(deps: Deps, userId: number, file: Buffer): Promise<{ url: string }> {
  const { db, clock, files } = deps;
  await assertRoom(deps, userId);
  const { fileName, content } = await readLogo(file);
  await files.put(fileName, content);
  try {
    await db.insert(uploads).values({ fileName, userId, bytes: content.length, createdAt: clock.now() });
  } catch (error) {
    await files.remove(fileName);
    throw error;
  }
  return { url: `/uploads/${fileName}` };
}

async function assertRoom(deps: Deps, userId: number): Promise<void> {
  const countUploads = () => deps.db.$count(uploads, eq(uploads.userId, userId));
  if ((await countUploads()) < MAX_UPLOADS) return;
  await removeUnusedFiles(deps, userId);
  if ((await countUploads()) < MAX_UPLOADS) return;
  throw validationError([{ path: 'logo', message: text('errors.uploadTooMany', { max: MAX_UPLOADS }) }]);
}

function missing(path: string): AppError {
  return validationError([{ path, message: text('errors.uploadMissing') }]);
}
